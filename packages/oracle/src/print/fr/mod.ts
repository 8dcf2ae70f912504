import type { Ability, Condition, Filter, Mod, PlayerRef } from '@ettin/schema';
import { becoming, besides, isBecoming } from './become.js';
import { unless as unlessThat } from './condition.js';
import { counterNoun } from './counter-noun.js';
import { colorWords } from './described.js';
import { doing, type NounPhrase, named, noun, owned, type Predicate, subjectOf, their } from './grammar.js';
import { FLAG_NAMES } from './keyword-names.js';
import { asCreature } from './noun.js';
import { change } from './size.js';
import type { ModWords, Speech } from './speech.js';
import { NOUNS, STEP_NOUNS, TYPE_NOUNS } from './vocabulary.js';
import { agree, article, indefinite, list, numberWord, sentence } from './words.js';

type Kind = Mod['mod'];
type Of<K extends Kind> = Extract<Mod, { readonly mod: K }>;

/** Whom the modifications are about and whether they hold ("a") or come about ("acquiert"). */
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
const cant = (rest: string): Word => ({ limit: { verb: 'pouvoir', not: true, rest } });

const have = (manner: Manner) => (manner.becomes ? 'acquérir' : 'avoir');
const be = (manner: Manner) => (manner.becomes ? 'devenir' : 'être');

const unless = (condition: Condition | undefined, s: Speech) =>
  condition === undefined ? '' : `{when}${unlessThat(condition, s)}`;

/** "attaquer vous" is "vous attaquer". */
function attack(player: PlayerRef | undefined, s: Speech): string {
  if (player === undefined) return 'attaquer';
  const who = s.say.whose(player, s);
  return who.you === true ? 'vous attaquer' : `attaquer ${named(who)}`;
}

/** "elle", "ils" for the subject in a clause of its own. */
const it = (manner: Manner): string => subjectOf({ ...manner.subject, pronoun: 'whole' });

const its = (manner: Manner, thing: Parameters<typeof their>[1], many = false) =>
  their(manner.subject.plural, thing, many);

/** An ability in quotation marks, as the object that has it would say it. */
export function quoted(ability: Ability, s: Speech, keepsSelf = false): string {
  if (keepsSelf) return `« ${sentence(s.say.ability(ability, s))} »`;
  const self = {
    ...s.self,
    what: 'card' as const,
    name: '',
    supertypes: [],
    types: ['creature' as const],
    subtypes: [],
    keywords: [],
  };
  return `« ${sentence(s.say.ability(ability, { ...s, self, from: 'battlefield' }))} »`;
}

/** "ne peut pas bloquer les créatures sans le vol" is "ne peut bloquer que les créatures avec le vol". */
function unableBut({ notKeyword, types, ...rest }: Filter): Filter | null {
  if (notKeyword === undefined || Object.keys(rest).length > 0) return null;
  return { types: types ?? ['creature'], keyword: notKeyword };
}

const some = (filter: Filter, s: Speech): string => `des ${named(s.say.np(asCreature(filter), 'bare', s))}`;

const be_ = (word: string, manner: Manner) => `être ${agree(word, manner.subject)}`;

type Printers = { readonly [K in Kind]: (mod: Of<K>, manner: Manner, s: Speech) => Word };

