import type { Filter, RuleMod, Value, Whose } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { ga, no, type Phrase, phrase } from './grammar.js';
import { asCreature } from './noun.js';
import { selfName } from './object.js';
import { owesX } from './quantity.js';
import type { Speech } from './speech.js';
import { counterNoun } from './subtypes.js';
import { chain } from './verb.js';
import { COLOR_WORDS, STEP_WORDS } from './vocabulary.js';
import { count, either, topic } from './words.js';

type Kind = RuleMod['rule'];
type Of<K extends Kind> = Extract<RuleMod, { readonly rule: K }>;
type Printers = { readonly [K in Kind]: (rule: Of<K>, s: Speech, lasts: boolean) => string };

const who = (whose: Whose | 'all', s: Speech): Phrase =>
  whose === 'all' || whose === 'eachPlayer' ? phrase('プレイヤー', 'eachPlayer') : s.say.whose(whose, s);

/** What players can't do or have, as a sentence about them. */
const says =
  (does: string) =>
  (rule: { readonly who: Whose | 'all' }, s: Speech): string =>
    topic(who(rule.who, s).text, does);

const creatures = (what: Filter | undefined, s: Speech) => s.say.np(asCreature(what ?? {}), 'bare', s);
const spells = (what: Filter | undefined, s: Speech, whose?: Phrase): string => {
  const { zone, owner, ...rest } = what ?? {};
  const from =
    zone === undefined || zone === 'stack'
      ? ''
      : `${owner === undefined ? '' : no(s.say.whose(owner, s))}墓地から`;
  return `${whose === undefined ? '' : ga(whose)}${from}${s.say.np(rest, 'bare', s, { head: 'spell' })}`;
};

const walkers = (too: boolean | undefined) =>
  too === true ? 'やあなたがコントロールしているプレインズウォーカー' : '';

/** "ターン", once each turn unless the rule lasts for one anyway. */
const eachTurn = (lasts: boolean) => (lasts ? '' : '各ターンに');

function attackCost({ whom, cost, planeswalkersToo, what }: Of<'attackCost'>, s: Speech): string {
  const attacked = who(whom, s).text + walkers(planeswalkersToo);
  return `クリーチャーのコントローラーが、${attacked}を攻撃している各クリーチャーにつき${chain(s.say.cost(cost, s)).replace(/う$/, 'わ')}ないかぎり、${creatures(what, s)}は${attacked}を攻撃できない`;
}

/** "{1}少なくなる", "{X}多くなる" with what X is told later. */
function difference(generic: Value, s: Speech): string {
  if (typeof generic === 'number') return `{${Math.abs(generic)}}${generic < 0 ? '少なくなる' : '多くなる'}`;
  const amount = amountOf(generic);
  if (amount.shape === 'each') {
    return `${s.say.forEach(amount.of, s)}につき{${Math.abs(amount.n)}}${amount.n < 0 ? '少なくなる' : '多くなる'}`;
  }
  const negative = negated(generic);
  owesX(negative ?? generic, s);
  return `{X}${negative === null ? '多くなる' : '少なくなる'}`;
}

function negated(value: Value): Value | null {
  if (typeof value !== 'object') return null;
  if ('times' in value) {
    if (value.times[0] === -1) return value.times[1];
    if (value.times[1] === -1) return value.times[0];
  }
  return 'minus' in value && value.minus[0] === 0 ? value.minus[1] : null;
}

/** What is counted needs a comma before it. */
function amount(generic: Value, s: Speech): string {
  const text = difference(generic, s);
  return text.startsWith('{') ? text : `、${text}`;
}

const ABILITIES = { equip: '装備能力', loyalty: '忠誠度能力', activated: '起動型能力' } as const;

function costChange(rule: Of<'costChange'>, s: Speech): string {
  const { what, abilities, additional } = rule;
  const subject = who(rule.who, s);
  if (abilities !== undefined) {
    const of = what === undefined ? '' : `${s.say.np(what, 'bare', s)}の`;
    const whose = rule.who === 'all' || (of !== '' && what?.controller !== undefined) ? '' : ga(subject);
    return `${whose}${of}${ABILITIES[abilities]}を起動するためのコストは${amount(rule.generic, s)}`;
  }
  const self = what?.self === true;
  const spell = self ? 'この呪文' : spells(what, s, rule.who === 'all' ? undefined : subject);
  if (additional !== undefined)
    return `${spell}を唱えるための追加コストとして、${chain(s.say.cost(additional, s))}`;
  return `${spell}を唱えるためのコストは${amount(rule.generic, s)}`;
}

const DURING = {
  combat: '戦闘中',
  main: 'メイン・フェイズの間',
  upkeep: 'アップキープの間',
  endStep: '終了ステップの間',
  declareBlockers: 'ブロック・クリーチャー指定ステップの間',
} as const;

