import type { Filter, PlayerRef, Value } from '@ettin/schema';
import { zonesOf } from '../places.js';
import type { Result } from '../scope.js';
import { no, type Phrase } from './grammar.js';
import { beforeNoun, counterOf, onBattlefield, sized } from './noun.js';
import type { Speech } from './speech.js';
import { counterNoun } from './subtypes.js';
import { eachOfTally, tallyValue } from './tally.js';
import { COLOR_WORDS } from './vocabulary.js';
import { both, type Counter, count, number, quantityName } from './words.js';

export const RESULT_COUNTERS: Readonly<Record<Result['of'], Counter>> = {
  life: '点',
  damage: '点',
  cards: '枚',
  objects: 'つ',
  counters: '個',
  roll: 'つ',
  number: 'つ',
};

/** A number that an instruction left behind: "これにより失われたライフの点数". */
function result(name: string, s: Speech): string {
  const known = s.results.get(name);
  if (known === undefined) return 'その数';
  if (known.of === 'number' || known.of === 'roll') return known.done;
  return `${known.done}の${quantityName(RESULT_COUNTERS[known.of])}`;
}

export const QUALITIES = { power: 'パワー', toughness: 'タフネス', manaValue: 'マナ総量' } as const;

const round = (way: 'up' | 'down') => (way === 'up' ? '（端数切り上げ）' : '（端数切り捨て）');

/** "あなたのチームのプレイヤー", whose values are compared. */
function everyone(among: PlayerRef, s: Speech): string {
  return among === 'eachPlayer'
    ? 'すべてのプレイヤー'
    : among === 'opponents'
      ? 'すべての対戦相手'
      : s.say.whose(among, s).text;
}

function extreme(value: Value, among: PlayerRef, word: string, s: Speech): string {
  const before = s.playerText;
  s.playerText = '';
  const what = s.say.value(value, s);
  s.playerText = before;
  return `${everyone(among, s)}の${what}のうち${word}`;
}

const kindOf = (filter: Filter): Counter =>
  zonesOf(filter).some((zone) => zone !== 'battlefield' && zone !== 'stack') ? '枚' : 'つ';

