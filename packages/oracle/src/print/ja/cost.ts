import type { Cost, Filter, Value } from '@ettin/schema';
import { bindEntity } from '../scope.js';
import { selfName } from './object.js';
import { energy, points, some, things } from './quantity.js';
import type { NounOptions, Speech } from './speech.js';
import { counterNoun } from './subtypes.js';
import { chain } from './verb.js';
import { ZONE_WORDS } from './vocabulary.js';
import { number } from './words.js';

/** Things paid are yours by nature: "クリーチャー１体を生け贄に捧げる". */
const YOURS: NounOptions = { controller: 'unsaid' };
const IN_HAND: NounOptions = { head: 'card', place: 'unsaid' };

function chosen(filter: Filter, count: Value | 'anyNumber' | undefined, s: Speech, options = YOURS): string {
  return count === 'anyNumber'
    ? s.say.np(filter, { before: '望む数の' }, s, options)
    : some(filter, count, s, options);
}

const self = (s: Speech) => s.say.object('self', s).text;

const card = (s: Speech) => {
  s.said.add('self');
  return selfName(s.self, s.from);
};

function discarded(discard: NonNullable<Cost['discard']>, s: Speech): string {
  if (discard.count === 'hand') return 'あなたの手札をすべて捨てる';
  const text = chosen(discard.what ?? {}, discard.count, s, IN_HAND);
  return `${discard.random === true ? '無作為に' : ''}${text}を捨てる`;
}

const tappable = (what: Filter): Filter => ({ ...what, tapped: false, controller: 'you' });

type Part<K extends keyof Cost> = (part: NonNullable<Cost[K]>, s: Speech) => string;

/** The parts of a cost in the order in which they are written, as what somebody does. */
const PARTS: { readonly [K in keyof Required<Cost>]: Part<K> } = {
  loyalty: (n) => (n === 'minusX' ? '−X' : n > 0 ? `+${n}` : n === 0 ? '0' : `−${-n}`),
  mana: (mana) => `${mana}を支払う`,
  tapSelf: () => '{T}',
  untapSelf: () => '{Q}',
  payLife: (value, s) => `${points(value, 'ライフ', s)}を支払う`,
  energy: (count, s) => `${energy(count, s)}を支払う`,
  tap: ({ what, count }, s) => `${chosen(tappable(what), count, s, {})}をタップする`,
  tapPower: ({ what, total }, s) =>
    `パワーの合計が${number(total)}以上になるように、${s.say.np(tappable(what), { before: '望む数の' }, s)}をタップする`,
  removeCounters: ({ kind, count, from }, s) =>
    `${from === undefined ? self(s) : s.say.np(from, 'one', s)}の上から${things(count, counterNoun(kind), '個', s)}を取り除く`,
  addCounters: ({ kind, count }, s) => `${self(s)}の上に${things(count, counterNoun(kind), '個', s)}を置く`,
  discard: discarded,
  discardSelf: (_, s) => `${card(s)}を捨てる`,
  sacrifice: ({ what, count, as }, s) => {
    const text = chosen(what, count, s);
    binds(as, what, count, s);
    return `${text}を生け贄に捧げる`;
  },
  sacrificeSelf: (_, s) => `${self(s)}を生け贄に捧げる`,
  exile: ({ what, count }, s) => `${chosen(what, count, s)}を追放する`,
  exileSelf: (_, s) =>
    s.from === 'hand' || s.from === 'graveyard'
      ? `あなたの${ZONE_WORDS[s.from]}にある${card(s)}を追放する`
      : `${card(s)}を追放する`,
  returnToHand: ({ what, count }, s) =>
    `${chosen({ ...what, controller: 'you' }, count, s, {})}をオーナーの手札に戻す`,
  returnSelf: (_, s) => `${self(s)}をオーナーの手札に戻す`,
  mill: (value, s) => `${things(value, 'カード', '枚', s)}を切削する`,
  anyOf: (costs, s) => costs.map((one) => chain(cost(one, s))).join('か、'),
  reveal: ({ what, count }, s) => `あなたの手札から${chosen(what, count, s, IN_HAND)}を公開する`,
};

/** What was sacrificed is spoken of later: "生け贄に捧げたクリーチャー". */
function binds(
  as: string | undefined,
  what: Filter,
  count: Value | 'anyNumber' | undefined,
  s: Speech,
): void {
  if (as === undefined) return;
  const plural = count !== undefined && count !== 1;
  bindEntity(as, { kind: 'object', filter: what, label: 'sacrificed', plural }, s);
  const done = `これにより生け贄に捧げた${s.say.np(what, 'bare', s, YOURS)}`;
  s.results.set(as, { of: 'objects', done, filter: what });
}

const KEYS = Object.keys(PARTS) as readonly (keyof Cost)[];

function part<K extends keyof Cost>(key: K, cost_: Cost, s: Speech): string | null {
  const value = cost_[key];
  return value === undefined ? null : PARTS[key](value as NonNullable<Cost[K]>, s);
}

/** What somebody does to pay: "{2}を支払う", "クリーチャー１体を生け贄に捧げる". */
export function cost(cost_: Cost, s: Speech): readonly string[] {
  return KEYS.map((key) => part(key, cost_, s)).filter((said) => said !== null);
}

/** Symbols stand alone before a colon: "{2}，{T}，クリーチャー１体を生け贄に捧げる". */
export function costText(cost_: Cost, s: Speech): string {
  return cost(cost_, s)
    .map((said) => (cost_.mana !== undefined && said === `${cost_.mana}を支払う` ? cost_.mana : said))
    .join('，');
}

/** After a keyword's name: "{2}", or "―クリーチャー１体を生け贄に捧げる。" where it is more than mana. */
export function keywordCost(cost_: Cost, s: Speech): string {
  const keys = KEYS.filter((key) => cost_[key] !== undefined);
  return keys.every((key) => key === 'mana') ? (cost_.mana ?? '') : `―${costText(cost_, s)}。`;
}