function cantCast({ who: whose, what, when }: Of<'cantCast'>, s: Speech): string {
  const limits =
    when === undefined
      ? ''
      : 'turnOf' in when
        ? `${no(s.say.whose(when.turnOf, s))}ターンの間、`
        : 'during' in when
          ? `${DURING[when.during]}、`
          : `${s.say.condition(when, s)}かぎり、`;
  return `${limits}${topic(who(whose, s).text, `${spells(what, s)}を唱えられない`)}`;
}

function playFrom({ who: whose, zone, what, payLifeInstead, landsOnly }: Of<'playFrom'>, s: Speech): string {
  const subject = s.say.whose(whose, s);
  const place =
    zone === 'libraryTop'
      ? `${no(subject)}ライブラリーの一番上から`
      : zone === 'exile'
        ? '追放領域から'
        : `${no(subject)}墓地から`;
  const any = Object.keys(what).length === 0;
  const lands = landsOnly === true || what.types?.every((type) => type === 'land') === true;
  const does = lands
    ? '土地をプレイして'
    : any
      ? '土地をプレイしたり呪文を唱えたりして'
      : what.types?.includes('land') === true
        ? `${s.say.np(what, 'bare', s, { head: 'card', place: 'unsaid' })}をプレイして`
        : `${s.say.np(what, 'bare', s, { head: 'spell', place: 'unsaid' })}を唱えて`;
  const life =
    payLifeInstead === true
      ? '。あなたがこれにより呪文を唱えるなら、それのマナ・コストを支払うのではなく、それのマナ総量に等しい点数のライフを支払う'
      : '';
  return `${topic(subject.text, `${place}${does}もよい`)}${life}`;
}

