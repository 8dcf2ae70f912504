import type { Compare, PlayerRef, Tally, Value } from '@ettin/schema';
import { ga } from './grammar.js';
import type { Speech } from './speech.js';
import { type Counter, count, quantityName } from './words.js';

/**
 * How a tally of the turn is told. `did`: the past after its object, "呪文を" + "唱えた". `didnt`: the
 * negative of the same. `under`: it happens to what the player controls.
 */
interface Telling {
  readonly noun: string;
  readonly counter: Counter;
  readonly did: string;
  readonly didnt: string;
  readonly under?: true;
}

const TELLINGS: Readonly<Record<Tally, Telling>> = {
  lifeGained: { noun: 'ライフ', counter: '点', did: 'を得た', didnt: 'を得ていない' },
  lifeLost: { noun: 'ライフ', counter: '点', did: 'を失った', didnt: 'を失っていない' },
  damageTaken: { noun: 'ダメージ', counter: '点', did: 'を受けた', didnt: 'を受けていない' },
  combatDamageDealt: { noun: '戦闘ダメージ', counter: '点', did: 'を与えた', didnt: 'を与えていない' },
  spellsCast: { noun: '呪文', counter: 'つ', did: 'を唱えた', didnt: 'を唱えていない' },
  creatureSpellsCast: { noun: 'クリーチャー・呪文', counter: 'つ', did: 'を唱えた', didnt: 'を唱えていない' },
  noncreatureSpellsCast: {
    noun: 'クリーチャーでない呪文',
    counter: 'つ',
    did: 'を唱えた',
    didnt: 'を唱えていない',
  },
  instantSorceryCast: {
    noun: 'インスタントやソーサリーである呪文',
    counter: 'つ',
    did: 'を唱えた',
    didnt: 'を唱えていない',
  },
  cardsDrawn: { noun: 'カード', counter: '枚', did: 'を引いた', didnt: 'を引いていない' },
  landsPlayed: { noun: '土地', counter: 'つ', did: 'をプレイした', didnt: 'をプレイしていない' },
  attackersDeclared: { noun: 'クリーチャー', counter: '体', did: 'で攻撃した', didnt: 'で攻撃していない' },
  cardsDiscarded: { noun: 'カード', counter: '枚', did: 'を捨てた', didnt: 'を捨てていない' },
  permanentsSacrificed: {
    noun: 'パーマネント',
    counter: 'つ',
    did: 'を生け贄に捧げた',
    didnt: 'を生け贄に捧げていない',
  },
  tokensCreated: { noun: 'トークン', counter: 'つ', did: 'を生成した', didnt: 'を生成していない' },
  creaturesDied: {
    noun: 'クリーチャー',
    counter: '体',
    did: 'が死亡した',
    didnt: 'が死亡していない',
    under: true,
  },
  permanentsLeft: {
    noun: 'パーマネント',
    counter: 'つ',
    did: 'が戦場を離れた',
    didnt: 'が戦場を離れていない',
    under: true,
  },
  landsEntered: {
    noun: '土地',
    counter: 'つ',
    did: 'が戦場に出た',
    didnt: 'が戦場に出ていない',
    under: true,
  },
  creaturesEntered: {
    noun: 'クリーチャー',
    counter: '体',
    did: 'が戦場に出た',
    didnt: 'が戦場に出ていない',
    under: true,
  },
};

type TallyValue = Extract<Value, { readonly tally: Tally }>;

/** "このターンにあなたが", "このターンにあなたのコントロール下で". */
function lead(of: PlayerRef, under: boolean, s: Speech): string {
  if (under && of === 'eachPlayer') return 'このターンに';
  const who = s.say.whose(of, s);
  return under ? `このターンに${who.text}のコントロール下で` : `このターンに${ga(who)}`;
}

/** What was done, as a noun: "このターンにあなたが唱えた呪文". */
const done = (value: TallyValue, s: Speech): string => {
  const { noun, did, under } = TELLINGS[value.tally];
  const verb = did.replace(/^[をが]/, '').replace(/^で/, '');
  return `${lead(value.of, under === true, s)}${verb}${noun}`;
};

/** "このターンにあなたが得たライフの点数" */
export const tallyValue = (value: TallyValue, s: Speech): string =>
  `${done(value, s)}の${quantityName(TELLINGS[value.tally].counter)}`;

/** "このターンにあなたが唱えた呪文１つ" */
export const eachOfTally = (value: TallyValue, s: Speech): string =>
  done(value, s) + count(1, TELLINGS[value.tally].counter);

export const isNone = (is: Compare, n: number): boolean =>
  (is === '=' && n === 0) || (is === '<' && n === 1) || (is === '<=' && n === 0);
export const isSome = (is: Compare, n: number): boolean =>
  (is === '>' && n === 0) || (is === '>=' && n === 1) || (is === '!=' && n === 0);

/** "３体以上", "２枚以下", "ちょうど１つ". */
export function bound(is: Compare, n: number, counter: Counter): string {
  switch (is) {
    case '>=':
      return `${count(n, counter)}以上`;
    case '>':
      return `${count(n + 1, counter)}以上`;
    case '<=':
      return `${count(n, counter)}以下`;
    case '<':
      return `${count(n - 1, counter)}以下`;
    case '=':
      return `ちょうど${count(n, counter)}`;
    case '!=':
      return `${count(n, counter)}以外`;
  }
}

/** "このターンにあなたが３点以上のライフを得た", "このターンに対戦相手がライフを失っていない". */
export function tallyCondition(value: TallyValue, is: Compare, n: number, s: Speech): string {
  const { noun, counter, did, didnt, under } = TELLINGS[value.tally];
  const start = lead(value.of, under === true, s);
  if (isNone(is, n)) return start + noun + didnt;
  if (isSome(is, n)) return value.tally === 'attackersDeclared' ? `${start}攻撃した` : start + noun + did;
  return `${start}${bound(is, n, counter)}の${noun}${did}`;
}
