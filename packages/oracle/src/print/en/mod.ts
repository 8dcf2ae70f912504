import type { Ability, Color, Filter, Mod, PlayerRef } from '@ettin/schema';
import { becoming, isBecoming } from './become.js';
import { counterNoun } from './counters.js';
import { type NounPhrase, objectCase, type Predicate } from './grammar.js';
import { asCreature } from './noun.js';
import { change } from './size.js';
import type { ModWords, Speech } from './speech.js';
import { COLOR_WORDS, FLAG_WORDS, TYPE_WORDS } from './vocabulary.js';
import { list, numberWord, plural, sentence, withArticle } from './words.js';

type Kind = Mod['mod'];
type Of<K extends Kind> = Extract<Mod, { readonly mod: K }>;

/** Whom the modifications are about and whether they hold ("has") or come about ("gains"). */
interface Manner {
  readonly subject: NounPhrase;
  readonly becomes: boolean;
}

interface Word {
  readonly state?: Predicate;
  readonly limit?: Predicate;
  readonly sentence?: string;
}

const state = (verb: string, rest: string): Word => ({ state: { verb, rest } });
const limit = (verb: string, rest: string): Word => ({ limit: { verb, rest } });

const have = (manner: Manner) => (manner.becomes ? 'gain' : 'have');
const be = (manner: Manner) => (manner.becomes ? 'become' : 'be');

const colors = (of: readonly Color[]) =>
  of.length === 0
    ? 'colorless'
    : list(
        of.map((color) => COLOR_WORDS[color]),
        'and',
      );

const unless = (condition: Of<'cantAttack'>['unless'], s: Speech) =>
  condition === undefined ? '' : ` unless ${s.say.condition(condition, s)}`;

const whom = (player: PlayerRef | undefined, s: Speech) =>
  player === undefined ? '' : ` ${objectCase(s.say.whose(player, s))}`;

const its = (manner: Manner) => (manner.subject.plain ? 'their' : 'its');
const it = (manner: Manner) => (manner.subject.plain ? 'they' : 'it');

/** An ability in quotation marks, as the object that has it would say it. */
export function quoted(ability: Ability, s: Speech, keepsSelf = false): string {
  if (keepsSelf) return `"${sentence(s.say.ability(ability, s))}"`;
  const self = {
    ...s.self,
    what: 'card' as const,
    name: '',
    supertypes: [],
    types: ['creature' as const],
    subtypes: [],
    keywords: [],
  };
  return `"${sentence(s.say.ability(ability, { ...s, self, from: 'battlefield' }))}"`;
}

/** "can't block creatures without flying" is "can block only creatures with flying". */
function unableBut({ notKeyword, types, ...rest }: Filter): Filter | null {
  if (notKeyword === undefined || Object.keys(rest).length > 0) return null;
  return { types: types ?? ['creature'], keyword: notKeyword };
}

type Printers = { readonly [K in Kind]: (mod: Of<K>, manner: Manner, s: Speech) => Word };