const PRINTERS: Printers = {
  pt: ({ power, toughness }, _, s) => state('gagner', change(power, toughness, s)),
  setPT: () => ({}),
  switchPT: (_, manner) =>
    state('avoir', `${its(manner, NOUNS.power)} et ${its(manner, NOUNS.toughness)} échangées`),
  gain: ({ keywords }, manner, s) =>
    state(
      have(manner),
      list(
        keywords.map((keyword) => s.say.theKeyword(keyword, s)),
        'et',
      ),
    ),
  lose: ({ keywords }) =>
    state(
      'perdre',
      list(
        keywords.map((keyword) => {
          const [name, gender] = FLAG_NAMES[keyword];
          return `${article(gender, false)} ${name}`;
        }),
        'et',
      ),
    ),
  gainAbility: ({ ability }, manner, s) => state(have(manner), quoted(ability, s)),
  loyaltyAbilitiesOf: ({ what }, manner, s) =>
    state(have(manner), `toutes les capacités de loyauté de tous les ${named(s.say.np(what, 'bare', s))}`),
  loseAllAbilities: (_, manner) => state('perdre', `toutes ${its(manner, NOUNS.ability, true)}`),
  addTypes: () => ({}),
  setTypes: () => ({}),
  removeTypes: ({ types }, manner) => {
    const many = manner.subject.plural;
    const words = types.map((type) => {
      const { one, many: several, gender } = TYPE_NOUNS[type];
      return many ? `des ${several}` : `${indefinite(gender)} ${one}`;
    });
    return { state: { verb: 'être', not: true, rest: list(words, 'ou') } };
  },
  addChosenType: (_, manner) => state(be(manner), `du type choisi${besides(manner.subject)}`),
  allCreatureTypes: (_, manner) =>
    manner.becomes
      ? state('acquérir', 'tous les types de créature')
      : state('avoir', 'tous les types de créature'),
  setColors: ({ colors }, manner) => state(be(manner), colorWords(colors, manner.subject)),
  addColors: ({ colors }, manner) =>
    state(be(manner), colorWords(colors, manner.subject) + besides(manner.subject, 'couleurs')),
  control: ({ by }, manner, s) => ({
    sentence: doing(s.say.player(by, s), { verb: 'contrôler', object: manner.subject, rest: '' }),
  }),
  setName: ({ name }, manner) => state(be(manner), `${agree('appelé', manner.subject)} ${name}`),
  cantAttack: (mod, _, s) => cant(`${attack(mod.whom, s)}${unless(mod.unless, s)}`),
  cantBlock: (mod, _, s) => {
    const only = mod.what === undefined ? null : unableBut(mod.what);
    if (only !== null) {
      return {
        limit: { verb: 'pouvoir', not: 'none', rest: `bloquer que ${named(s.say.np(only, 'the', s))}` },
      };
    }
    const what = mod.what === undefined ? '' : ` ${named(s.say.np(asCreature(mod.what), 'the', s))}`;
    return cant(`bloquer${what}${unless(mod.unless, s)}`);
  },
  cantAttackAlone: (_, manner) => cant(`attaquer ${agree('seul', manner.subject)}`),
  cantBlockAlone: (_, manner) => cant(`bloquer ${agree('seul', manner.subject)}`),
  cantBeBlocked: ({ by, exceptBy }, manner, s) => {
    const who = by === undefined ? '' : ` par ${some(by, s)}`;
    const except = exceptBy === undefined ? '' : ` sauf par ${some(exceptBy, s)}`;
    return cant(be_('bloqué', manner) + who + except);
  },
  minBlockers: ({ n }, manner) =>
    cant(`${be_('bloqué', manner)} sauf par au moins ${numberWord(n, 'f')} créatures`),
  maxBlockersOne: (_, manner) => cant(`${be_('bloqué', manner)} par plus de une créature`),
  mustAttack: (mod, manner, s) => {
    const whom = mod.whom === undefined ? '' : ` ${named(s.say.whose(mod.whom, s))}`;
    return limit(
      'attaquer',
      `${whom}${manner.becomes ? '{when}' : ' à chaque combat'} si possible`.trimStart(),
    );
  },
  mustBlock: (_, manner) =>
    limit('bloquer', manner.becomes ? '{when} si possible' : 'à chaque combat si possible'),
  mustBeBlocked: ({ byAll, byTwo }, manner) =>
    byAll === true
      ? { sentence: `toutes les créatures capables de bloquer ${named(manner.subject)}{when} le font` }
      : limit(
          'devoir',
          `${be_('bloqué', manner)}${byTwo === true ? ' par au moins deux créatures' : ''}{when} si possible`,
        ),
  blockAdditional: ({ n }, manner) => {
    if (n === 'any') return limit('pouvoir', "bloquer n'importe quel nombre de créatures");
    const more = n === 1 ? 'une créature supplémentaire' : `${numberWord(n, 'f')} créatures supplémentaires`;
    return limit('pouvoir', `bloquer ${more}${manner.becomes ? '{when}' : ' à chaque combat'}`);
  },
  attackDespiteDefender: (_, manner) =>
    limit(
      'pouvoir',
      `attaquer{when} comme si ${it(manner)} ${manner.subject.plural ? "n'avaient" : "n'avait"} pas la capacité de défenseur`,
    ),
  doesntUntap: (_, manner) => ({
    limit: { verb: 'se dégager', not: true, rest: `pendant ${untapStep(manner)}` },
  }),
  mayNotUntap: (_, manner) => ({
    sentence: `vous pouvez choisir de ne pas dégager ${named(manner.subject)} pendant votre étape de dégagement`,
  }),
  cantBeCountered: (_, manner) => cant(be_('contrecarré', manner)),
  cantActivate: ({ unlessMana }, manner) => {
    const abilities = noun('capacité activée', 'f', 'capacités activées');
    const except = unlessMana === true ? ' à moins que ce ne soient des capacités de mana' : '';
    return {
      sentence: `${owned(manner.subject, abilities, true)} ne peuvent pas être activées{when}${except}`,
    };
  },
  damageAsPower: (_, manner) =>
    limit(
      'assigner',
      `un nombre de blessures de combat égal à ${its(manner, NOUNS.toughness)} plutôt que à ${its(manner, NOUNS.power)}`,
    ),
  damageUnblocked: (_, manner) => {
    const { subject } = manner;
    const not = subject.plural ? "n'étaient" : "n'était";
    const combat = noun('blessure de combat', 'f', 'blessures de combat');
    return {
      sentence: `vous pouvez faire que ${doing(subject, { verb: 'assigner', rest: '' })} ${their(subject.plural, combat, true)}{when} comme si ${it(manner)} ${not} pas ${agree('bloqué', subject)}`,
    };
  },
  cantHaveCounters: ({ kind }) => cant(`recevoir de ${counterNoun(kind ?? 'any').many}`),
  cantBeTargeted: ({ by }, _, s) => {
    const whose =
      by === undefined ? '' : ` que ${doing(s.say.whose(by, s, true), { verb: 'contrôler', rest: '' })}`;
    return cant(`être la cible de sorts ou de capacités${whose}`);
  },
  mayExert: (_, manner) => ({
    sentence: `vous pouvez surmener ${named(manner.subject)} au moment où ${it(manner)} attaque{when}`,
  }),
  cantTransform: () => cant('se transformer'),
  goaded: (_, manner) => state('être', agree('incité', manner.subject)),
};

