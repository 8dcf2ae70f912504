import type { TokenDef } from '@ettin/schema';
import { newScope } from '../scope.js';
import { selfOf } from '../self.js';
import { description } from './described.js';
import { type NounPhrase, phrase } from './grammar.js';
import { size } from './size.js';
import { fresh, type Speech } from './speech.js';
import { subtype } from './subtypes.js';
import { list, sentence } from './words.js';

/** The abilities of a token, quoted; it calls itself "ce jeton". */
function abilities(token: TokenDef, s: Speech): string {
  const own = (): Speech => ({ ...newScope(selfOf(token, 'token'), 'battlefield'), ...fresh(s.say) });
  const keywords = (token.keywords ?? []).map((keyword) => s.say.theKeyword(keyword, own()));
  const quotes = (token.abilities ?? []).map((ability) => `« ${sentence(s.say.ability(ability, own()))} »`);
  const all = [...keywords, ...quotes];
  return all.length === 0 ? '' : ` avec ${list(all, 'et')}`;
}

/** "un jeton de créature 1/1 blanche Soldat", "deux jetons Trésor", "Ada, un jeton de créature légendaire …". */
export function token(token_: TokenDef, s: Speech, count: string | null): NounPhrase {
  const { power, toughness, supertypes = [], subtypes = [], types, name, colors } = token_;
  const many = count !== null;
  const sized = power !== undefined || toughness !== undefined;
  const { text } = description(
    {
      types,
      subtypes,
      supertypes,
      ...(colors === undefined || colors.length === 0 ? {} : { colors }),
      ...(sized ? { size: size(power ?? 0, toughness ?? 0, s) } : {}),
      colorless: types.includes('creature'),
    },
    false,
  );
  const legend = name !== undefined && supertypes.includes('legendary') && !many;
  const kinds = subtypes.join(' ');
  const own =
    name === undefined ||
    name === kinds ||
    name ===
      list(
        subtypes.map((one) => subtype(one).one),
        'et',
      );
  const called = legend || own ? '' : ` ${many ? 'appelés' : 'appelé'} ${name}`;
  const said = `${count ?? 'un'} ${many ? 'jetons' : 'jeton'} de ${text}${called}${abilities(token_, s)}`;
  return phrase(legend ? `${name}, ${said}` : said, { gender: 'm', plural: many });
}
