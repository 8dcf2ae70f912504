import type { Filter, RuleMod, Value, Whose } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { counterNoun } from './counters.js';
import { conjugate, type NounPhrase, objectCase, phrase } from './grammar.js';
import { selfName } from './object.js';
import { owesX } from './quantity.js';
import type { Speech } from './speech.js';
import { COLOR_WORDS, STEP_WORDS, ZONE_WORDS } from './vocabulary.js';
import { list, numberWord, plural } from './words.js';

type Kind = RuleMod['rule'];
type Of<K extends Kind> = Extract<RuleMod, { readonly rule: K }>;
/** Prints the rule as a clause; `time` is " this turn" and the like where it lasts so long. */
type Printers = { readonly [K in Kind]: (rule: Of<K>, s: Speech, time: string) => string };

const everyone = phrase('players', true);

const who = (whose: Whose | 'all', s: Speech): NounPhrase =>
  whose === 'all' || whose === 'eachPlayer' ? everyone : s.say.whose(whose, s, true);

const their = (subject: NounPhrase) =>
  subject.you === true ? 'your' : subject.plain ? 'their' : subject.possessive;

const cant = (rest: string) => (rule: { readonly who: Whose | 'all' }, s: Speech, time: string) =>
  `${who(rule.who, s).text} can't ${rest}${time}`;

const have = (rest: string) => (rule: { readonly who: Whose }, s: Speech, time: string) => {
  const subject = who(rule.who, s);
  return `${subject.text} ${conjugate('have', subject)} ${rest}${time}`;
};

const creatures = (what: Filter | undefined, s: Speech) =>
  s.say.np(what === undefined || isUntyped(what) ? { types: ['creature'], ...what } : what, 'bare', s).text;

const isUntyped = (filter: Filter) =>
  filter.types === undefined && filter.allTypes === undefined && filter.subtypes === undefined;

const spells = (what: Filter | undefined, s: Speech) =>
  s.say.np(what ?? {}, 'bare', s, { head: 'spell', place: 'from' }).text;

const walkers = (too: boolean | undefined) => (too === true ? ' or planeswalkers you control' : '');

const costOf = (cost: Of<'attackCost'>['cost'], s: Speech) =>
  s.say
    .cost(cost, s)
    .map(({ verb, rest }) => `${verb}s ${rest}`)
    .join(' and ');

function attackCost(
  { whom, cost, planeswalkersToo, what }: Of<'attackCost'>,
  s: Speech,
  time: string,
): string {
  const attacked = objectCase(who(whom, s));
  const each =
    planeswalkersToo === true
      ? 'each of those creatures'
      : `each creature they control that's attacking ${attacked}`;
  return `${creatures(what, s)} can't attack ${attacked}${walkers(planeswalkersToo)}${time} unless their controller ${costOf(cost, s)} for ${each}`;
}

/** "{1} less", "{2} more", "{X} less" with what X is told later. */
function difference(generic: Value, s: Speech): string {
  if (typeof generic === 'number') return `{${Math.abs(generic)}} ${generic < 0 ? 'less' : 'more'}`;
  const amount = amountOf(generic);
  if (amount.shape === 'each') {
    s.tails.push(` for each ${s.say.forEach(amount.of, s)}`);
    return `{${Math.abs(amount.n)}} ${amount.n < 0 ? 'less' : 'more'}`;
  }
  const negative = negated(generic);
  owesX(negative ?? generic, s);
  return `{X} ${negative === null ? 'more' : 'less'}`;
}

function negated(value: Value): Value | null {
  if (typeof value !== 'object') return null;
  if ('times' in value) {
    if (value.times[0] === -1) return value.times[1];
    if (value.times[1] === -1) return value.times[0];
  }
  return 'minus' in value && value.minus[0] === 0 ? value.minus[1] : null;
}

const isSelf = (what: Filter | undefined) => what?.self === true;

function costChange(rule: Of<'costChange'>, s: Speech, time: string): string {
  const { what, abilities, additional } = rule;
  const subject = who(rule.who, s);
  if (abilities !== undefined) {
    const of = what === undefined ? '' : ` of ${s.say.np(what, 'bare', s).text}`;
    const kind =
      abilities === 'equip'
        ? 'equip abilities'
        : abilities === 'loyalty'
          ? 'loyalty abilities'
          : 'activated abilities';
    const whose =
      rule.who === 'all' || (of !== '' && what?.controller !== undefined)
        ? ''
        : ` ${subject.text} ${conjugate('activate', subject)}`;
    return `${kind}${of}${whose} cost ${difference(rule.generic, s)} to activate${time}`;
  }
  if (additional !== undefined) {
    const paid = list(
      s.say.cost(additional, s).map(({ verb, rest }) => `${verb} ${rest}`),
      'and',
    );
    const cast = isSelf(what) ? 'this spell' : spells(what, s);
    return `as an additional cost to cast ${cast}, ${paid}`;
  }
  if (isSelf(what)) return `this spell costs ${difference(rule.generic, s)} to cast`;
  const whose = rule.who === 'all' ? '' : ` ${subject.text} cast`;
  return `${spells(what, s)}${whose} cost ${difference(rule.generic, s)} to cast${time}`;
}