function untapStep(manner: Manner): string {
  if (manner.subject.key === 'self' && !manner.becomes) return 'votre étape de dégagement';
  return `${article('f', false)} ${STEP_NOUNS.untap.one} de ${its(manner, NOUNS.controller)}`;
}

function word<K extends Kind>(mod: Of<K>, manner: Manner, s: Speech): Word {
  const printer: (mod: Of<K>, manner: Manner, s: Speech) => Word = PRINTERS[mod.mod as K];
  return printer(mod, manner, s);
}

/** "ne peut pas attaquer" and "ne peut pas bloquer" are one thing: "ne peut ni attaquer ni bloquer". */
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
  if (a.verb === 'pouvoir' && b.not === true) {
    if (a.not === 'none' && a.rest.startsWith('ni ')) return { ...a, rest: `${a.rest} ni ${b.rest}` };
    if (a.not !== true) return null;
    const tail = /\{when\} à moins que .*$/.exec(b.rest)?.[0] ?? '';
    const first = tail !== '' && a.rest.endsWith(tail) ? a.rest.slice(0, -tail.length) : a.rest;
    return { verb: a.verb, not: 'none', rest: `ni ${first} ni ${b.rest}` };
  }
  if (a.not !== undefined || b.not !== undefined) return null;
  if (a.verb === 'avoir' || a.verb === 'acquérir' || a.verb === 'perdre') {
    return { verb: a.verb, rest: `${a.rest.replace(/ et ((?:la|le|les|l') ?[^«]*)$/, ', $1')} et ${b.rest}` };
  }
  return null;
}

/** Modifications told in sentences of their own, where the subject is a pronoun by then. */
const SENTENCES = new Set<Kind>(['cantActivate']);

/** What modifications say of their subject. */
export function mods(all: readonly Mod[], subject: NounPhrase, style: 'is' | 'becomes', s: Speech): ModWords {
  const manner: Manner = { subject, becomes: style === 'becomes' };
  const together = becoming(all, manner.becomes, subject, s);
  const again: Manner = { subject: { ...subject, pronoun: 'whole' }, becomes: manner.becomes };
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