const PRINTERS: Printers = {
  cantLoseGame: says('ゲームに敗北しない'),
  cantWinGame: says('ゲームに勝利できない'),
  noLossForLife: (rule, s) =>
    topic(who(rule.who, s).text, 'ライフが０点以下であることによってはゲームに敗北しない'),
  cantGainLife: says('ライフを得られない'),
  cantLoseLife: says('ライフを失わない'),
  lifeCantChange: (rule, s) => `${no(who(rule.who, s))}ライフ総量は変化しない`,
  damageFloor: ({ who: whose, n }, s) => {
    const life = `${no(who(whose, s))}ライフ総量`;
    return `${life}を${count(n, '点')}未満に減らすダメージは、代わりにそれを${count(n, '点')}に減らす`;
  },
  damageCantBePrevented: () => 'ダメージは軽減されない',
  cantGetCounters: ({ who: whose, kind }, s) =>
    topic(who(whose, s).text, `${counterNoun(kind ?? 'any')}を得られない`),
  playerHexproof: says('呪禁を持つ'),
  playerShroud: says('被覆を持つ'),
  playerProtection: (rule, s) =>
    says(`${s.say.keyword({ k: 'protection', from: rule.from }, s)}を持つ`)(rule, s),
  maxAttackers: ({ n }) => `各戦闘で、${count(n + 1, '体')}以上のクリーチャーでは攻撃できない`,
  maxBlockers: ({ n }) => `各戦闘で、${count(n + 1, '体')}以上のクリーチャーではブロックできない`,
  cantBeAttackedBy: ({ who: whose, what, planeswalkersToo }, s) =>
    topic(creatures(what, s), `${who(whose, s).text}${walkers(planeswalkersToo)}を攻撃できない`),
  attackCost,
  blockCost: ({ cost, what }, s) =>
    `クリーチャーのコントローラーが、ブロックしている各クリーチャーにつき${chain(s.say.cost(cost, s)).replace(/う$/, 'わ')}ないかぎり、${creatures(what, s)}ではブロックできない`,
  mustAttackYou: ({ who: whose }, s) => {
    const subject = whose === 'opponent' ? '各対戦相手' : s.say.whose(whose, s).text;
    return `各戦闘で、${subject}は可能なら１体以上のクリーチャーであなたやあなたがコントロールしているプレインズウォーカーを攻撃する`;
  },
  cantCast,
  castLimit: ({ who: whose, n, what }, s, lasts) => {
    const subject =
      whose === 'all' ? '各プレイヤー' : whose === 'opponent' ? '各対戦相手' : who(whose, s).text;
    const noun = s.say.np(what ?? {}, 'bare', s, { head: 'spell' });
    return topic(subject, `${eachTurn(lasts)}${count(n + 1, 'つ')}以上の${noun}を唱えられない`);
  },
  cantActivate: ({ what, manaToo }, s) => {
    const of = what.self === true ? selfName(s.self, s.from) : s.say.np(what, 'bare', s);
    return `${of}の${manaToo === true ? '' : 'マナ能力でない'}起動型能力は起動できない`;
  },
  cantPlayLands: says('土地をプレイできない'),
  costChange,
  extraLands: ({ who: whose, n }, s, lasts) => {
    const subject = who(whose, s);
    return topic(
      subject.text,
      `${lasts ? '' : `${no(subject)}各ターンに、`}追加の土地${count(n, 'つ')}をプレイしてもよい`,
    );
  },
  noMaxHandSize: (rule, s) => `${no(who(rule.who, s))}手札の上限はなくなる`,
  maxHandSize: ({ who: whose, change, n }, s) => {
    const size = `${no(who(whose, s))}手札の上限は`;
    if (n !== undefined) return `${size}${count(n, '枚')}である`;
    const by = change ?? 0;
    return `${size}${count(Math.abs(by), '枚')}${by < 0 ? '減る' : '増える'}`;
  },
  castAsThoughFlash: ({ who: whose, what }, s) =>
    topic(
      who(whose, s).text,
      what?.self === true
        ? 'この呪文を、瞬速を持っているかのように唱えてもよい'
        : `${spells(what, s)}を、瞬速を持っているかのように唱えてもよい`,
    ),
  playFrom,
  revealTop: ({ who: whose, toYouOnly }, s) => {
    const subject = who(whose, s);
    return toYouOnly === true
      ? 'あなたは、あなたのライブラリーの一番上のカードをいつでも見てもよい'
      : topic(
          subject.text,
          `${subject.you === true ? 'あなた' : '自分'}のライブラリーの一番上のカードを公開したままでプレイする`,
        );
  },
  skipStep: ({ who: whose, step }, s) => {
    const subject = who(whose, s);
    return topic(subject.text, `${subject.you === true ? 'あなた' : '自分'}の${STEP_WORDS[step]}を飛ばす`);
  },
  extraTriggers: ({ what, of }, s) => {
    const noun = s.say.np(what, 'one', s);
    return of === 'enters'
      ? `${noun}が戦場に出たことによってあなたがコントロールしているパーマネントの誘発型能力が誘発するなら、その能力は追加で１回誘発する`
      : `${noun}の誘発型能力が誘発するなら、その能力は追加で１回誘発する`;
  },
  noEntersTriggers: ({ what }, s) =>
    `${s.say.np(what, 'bare', s)}が戦場に出ることによっては、能力は誘発しない`,
  legendRuleOff: ({ who: whose }, s) =>
    `${ga(who(whose, s))}コントロールしているパーマネントには「レジェンド・ルール」は適用されない`,
  drawLimit: ({ who: whose, n }, s, lasts) => {
    const subject =
      whose === 'all' ? '各プレイヤー' : whose === 'opponent' ? '各対戦相手' : who(whose, s).text;
    return topic(subject, `${eachTurn(lasts)}カードを${count(n + 1, '枚')}以上引けない`);
  },
  manaPersists: ({ who: whose, types }, s) => {
    const kinds = (types ?? []).map((type) => (type === 'C' ? '無色' : COLOR_WORDS[type]));
    return topic(
      who(whose, s).text,
      `ステップやフェイズの終了に際し、未使用の${kinds.length === 0 ? '' : `${either(kinds)}の`}マナを失わない`,
    );
  },
  spendManaAsAny: says('マナを、望む色のマナであるかのように支払ってもよい'),
  cantSearch: says('ライブラリーから探せない'),
  untapLimit: ({ who: whose, what, n }, s) => {
    const subject = who(whose, s);
    const said = s.say.noun(what, { controller: 'unsaid' }, s);
    const noun = s.say.np(what, 'bare', s, { controller: 'unsaid' });
    return topic(
      subject.text,
      `${subject.you === true ? 'あなた' : '自分'}のアンタップ・ステップの間に、${noun}を${count(n + 1, said.heads[0]?.counter ?? 'つ')}以上アンタップできない`,
    );
  },
  noMaxCounters: (_, s) => `${s.say.object('self', s).text}の上には望む数のカウンターを置ける`,
};

/** A change of the rules as a sentence: "対戦相手はライフを得られない". `lasts`: it holds for a while only. */
export function rule<K extends Kind>(rule_: Of<K>, s: Speech, lasts = false): string {
  const printer: (rule: Of<K>, s: Speech, lasts: boolean) => string = PRINTERS[rule_.rule as K];
  return printer(rule_, s, lasts);
}

/** Rules told together: "あなたはゲームに敗北せず、対戦相手はゲームに勝利できない". */
export const rules = (texts: readonly string[]): string[] =>
  texts.length <= 2 && texts.every((text) => !/[。]|なら、|かぎり、/.test(text))
    ? [chain(texts)]
    : [...texts];
