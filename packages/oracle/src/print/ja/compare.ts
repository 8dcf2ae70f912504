import type { Compare, Filter, Value } from '@ettin/schema';
import { ga, no } from './grammar.js';
import { whereabouts } from './noun.js';
import type { Speech } from './speech.js';
import { counterNoun } from './subtypes.js';
import { bound, isNone, isSome, tallyCondition } from './tally.js';
import { counterFor } from './value.js';
import { type Counter, number } from './words.js';

export const INVERSE: Readonly<Record<Compare, Compare>> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
};

const WORDS: Readonly<Record<Compare, string>> = {
  '<': '未満である',
  '<=': '以下である',
  '=': 'に等しい',
  '!=': 'に等しくない',
  '>=': '以上である',
  '>': 'より大きい',
};

/** "カードが７枚以上ある", "カードがない", "カードがある". */
function there(noun: string, is: Compare, n: number, counter: Counter): string {
  const living = counter === '体';
  if (isNone(is, n)) return `${noun}が${living ? 'いない' : 'ない'}`;
  const there_ = living ? 'いる' : 'ある';
  return isSome(is, n) ? `${noun}が${there_}` : `${noun}が${bound(is, n, counter)}${there_}`;
}

/** "にカードがない", "が２枚以上である". */
function cards(is: Compare, n: number): string {
  if (isNone(is, n)) return 'にカードがない';
  return isSome(is, n) ? 'にカードがある' : `のカードが${bound(is, n, '枚')}である`;
}

/** What somebody controls, or what there is, counted against a number. */
function countAgainst(filter: Filter, is: Compare, n: number, s: Speech): string {
  const { controller } = filter;
  const counter = counterFor(filter, s);
  if (controller !== undefined && controller !== 'notYou' && controller !== 'eachPlayer') {
    const who = ga(s.say.whose(controller, s));
    const what = s.say.np(filter, 'bare', s, { controller: 'unsaid' });
    if (isNone(is, n)) return `${who}${what}をコントロールしていない`;
    if (isSome(is, n)) return `${who}${what}をコントロールしている`;
    return `${who}${what}を${bound(is, n, counter)}コントロールしている`;
  }
  const [place, options] = whereabouts(filter, s);
  return place + there(s.say.np(filter, 'bare', s, options), is, n, counter);
}

/** One side counted against a number, in the words that fit what is counted. */
function againstNumber(a: Value, is: Compare, n: number, s: Speech): string | null {
  if (typeof a !== 'object') return null;
  if ('lifeOf' in a) {
    const life = `${no(s.say.whose(a.lifeOf, s))}ライフ総量が`;
    return is === '=' ? `${life}${number(n)}点である` : `${life}${bound(is, n, '点')}である`;
  }
  if ('count' in a) return countAgainst(a.count, is, n, s);
  if ('handSize' in a) return `${no(s.say.whose(a.handSize, s))}手札${cards(is, n)}`;
  if ('librarySize' in a) return `${no(s.say.whose(a.librarySize, s))}ライブラリー${cards(is, n)}`;
  if ('countersOn' in a)
    return `${s.say.object(a.countersOn, s).text}の上に${there(counterNoun(a.kind), is, n, '個')}`;
  if ('playerCounters' in a) {
    const who = ga(s.say.whose(a.of, s));
    const noun = counterNoun(a.playerCounters);
    if (isNone(is, n)) return `${who}${noun}を持っていない`;
    return isSome(is, n) ? `${who}${noun}を持っている` : `${who}${noun}を${bound(is, n, '個')}持っている`;
  }
  if ('tally' in a) return tallyCondition(a, is, n, s);
  if ('cardTypesInGraveyard' in a) {
    return `${no(s.say.player(a.cardTypesInGraveyard, s))}墓地にあるカードの中に${bound(is, n, 'つ')}のカード・タイプがある`;
  }
  return null;
}

type Comparison = readonly [Value, Compare, Value];

/** What is compared with the same of another: "対戦相手より多くのクリーチャーをコントロールしている". */
function relative(a: Value, is: Compare, b: Value, s: Speech): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || (is !== '>' && is !== '<')) return null;
  const more = is === '>' ? '多い' : '少ない';
  if ('lifeOf' in a && 'lifeOf' in b) {
    return `${no(s.say.whose(a.lifeOf, s))}ライフ総量が${s.say.whose(b.lifeOf, s).text}より${more}`;
  }
  if ('handSize' in a && 'handSize' in b) {
    return `${no(s.say.whose(a.handSize, s))}手札の枚数が${s.say.whose(b.handSize, s).text}より${more}`;
  }
  if ('count' in a && 'count' in b && a.count.controller !== undefined && b.count.controller !== undefined) {
    const noun = (filter: Filter) => s.say.np(filter, 'bare', s, { controller: 'unsaid' });
    const what = noun(a.count);
    if (what !== noun(b.count)) return null;
    return `${ga(s.say.whose(a.count.controller, s))}コントロールしている${what}の数が${s.say.whose(b.count.controller, s).text}より${more}`;
  }
  return null;
}

/** At least so many above the starting total. */
function aboveStart(a: Value, is: Compare, b: Value, s: Speech): string | null {
  if (typeof a !== 'object' || !('lifeOf' in a) || typeof b !== 'object' || !('sum' in b) || is !== '>=')
    return null;
  const n = b.sum.find((part) => typeof part === 'number');
  const start = b.sum.some((part) => typeof part === 'object' && 'startingLife' in part);
  return start && n !== undefined && b.sum.length === 2
    ? `${no(s.say.whose(a.lifeOf, s))}ライフ総量が初期ライフ総量より${number(n)}点以上多い`
    : null;
}

/** A comparison as a predicate: "あなたのライフ総量が１０点以下である". */
export function compare([a, is, b]: Comparison, s: Speech): string {
  const special =
    typeof b === 'number' ? againstNumber(a, is, b, s) : (aboveStart(a, is, b, s) ?? relative(a, is, b, s));
  return special ?? `${s.say.value(a, s)}が${s.say.value(b, s)}${WORDS[is]}`;
}
