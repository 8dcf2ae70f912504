import type { Condition, Filter, ObjectRef } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { isSpell, kickersOf } from '../self.js';
import { compare, INVERSE } from './compare.js';
import { ga, no } from './grammar.js';
import { counterOf, whereabouts } from './noun.js';
import { describes } from './predicate.js';
import type { Speech } from './speech.js';
import { isNone, isSome } from './tally.js';
import { chain, inflect } from './verb.js';

/** "あなたがギデオンをコントロールしている", "あなたの墓地にクリーチャー・カードがない". */
function exists(filter: Filter, yes: boolean, s: Speech): string {
  const zones = zonesOf(filter);
  const onBattlefield = zones.length === 0 || zones.includes('battlefield');
  const { controller } = filter;
  if (onBattlefield && controller !== undefined && controller !== 'notYou' && controller !== 'eachPlayer') {
    const what = s.say.np(filter, 'bare', s, { controller: 'unsaid' });
    return `${ga(s.say.whose(controller, s))}${what}をコントロールして${yes ? 'いる' : 'いない'}`;
  }
  const [place, options] = whereabouts(filter, s);
  const living = counterOf(s.say.noun(filter, options, s).heads) === '体';
  const be_ = living ? (yes ? 'いる' : 'いない') : yes ? 'ある' : 'ない';
  return `${place}${s.say.np(filter, 'bare', s, options)}が${be_}`;
}

type CastWord = Extract<Condition, { readonly cast: unknown }>['cast'];

/** What was done as the spell was cast, and what it is if it wasn't. */
const CAST: Readonly<Record<CastWord, (it: string) => readonly [string, string]>> = {
  kicked: (it) => [`${it}がキッカーされていた`, `${it}がキッカーされていない`],
  surged: (it) => paid(it, '怒濤'),
  spectacle: (it) => paid(it, '絢爛'),
  evoked: (it) => paid(it, '想起'),
  flashback: (it) => [`${it}が墓地から唱えられていた`, `${it}が墓地から唱えられていない`],
  madness: (it) => paid(it, 'マッドネス'),
  fromHand: (it) => [
    `あなたが${it}をあなたの手札から唱えていた`,
    `あなたが${it}をあなたの手札から唱えていない`,
  ],
  wasCast: (it) => [`あなたが${it}を唱えていた`, `あなたが${it}を唱えていない`],
  unearthed: (it) => [`${it}が蘇生されていた`, `${it}が蘇生されていない`],
  bestowed: (it) => [`${it}が授与されていた`, `${it}が授与されていない`],
  overloaded: (it) => paid(it, '超過'),
  escaped: (it) => [`${it}が脱出していた`, `${it}が脱出していない`],
  dashed: (it) => paid(it, '疾駆'),
};

const paid = (it: string, keyword: string): readonly [string, string] => [
  `${it}の${keyword}コストが支払われていた`,
  `${it}の${keyword}コストが支払われていない`,
];

function spellOr(ref: ObjectRef, s: Speech): string {
  return ref === 'self' && isSpell(s.self) ? 'この呪文' : s.say.object(ref, s).text;
}

const DURING = {
  combat: '戦闘',
  main: 'メイン・フェイズ',
  upkeep: 'アップキープ',
  endStep: '終了ステップ',
  declareBlockers: 'ブロック・クリーチャー指定ステップ',
} as const;

const DAY = { day: '昼', night: '夜', neither: '昼でも夜でもない状態' } as const;

const be = (noun: string, yes: boolean) => `${noun}で${yes ? 'ある' : 'ない'}`;

/** The predicate that holds, or that holds if the condition doesn't. */
function told(c: Condition, yes: boolean, s: Speech): string {
  if ('compare' in c)
    return compare(yes ? c.compare : [c.compare[0], INVERSE[c.compare[1]], c.compare[2]], s);
  if ('exists' in c) return exists(c.exists, yes, s);
  if ('all' in c || 'any' in c) {
    const parts = 'all' in c ? c.all : c.any;
    const said = parts.map((part) => told(part, yes, s));
    return 'all' in c === yes ? chain(said) : said.join('か、');
  }
  if ('not' in c) return told(c.not, !yes, s);
  if ('object' in c) return describes(c.object, c.is, yes, s);
  if ('turnOf' in c) return be(`${no(s.say.whose(c.turnOf, s))}ターン`, yes);
  if ('during' in c)
    return be(`${DURING[c.during]}${c.during === 'combat' || c.during === 'main' ? '中' : ''}`, yes);
  if ('cast' in c) return CAST[c.cast](spellOr(c.of ?? 'self', s))[yes ? 0 : 1];
  if ('kickedWith' in c) {
    const mana = kickersOf(s.self)[c.kickedWith]?.mana ?? '';
    return `${spellOr('self', s)}が${mana}のキッカー・コストでキッカーされて${yes ? 'いた' : 'いない'}`;
  }
  if ('isMonarch' in c) return be(`${ga(s.say.whose(c.isMonarch, s))}統治者`, yes);
  if ('dayNight' in c) return be(DAY[c.dayNight], yes);
  if ('did' in c) {
    const doer = s.doers.get(c.did);
    const who = doer === undefined || doer === 'you' || doer === 'thatPlayer' ? '' : ga(s.say.whose(doer, s));
    return yes ? `${who}そうした` : `${who}そうしない`;
  }
  if ('cityBlessing' in c)
    return `${ga(s.say.whose(c.cityBlessing, s))}都市の承認を得て${yes ? 'いる' : 'いない'}`;
  const any = 'forAny' in c;
  const before = s.playerText;
  const ref = any ? c.forAny : c.forEvery;
  s.playerText =
    any === yes ? `いずれかの${s.say.whose(ref, s).text}` : `すべての${s.say.whose(ref, s).text}`;
  const text = told(c.holds, yes, s);
  s.playerText = before;
  return text;
}

/** A condition as a predicate, to stand before "なら" or "かぎり". */
export const condition = (c: Condition, s: Speech): string => told(c, true, s);

/**
 * The opposite, to stand before "かぎり": "あなたがクリーチャーを３体以上コントロールしていない". It keeps the number
 * that the condition names.
 */
export function negation(c: Condition, s: Speech): string {
  if (!('compare' in c)) return told(c, false, s);
  const [, is, n] = c.compare;
  const plain = typeof n === 'number' && (isNone(is, n) || isSome(is, n));
  const holds = plain ? '' : compare(c.compare, s);
  return holds === '' || /[ただ]$/.test(holds) ? told(c, false, s) : inflect(holds, 'not');
}