function cantCast(rule: Of<'cantCast'>, s: Speech, time: string): string {
  const { when } = rule;
  const limits =
    when === undefined
      ? ''
      : 'turnOf' in when
        ? ` during ${s.say.whose(when.turnOf, s).possessive} turn`
        : 'during' in when
          ? ` during ${when.during === 'combat' ? 'combat' : `${when.during}s`}`
          : ` as long as ${s.say.condition(when, s)}`;
  return `${who(rule.who, s).text} can't cast ${spells(rule.what, s)}${limits}${time}`;
}

function playFrom(
  { who: whose, zone, what, payLifeInstead, landsOnly }: Of<'playFrom'>,
  s: Speech,
  time: string,
): string {
  const subject = s.say.whose(whose, s);
  const place =
    zone === 'libraryTop'
      ? `the top of ${subject.possessive} library`
      : zone === 'exile'
        ? 'exile'
        : `${subject.possessive} graveyard`;
  const any = Object.keys(what).length === 0;
  const lands = landsOnly === true || what.types?.every((type) => type === 'land') === true;
  const does = lands
    ? 'play lands'
    : any
      ? 'play lands and cast spells'
      : what.types?.includes('land') === true
        ? `play ${s.say.noun(what, { many: true, head: 'card' }, s)}`
        : `cast ${spells(what, s)}`;
  const life =
    payLifeInstead === true
      ? '. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost'
      : '';
  return `${subject.text} may ${does} from ${place}${time}${life}`;
}

