import type { TokenDef } from '@ettin/schema';
import { selfOf } from '../self.js';
import { size } from './size.js';
import { type HeadNoun, newSpeech, type Speech } from './speech.js';
import { subtypeWord } from './subtypes.js';
import { COLOR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { both } from './words.js';

const freshFor = (token: TokenDef, s: Speech): Speech =>
  newSpeech(selfOf(token, 'token'), 'battlefield', s.say);

/** "飛行を持つ", "「…。」を持つ"; it calls itself "このトークン". */
function abilities(token: TokenDef, s: Speech): string {
  const keywords = (token.keywords ?? []).map((keyword) => s.say.keyword(keyword, freshFor(token, s)));
  const quotes = (token.abilities ?? []).map(
    (ability) => `「${s.say.ability(ability, freshFor(token, s))}」`,
  );
  const all = [...keywords, ...quotes];
  return all.length === 0 ? '' : `${both(all)}を持つ`;
}

/** "飛行を持つ白の1/1のスピリット・クリーチャー・トークン", with the word it is counted by. */
export function token(token_: TokenDef, s: Speech): HeadNoun {
  const { power, toughness, supertypes = [], subtypes = [], types, name, colors = [] } = token_;
  const creature = types.includes('creature');
  const sized =
    power !== undefined || toughness !== undefined ? `${size(power ?? 0, toughness ?? 0, s)}の` : '';
  const color =
    colors.length > 0 ? `${both(colors.map((one) => COLOR_WORDS[one]))}の` : creature ? '無色の' : '';
  const kind = [...subtypes.map(subtypeWord), ...types.map((type) => TYPE_WORDS[type]), 'トークン'].join(
    '・',
  );
  const called = name === undefined || name === subtypes.join(' ') ? '' : `「${name}」という名前の、`;
  const legend = supertypes.map((supertype) => SUPERTYPE_WORDS[supertype]).join('');
  return {
    text: `${called}${abilities(token_, s)}${color}${sized}${legend}${kind}`,
    counter: creature || types.includes('planeswalker') ? '体' : 'つ',
  };
}