const PRINTERS: Printers = {
  pt: ({ power, toughness }, _, s) => state('get', change(power, toughness, s)),
  setPT: () => ({}),
  switchPT: (_, manner) => state('have', `${its(manner)} power and toughness switched`),
  gain: ({ keywords }, manner, s) =>
    state(
      have(manner),
      list(
        keywords.map((keyword) => s.say.keyword(keyword, s)),
        'and',
      ),
    ),
  lose: ({ keywords }) =>
    state(
      'lose',
      list(
        keywords.map((keyword) => FLAG_WORDS[keyword]),
        'and',
      ),
    ),
  gainAbility: ({ ability }, manner, s) => state(have(manner), quoted(ability, s)),
  loyaltyAbilitiesOf: ({ what }, manner, s) =>
    state(have(manner), `all loyalty abilities of all ${s.say.np(what, 'bare', s).text}`),
  loseAllAbilities: () => state('lose', 'all abilities'),
  addTypes: () => ({}),
  setTypes: () => ({}),
  removeTypes: ({ types }, manner) => {
    const words = list(
      types.map((type) => (manner.subject.plain ? plural(TYPE_WORDS[type]) : withArticle(TYPE_WORDS[type]))),
      'or',
    );
    return state("aren't", words);
  },
  addChosenType: (_, manner) => state(be(manner), 'the chosen type in addition to its other types'),
  allCreatureTypes: (_, manner) =>
    manner.becomes ? state('gain', 'all creature types') : state('be', 'every creature type'),
  setColors: ({ colors: of }, manner) => state(be(manner), colors(of)),
  addColors: ({ colors: of }, manner) =>
    state(be(manner), `${colors(of)} in addition to ${its(manner)} other colors`),
  control: ({ by }, manner, s) => {
    const who = s.say.player(by, s);
    return { sentence: `${who.text} ${who.plain ? 'control' : 'controls'} ${objectCase(manner.subject)}` };
  },
  setName: ({ name }, manner) => state(manner.becomes ? 'become' : 'be', `named ${name}`),
  cantAttack: (mod, _, s) => limit("can't", `attack${whom(mod.whom, s)}${unless(mod.unless, s)}`),
  cantBlock: (mod, _, s) => {
    const only = mod.what === undefined ? null : unableBut(mod.what);
    if (only !== null) return limit('can', `block only ${s.say.np(only, 'bare', s).text}`);
    const what = mod.what === undefined ? '' : ` ${s.say.np(asCreature(mod.what), 'bare', s).text}`;
    return limit("can't", `block${what}${unless(mod.unless, s)}`);
  },
  cantAttackAlone: () => limit("can't", 'attack alone'),
  cantBlockAlone: () => limit("can't", 'block alone'),
  cantBeBlocked: ({ by, exceptBy }, _, s) => {
    const who = by === undefined ? '' : ` by ${s.say.np(asCreature(by), 'bare', s).text}`;
    const except =
      exceptBy === undefined ? '' : ` except by ${s.say.np(asCreature(exceptBy), 'bare', s).text}`;
    return limit("can't", `be blocked${who}${except}`);
  },
  minBlockers: ({ n }) => limit("can't", `be blocked except by ${numberWord(n)} or more creatures`),
  maxBlockersOne: () => limit("can't", 'be blocked by more than one creature'),
  mustAttack: (mod, manner, s) =>
    manner.becomes
      ? limit('attack', `${whom(mod.whom, s).trimStart()}{when} if able`.trimStart())
      : limit('attack', `${whom(mod.whom, s).trimStart()} each combat if able`.trimStart()),
  mustBlock: (_, manner) => limit('block', manner.becomes ? '{when} if able' : 'each combat if able'),
  mustBeBlocked: ({ byAll, byTwo }, manner) =>
    byAll === true
      ? { sentence: `all creatures able to block ${objectCase(manner.subject)}{when} do so` }
      : limit('must', `be blocked${byTwo === true ? ' by two or more creatures' : ''}{when} if able`),
  blockAdditional: ({ n }, manner) => {
    if (n === 'any') return limit('can', 'block any number of creatures');
    const more = n === 1 ? 'an additional creature' : `an additional ${numberWord(n)} creatures`;
    return limit('can', `block ${more}${manner.becomes ? '{when}' : ' each combat'}`);
  },
  attackDespiteDefender: (_, manner) =>
    limit('can', `attack{when} as though ${it(manner)} didn't have defender`),
  doesntUntap: (_, manner) => limit("don't", `untap during ${untapStep(manner)}`),
  mayNotUntap: (_, manner) => ({
    sentence: `you may choose not to untap ${objectCase(manner.subject)} during your untap step`,
  }),
  cantBeCountered: () => limit("can't", 'be countered'),
  cantActivate: ({ unlessMana }, manner) => {
    const except = unlessMana === true ? " unless they're mana abilities" : '';
    return { sentence: `${manner.subject.possessive} activated abilities can't be activated{when}${except}` };
  },
  damageAsPower: (_, manner) =>
    limit('assign', `combat damage equal to ${its(manner)} toughness rather than ${its(manner)} power`),
  damageUnblocked: (_, manner) => ({
    sentence: `you may have ${objectCase(manner.subject)} assign ${its(manner)} combat damage{when} as though ${it(manner)} weren't blocked`,
  }),
  cantHaveCounters: ({ kind }, manner) =>
    limit(
      "can't",
      `have ${plural(counterNoun(kind ?? 'any'))} put on ${manner.subject.plain ? 'them' : 'it'}`,
    ),
  cantBeTargeted: ({ by }, _, s) =>
    limit(
      "can't",
      `be the target of spells or abilities${by === undefined ? '' : ` ${s.say.whose(by, s, true).text} control`}`,
    ),
  mayExert: (_, manner) => ({ sentence: `you may exert ${objectCase(manner.subject)} as it attacks{when}` }),
  cantTransform: () => limit("can't", 'transform'),
  goaded: (_, manner) => state(be(manner), 'goaded'),
};

