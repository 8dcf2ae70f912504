import type { TokenDef } from '@ettin/schema';
import { newScope } from '../scope.js';
import { selfOf } from '../self.js';
import { size } from './size.js';
import type { Speech } from './speech.js';
import { COLOR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { list, sentence, withArticle } from './words.js';

function colorWords(token: TokenDef): string {
  const colors = token.colors ?? [];
  if (colors.length > 0) {
    return list(
      colors.map((color) => COLOR_WORDS[color]),
      'and',
    );
  }
  return token.types.includes('creature') ? 'colorless' : '';
}

/** The abilities of a token, quoted; it calls itself "this token". */
function abilities(token: TokenDef, s: Speech): string {
  const own: Speech = { ...s, ...newScope(selfOf(token, 'token'), 'battlefield') };
  const keywords = (token.keywords ?? []).map((keyword) => s.say.keyword(keyword, own));
  const quotes = (token.abilities ?? []).map(
    (ability) => `"${sentence(s.say.ability(ability, freshFor(token, s)))}"`,
  );
  const all = [...keywords, ...quotes];
  return all.length === 0 ? '' : ` with ${list(all, 'and')}`;
}

const freshFor = (token: TokenDef, s: Speech): Speech => ({
  ...s,
  ...newScope(selfOf(token, 'token'), 'battlefield'),
  player: null,
});

/** A token by itself: "a 1/1 white Soldier creature token", "Ada, a legendary …". */
export const oneToken = (said: string): string => (/^[^,]+, an? /.test(said) ? said : withArticle(said));

/** "1/1 white Soldier creature token with flying", without article or number. */
export function token(
  token_: TokenDef,
  s: Speech,
  options: { readonly many: boolean; readonly status?: string },
): string {
  const { power, toughness, supertypes = [], subtypes = [], types, name } = token_;
  const sized = power !== undefined || toughness !== undefined;
  const noun = options.many ? 'tokens' : 'token';
  const words = [
    options.status ?? '',
    ...supertypes.map((supertype) => SUPERTYPE_WORDS[supertype]),
    sized ? size(power ?? 0, toughness ?? 0, s) : '',
    colorWords(token_),
    ...subtypes,
    ...types.map((type) => TYPE_WORDS[type]),
    noun,
  ];
  const legend = name !== undefined && supertypes.includes('legendary') && !options.many;
  const called = name === undefined || legend || name === subtypes.join(' ') ? '' : ` named ${name}`;
  const said = words.filter((word) => word !== '').join(' ') + called + abilities(token_, s);
  return legend ? `${name}, ${withArticle(said)}` : said;
}