const PRINTERS: Printers = {
  cantLoseGame: cant('lose the game'),
  cantWinGame: cant('win the game'),
  noLossForLife: (rule, s, time) => {
    const subject = who(rule.who, s);
    return `${subject.text} ${conjugate("don't", subject)} lose the game for having 0 or less life${time}`;
  },
  cantGainLife: cant('gain life'),
  cantLoseLife: cant('lose life'),
  lifeCantChange: (rule, s, time) => {
    const whose = who(rule.who, s);
    return `${whose.possessive} life ${whose.plain && whose.you !== true ? 'totals' : 'total'} can't change${time}`;
  },
  damageFloor: ({ who: whose, n }, s, time) =>
    `damage that would reduce ${who(whose, s).possessive} life total to less than ${n}${time} reduces it to ${n} instead`,
  damageCantBePrevented: (_, __, time) => `damage can't be prevented${time}`,
  cantGetCounters: ({ who: whose, kind }, s, time) =>
    `${who(whose, s).text} can't get ${plural(counterNoun(kind ?? 'any'))}${time}`,
  playerHexproof: have('hexproof'),
  playerShroud: have('shroud'),
  playerProtection: (rule, s, time) =>
    have(s.say.keyword({ k: 'protection', from: rule.from }, s))(rule, s, time),
  maxAttackers: ({ n }, _, time) =>
    `no more than ${numberWord(n)} ${n === 1 ? 'creature' : 'creatures'} can attack each combat${time}`,
  maxBlockers: ({ n }, _, time) =>
    `no more than ${numberWord(n)} ${n === 1 ? 'creature' : 'creatures'} can block each combat${time}`,
  cantBeAttackedBy: ({ who: whose, what, planeswalkersToo }, s, time) =>
    `${creatures(what, s)} can't attack ${objectCase(who(whose, s))}${walkers(planeswalkersToo)}${time}`,
  attackCost,
  blockCost: ({ cost, what }, s, time) =>
    `${creatures(what, s)} can't block${time} unless their controller ${costOf(cost, s)} for each of those creatures`,
  mustAttackYou: ({ who: whose }, s, time) => {
    const subject = whose === 'opponent' ? phrase('each opponent') : s.say.whose(whose, s);
    return `${subject.text} must attack you or a planeswalker you control with at least one creature each combat${time} if able`;
  },
  cantCast,
  castLimit: ({ who: whose, n, what }, s, time) => {
    const subject =
      whose === 'all'
        ? phrase('each player')
        : whose === 'opponent'
          ? phrase('each opponent')
          : who(whose, s);
    const noun = s.say.noun(what ?? {}, { head: 'spell', many: n !== 1 }, s);
    return `${subject.text} can't cast more than ${numberWord(n)} ${noun} ${time === '' ? 'each turn' : time.trimStart()}`;
  },
  cantActivate: ({ what, manaToo }, s, time) => {
    const of = isSelf(what) ? selfName(s.self, s.from) : s.say.np(what, 'bare', s).text;
    return `activated abilities of ${of} can't be activated${time}${manaToo === true ? '' : " unless they're mana abilities"}`;
  },
  cantPlayLands: cant('play lands'),
  costChange,
  extraLands: ({ who: whose, n }, s, time) => {
    const subject = who(whose, s);
    const lands = n === 1 ? 'an additional land' : `${numberWord(n)} additional lands`;
    return `${subject.text} may play ${lands}${time === '' ? ` on each of ${their(subject)} turns` : time}`;
  },
  noMaxHandSize: have('no maximum hand size'),
  maxHandSize: ({ who: whose, change, n }, s, time) => {
    const of = who(whose, s).possessive;
    if (n !== undefined) return `${of} maximum hand size is ${numberWord(n)}${time}`;
    const by = Math.abs(change ?? 0);
    return `${of} maximum hand size is ${(change ?? 0) < 0 ? 'reduced' : 'increased'} by ${numberWord(by)}${time}`;
  },
  castAsThoughFlash: ({ who: whose, what }, s, time) =>
    isSelf(what)
      ? `you may cast this spell as though it had flash${time}`
      : `${who(whose, s).text} may cast ${spells(what, s)}${time} as though they had flash`,
  playFrom,
  revealTop: ({ who: whose, toYouOnly }, s, time) => {
    const subject = who(whose, s);
    if (toYouOnly === true) return `you may look at the top card of your library any time${time}`;
    return subject.you === true
      ? `play with the top card of your library revealed${time}`
      : `${subject.text} play with the top card of ${their(subject)} ${subject.plain ? 'libraries' : 'library'} revealed${time}`;
  },
  skipStep: ({ who: whose, step }, s, time) => {
    const subject = who(whose, s);
    const steps = subject.you === true ? STEP_WORDS[step] : plural(STEP_WORDS[step]);
    return subject.you === true
      ? `skip your ${steps}${time}`
      : `${subject.text} ${conjugate('skip', subject)} ${their(subject)} ${steps}${time}`;
  },
  extraTriggers: ({ what, of }, s, time) => {
    const noun = s.say.np(what, 'a', s).text;
    return of === 'enters'
      ? `if ${noun} entering causes a triggered ability of a permanent you control to trigger${time}, that ability triggers an additional time`
      : `if a triggered ability of ${noun} triggers${time}, that ability triggers an additional time`;
  },
  noEntersTriggers: ({ what }, s, time) =>
    `${s.say.np(what, 'bare', s).text} entering don't cause abilities to trigger${time}`,
  legendRuleOff: ({ who: whose }, s, time) => {
    const subject = who(whose, s);
    return `the "legend rule" doesn't apply to permanents ${subject.text} ${conjugate('control', subject)}${time}`;
  },
  drawLimit: ({ who: whose, n }, s, time) => {
    const subject =
      whose === 'all'
        ? phrase('each player')
        : whose === 'opponent'
          ? phrase('each opponent')
          : who(whose, s);
    return `${subject.text} can't draw more than ${numberWord(n)} ${n === 1 ? 'card' : 'cards'} ${time === '' ? 'each turn' : time.trimStart()}`;
  },
  manaPersists: ({ who: whose, types }, s, time) => {
    const subject = who(whose, s);
    const kinds = (types ?? []).map((type) => (type === 'C' ? 'colorless' : COLOR_WORDS[type]));
    return `${subject.text} ${conjugate("don't", subject)} lose unspent ${kinds.length === 0 ? '' : `${list(kinds, 'or')} `}mana as steps and phases end${time}`;
  },
  spendManaAsAny: ({ who: whose }, s, time) =>
    `${who(whose, s).text} may spend mana as though it were mana of any color${time}`,
  cantSearch: cant(`search ${plural(ZONE_WORDS.library)}`),
  untapLimit: ({ who: whose, what, n }, s, time) => {
    const subject = who(whose, s);
    const noun = s.say.noun(what, { many: n !== 1, controller: 'unsaid' }, s);
    return `${subject.text} can't untap more than ${numberWord(n)} ${noun} during ${their(subject)} untap ${subject.you === true ? 'step' : 'steps'}${time}`;
  },
  noMaxCounters: (_, s) => `${s.say.object('self', s).text} can have any number of counters on it`,
};

/** A change of the rules as a clause: "your opponents can't gain life". */
export function rule<K extends Kind>(rule_: Of<K>, s: Speech, time = ''): string {
  const printer: (rule: Of<K>, s: Speech, time: string) => string = PRINTERS[rule_.rule as K];
  return printer(rule_, s, time);
}