const untapStep = (manner: Manner) =>
  manner.subject.key === 'self' && !manner.becomes
    ? 'your untap step'
    : `${its(manner)} controller's untap step`;

function word<K extends Kind>(mod: Of<K>, manner: Manner, s: Speech): Word {
  const printer: (mod: Of<K>, manner: Manner, s: Speech) => Word = PRINTERS[mod.mod as K];
  return printer(mod, manner, s);
}

/** "can't attack" and "can't block" are one thing: "can't attack or block". */
function merge(predicates: readonly Predicate[]): Predicate[] {
  const merged: Predicate[] = [];
  for (const predicate of predicates) {
    const before = merged[merged.length - 1];
    const joined = before !== undefined && before.verb === predicate.verb ? join(before, predicate) : null;
    if (joined === null) merged.push(predicate);
    else merged[merged.length - 1] = joined;
  }
  return merged;
}

function join(a: Predicate, b: Predicate): Predicate | null {
  if (a.verb === "can't") {
    const [, first = '', tail = ''] = /^(\w+)(.*)$/.exec(a.rest) ?? [];
    if (b.rest.endsWith(tail) && tail !== '' && /^\w+$/.test(b.rest.slice(0, b.rest.length - tail.length))) {
      return { verb: a.verb, rest: `${first} or ${b.rest}` };
    }
    return { verb: a.verb, rest: `${a.rest} or ${b.rest}` };
  }
  if (a.verb === 'have' || a.verb === 'gain' || a.verb === 'lose') {
    return { verb: a.verb, rest: `${a.rest.replace(/ and ([^"]*)$/, ', $1')} and ${b.rest}` };
  }
  return null;
}

/** Modifications told in sentences of their own, where the subject is a pronoun by then. */
const SENTENCES = new Set<Kind>(['cantActivate']);

const pronounFor = (subject: NounPhrase): NounPhrase =>
  subject.plain
    ? { text: 'they', object: 'them', possessive: 'their', plain: true, key: subject.key }
    : { text: 'it', possessive: 'its', plain: false, key: subject.key };

/** What modifications say of their subject. */
export function mods(all: readonly Mod[], subject: NounPhrase, style: 'is' | 'becomes', s: Speech): ModWords {
  const manner: Manner = { subject, becomes: style === 'becomes' };
  const together = becoming(all, manner.becomes, subject, s);
  const again: Manner = { subject: pronounFor(subject), becomes: manner.becomes };
  const several = all.length > 1 && all.some((mod) => !SENTENCES.has(mod.mod));
  const words = all.map((mod): Word => {
    if (together !== null && isBecoming(mod, all)) return {};
    return word(mod, several && SENTENCES.has(mod.mod) ? again : manner, s);
  });
  const at = together === null ? -1 : all.findIndex((mod) => isBecoming(mod, all));
  const states = words.flatMap(({ state: said }, index) => [
    ...(index === at ? (together ?? []) : []),
    ...(said === undefined ? [] : [said]),
  ]);
  return {
    state: merge(states),
    limits: merge(words.flatMap(({ limit: said }) => (said === undefined ? [] : [said]))),
    sentences: words.flatMap(({ sentence: said }) => (said === undefined ? [] : [said])),
  };
}