/** A value as a noun phrase: "あなたがコントロールしているクリーチャーの数", "それのパワー", "７". */
export function value(value_: Value, s: Speech): string {
  const v = value_;
  if (typeof v === 'number') return number(v);
  if (v === 'X') return 'Ｘ';
  if (v === 'thatMuch') return 'その数';
  const say = (part: Value) => s.say.value(part, s);
  const who = (ref: PlayerRef): Phrase => s.say.player(ref, s);
  if ('count' in v)
    return `${onBattlefield(v.count)}${s.say.np(v.count, 'bare', s)}の${quantityName(kindOf(v.count))}`;
  if ('countOf' in v) return `${s.say.object(v.countOf, s, 'bare').text}の数`;
  if ('countPlayers' in v) return `${who(v.countPlayers).text.replace('各', '')}の人数`;
  if ('lifeOf' in v) return `${no(who(v.lifeOf))}ライフ総量`;
  if ('startingLife' in v) return `${s.playerText === '自分' ? '自分' : 'あなた'}の初期ライフ総量`;
  if ('powerOf' in v) return `${s.say.object(v.powerOf, s).text}のパワー`;
  if ('toughnessOf' in v) return `${s.say.object(v.toughnessOf, s).text}のタフネス`;
  if ('manaValueOf' in v) return `${s.say.object(v.manaValueOf, s).text}のマナ総量`;
  if ('countersOn' in v) return `${s.say.object(v.countersOn, s).text}の上にある${counterNoun(v.kind)}の数`;
  if ('playerCounters' in v) {
    const of = v.of === 'opponents' ? '対戦相手' : s.say.whose(v.of, s).text;
    return `${of === '' ? '' : `${of}が`}持っている${counterNoun(v.playerCounters)}の数`;
  }
  if ('handSize' in v) return `${no(who(v.handSize))}手札の枚数`;
  if ('librarySize' in v) return `${no(who(v.librarySize))}ライブラリーのカードの枚数`;
  if ('devotion' in v)
    return `${no(who(v.of))}${both(v.devotion.map((color) => COLOR_WORDS[color]))}への信心`;
  if ('result' in v) return result(v.result, s);
  if ('timesKicked' in v) return `${s.say.object('self', s).text}がキッカーされた回数`;
  if ('tally' in v) return tallyValue(v, s);
  if ('cardTypesInGraveyard' in v)
    return `${no(who(v.cardTypesInGraveyard))}墓地にあるカードのカード・タイプの種類数`;
  if ('domain' in v) return `${who(v.domain).text}がコントロールしている土地の基本土地タイプの種類数`;
  if ('colorsAmong' in v) return `${s.say.np(v.colorsAmong, 'bare', s)}の色の数`;
  if ('greatest' in v) return `${s.say.np(v.among, 'bare', s)}の中の${QUALITIES[v.greatest]}の最大値`;
  if ('total' in v) return `${s.say.object(v.among, s, 'bare').text}の${QUALITIES[v.total]}の合計`;
  if ('most' in v) return extreme(v.most, v.among, '最大の値', s);
  if ('least' in v) return extreme(v.least, v.among, '最小の値', s);
  if ('sum' in v) {
    const parts = [...v.sum].sort((a, b) => Number(typeof a === 'number') - Number(typeof b === 'number'));
    return parts.map(say).join('に') + (parts.length > 1 ? 'を足した値' : '');
  }
  if ('minus' in v) return `${say(v.minus[0])}から${say(v.minus[1])}を引いた値`;
  if ('times' in v) {
    const [a, b] = v.times;
    if (typeof a === 'number') return `${say(b)}の${number(a)}倍`;
    return typeof b === 'number' ? `${say(a)}の${number(b)}倍` : `${say(a)}に${say(b)}を掛けた値`;
  }
  if ('divide' in v)
    return `${say(v.divide)}の${v.by === 2 ? '半分' : `${number(v.by)}分の１`}${round(v.round)}`;
  if ('max' in v) return `${both(v.max.map(say))}のうち大きいほうの値`;
  if ('min' in v) return `${both(v.min.map(say))}のうち小さいほうの値`;
  return '選ばれた数';
}

/** What stands before "につき": "あなたがコントロールしているクリーチャー１体", "あなたの手札のカード１枚". */
export function forEach(v: Value, s: Speech): string {
  if (typeof v !== 'object') return s.say.value(v, s);
  if ('count' in v) {
    const said = s.say.noun(v.count, {}, s);
    return onBattlefield(v.count) + beforeNoun(said) + sized(said.heads, '１');
  }
  if ('countersOn' in v) return `${s.say.object(v.countersOn, s).text}の上にある${counterNoun(v.kind)}１個`;
  if ('playerCounters' in v) {
    const of = v.of === 'opponents' ? '対戦相手' : s.say.whose(v.of, s).text;
    return `${of}が持っている${counterNoun(v.playerCounters)}１個`;
  }
  if ('countPlayers' in v) return `${s.say.player(v.countPlayers, s).text.replace('各', '')}１人`;
  if ('timesKicked' in v) return `${s.say.object('self', s).text}がキッカーされた１回`;
  if ('handSize' in v) return `${no(s.say.player(v.handSize, s))}手札のカード１枚`;
  if ('countOf' in v) return `${s.say.object(v.countOf, s, 'bare').text}１つ`;
  if ('tally' in v) return eachOfTally(v, s);
  if ('domain' in v || 'cardTypesInGraveyard' in v)
    return `${s.say.value(v, s).replace(/の種類数$/, '')}１種類`;
  if ('colorsAmong' in v) return `${s.say.np(v.colorsAmong, 'bare', s)}の色１色`;
  if ('result' in v) {
    const known = s.results.get(v.result);
    if (known === undefined) return 'それ１つ';
    const counter = known.filter === undefined ? RESULT_COUNTERS[known.of] : counterFor(known.filter, s);
    return known.done + count(1, counter);
  }
  return `${s.say.value(v, s)}１`;
}

/** The counter of what a filter describes. */
export const counterFor = (filter: Filter, s: Speech): Counter => counterOf(s.say.noun(filter, {}, s).heads);
