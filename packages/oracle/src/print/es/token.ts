import type { TokenDef } from '@ettin/schema';
import { newScope } from '../scope.js';
import { selfOf } from '../self.js';
import { joinedTypes } from './noun-core.js';
import { size } from './size.js';
import { skills } from './skills.js';
import type { Speech, TokenOptions } from './speech.js';
import { subtypesText } from './subtypes.js';
import { COLOR_WORDS, COLORLESS, SUPERTYPE_WORDS } from './vocabulary.js';
import { list, sentence } from './words.js';

/** Said of "ficha" or "fichas". */
function colorWords(token: TokenDef, many: boolean): string {
  const colors = token.colors ?? [];
  if (colors.length > 0) {
    return list(
      colors.map((color) => COLOR_WORDS[color]('f', many)),
      'y',
    );
  }
  return token.types.includes('creature') ? COLORLESS('f', many) : '';
}

const freshFor = (token: TokenDef, s: Speech): Speech => ({
  ...s,
  ...newScope(selfOf(token, 'token'), 'battlefield'),
  player: null,
});

/** The abilities of a token, quoted; it calls itself "esta ficha". */
function abilities(token: TokenDef, s: Speech): string {
  const own = freshFor(token, s);
  const keywords = (token.keywords ?? []).map((keyword) => s.say.keyword(keyword, own));
  const quotes = (token.abilities ?? []).map(
    (ability) => `"${sentence(s.say.ability(ability, freshFor(token, s)))}"`,
  );
  const all = [...(keywords.length === 0 ? [] : [skills(keywords)]), ...quotes];
  return all.length === 0 ? '' : ` con ${list(all, 'y')}`;
}

/** "ficha de criatura Soldado blanca 1/1 con la habilidad de volar", without article or number. */
export function token(token_: TokenDef, s: Speech, { many, status = '' }: TokenOptions): string {
  const { power, toughness, supertypes = [], subtypes = [], types, name } = token_;
  const sized = power !== undefined || toughness !== undefined;
  const noun = joinedTypes(types);
  const words = [
    many ? 'fichas' : 'ficha',
    `de ${noun.text}`,
    ...supertypes.map((supertype) => SUPERTYPE_WORDS[supertype](noun.gender, false)),
    subtypesText(subtypes),
    colorWords(token_, many),
    sized ? size(power ?? 0, toughness ?? 0, s) : '',
    status,
  ];
  const legend = name !== undefined && supertypes.includes('legendary') && !many;
  const called =
    name === undefined || legend || name === subtypes.join(' ')
      ? ''
      : ` ${many ? 'llamadas' : 'llamada'} ${name}`;
  const said = words.filter((word) => word !== '').join(' ') + called + abilities(token_, s);
  return legend ? `${name}, una ${said}` : said;
}

/** A token by itself: "una ficha de criatura Soldado blanca 1/1", "Ada, una ficha …". */
export const oneToken = (said: string): string => (/^[^,]+, una ficha /.test(said) ? said : `una ${said}`);
