import type { Ability, Filter, Mod, PlayerRef } from '@ettin/schema';
import { becoming, colorsText, isBecoming, turns } from './become.js';
import { counterWord } from './counters.js';
import { after, finiteVerb, type NounPhrase, owned, type Predicate, subjectText } from './grammar.js';
import { FLAG_WORDS } from './keyword-words.js';
import { asCreature } from './noun.js';
import { change } from './size.js';
import { skills } from './skills.js';
import type { ModWords, Speech } from './speech.js';
import { TYPE_WORDS } from './vocabulary.js';
import { indefiniteArticle, list, numberWord, sentence, varying } from './words.js';

type Kind = Mod['mod'];
type Of<K extends Kind> = Extract<Mod, { readonly mod: K }>;

/** Whom the modifications are about and whether they hold ("tiene") or come about ("gana"). */
interface Manner {
  readonly subject: NounPhrase;
  readonly becomes: boolean;
}

interface Word {
  readonly state?: Predicate;
  readonly limit?: Predicate;
  readonly sentence?: string;
}

const state = (verb: Predicate['verb'], rest: string): Word => ({ state: { verb, rest } });
const can = (verb: Predicate['verb'], rest = ''): Word => ({ limit: { verb, rest, can: true } });
const cant = (verb: Predicate['verb'], rest = ''): Word => ({ limit: { verb, rest, can: true, not: true } });

const have = ({ becomes }: Manner): Predicate['verb'] => (becomes ? 'ganar' : 'tener');

/** "es azul", "se vuelve azul" */
const colored = (becomes: boolean, rest: string): Word =>
  becomes ? { state: { verb: 'volver', reflexive: true, rest } } : state('ser', rest);

const unless = (condition: Of<'cantAttack'>['unless'], s: Speech) =>
  condition === undefined ? '' : ` a menos que ${s.say.condition(condition, s, 'subjunctive')}`;

const participle = (word: string, { subject }: Manner): string => varying(word)(subject.gender, subject.many);

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

/** What it can't block but for: creatures with the keyword that it asks for. */
function unableBut({ notKeyword, types, ...rest }: Filter): Filter | null {
  if (notKeyword === undefined || Object.keys(rest).length > 0) return null;
  return { types: types ?? ['creature'], keyword: notKeyword };
}

const creatures = (filter: Filter, s: Speech) => s.say.np(asCreature(filter), 'bare', s).text;

function attackWhom(whom: PlayerRef | undefined, s: Speech): Pick<Predicate, 'direct'> {
  return whom === undefined ? {} : { direct: s.say.whose(whom, s) };
}

type Printers = { readonly [K in Kind]: (mod: Of<K>, manner: Manner, s: Speech) => Word };

const PRINTERS: Printers = {
  pt: ({ power, toughness }, _, s) => state('obtener', change(power, toughness, s)),
  setPT: () => ({}),
  switchPT: (_, manner) =>
    state(
      'tener',
      `${manner.subject.many ? 'sus fuerzas y resistencias intercambiadas' : 'su fuerza y su resistencia intercambiadas'}`,
    ),
  gain: ({ keywords }, manner, s) =>
    state(have(manner), skills(keywords.map((keyword) => s.say.keyword(keyword, s)))),
  lose: ({ keywords }) => state('perder', skills(keywords.map((keyword) => FLAG_WORDS[keyword]))),
  gainAbility: ({ ability }, manner, s) => state(have(manner), quoted(ability, s)),
  loyaltyAbilitiesOf: ({ what }, manner, s) =>
    state(have(manner), `todas las habilidades de lealtad ${after('de', s.say.np(what, 'all', s))}`),
  loseAllAbilities: () => state('perder', 'todas las habilidades'),
  addTypes: () => ({}),
  setTypes: () => ({}),
  removeTypes: ({ types }, { subject }) => {
    const words = list(
      types.map((type) => {
        const { one, many, gender } = TYPE_WORDS[type];
        return subject.many ? many : `${indefiniteArticle(gender)} ${one}`;
      }),
      'ni',
    );
    return { state: { verb: 'ser', rest: words, not: true } };
  },
  addChosenType: (_, { becomes }) =>
    becomes
      ? { state: turns(true, 'una criatura del tipo elegido además de sus otros tipos') }
      : state('ser', 'del tipo elegido además de sus otros tipos'),
  allCreatureTypes: (_, { becomes }) =>
    becomes ? state('ganar', 'todos los tipos de criatura') : state('ser', 'de todos los tipos de criatura'),
  setColors: ({ colors }, { becomes, subject }) =>
    colored(becomes, colorsText(colors, subject.gender, subject.many)),
  addColors: ({ colors }, { becomes, subject }) =>
    colored(becomes, `${colorsText(colors, subject.gender, subject.many)} además de sus otros colores`),
  control: ({ by }, { subject }, s) => {
    const who = s.say.player(by, s);
    return { sentence: `${subjectText(who)}${finiteVerb('controlar', who, 'indicative')} ${subject.text}` };
  },
  setName: ({ name }) => ({ state: { verb: 'llamar', reflexive: true, rest: name } }),
  cantAttack: (mod, _, s) => {
    const whom = attackWhom(mod.whom, s);
    return { limit: { verb: 'atacar', ...whom, rest: unless(mod.unless, s).trim(), can: true, not: true } };
  },
  cantBlock: (mod, _, s) => {
    const only = mod.what === undefined ? null : unableBut(mod.what);
    if (only !== null) return can('bloquear', `solo ${creatures(only, s)}`);
    const what = mod.what === undefined ? '' : creatures(mod.what, s);
    return cant('bloquear', `${what}${unless(mod.unless, s)}`.trim());
  },
  cantAttackAlone: (_, manner) => cant('atacar', participle('solo', manner)),
  cantBlockAlone: (_, manner) => cant('bloquear', participle('solo', manner)),
  cantBeBlocked: ({ by, exceptBy }, manner, s) => {
    const who = by === undefined ? '' : ` por ${creatures(by, s)}`;
    const except = exceptBy === undefined ? '' : ` excepto por ${creatures(exceptBy, s)}`;
    return cant('ser', participle('bloqueado', manner) + who + except);
  },
  minBlockers: ({ n }, manner) =>
    cant('ser', `${participle('bloqueado', manner)} excepto por ${numberWord(n, 'f')} o más criaturas`),
  maxBlockersOne: (_, manner) => cant('ser', `${participle('bloqueado', manner)} por más de una criatura`),
  mustAttack: (mod, { becomes, subject }, s) => ({
    limit: {
      verb: 'atacar',
      ...attackWhom(mod.whom, s),
      rest: `${becomes ? '{when}' : 'en cada combate'} si ${subject.many ? 'pueden' : 'puede'}`,
    },
  }),
  mustBlock: (_, { becomes, subject }) => ({
    limit: {
      verb: 'bloquear',
      rest: `${becomes ? '{when}' : 'en cada combate'} si ${subject.many ? 'pueden' : 'puede'}`,
    },
  }),
  mustBeBlocked: ({ byAll, byTwo }, manner) => {
    if (byAll === true) {
      return {
        sentence: `todas las criaturas que puedan bloquear ${after('a', manner.subject)}{when} lo hacen`,
      };
    }
    const two = byTwo === true ? ' por dos o más criaturas' : '';
    return {
      limit: { verb: 'deber', rest: `ser ${participle('bloqueado', manner)}${two}{when} si es posible` },
    };
  },
  blockAdditional: ({ n }, { becomes }) => {
    if (n === 'any') return can('bloquear', 'cualquier cantidad de criaturas');
    const more = n === 1 ? 'una criatura adicional' : `${numberWord(n, 'f')} criaturas adicionales`;
    return can('bloquear', `${more}${becomes ? '{when}' : ' en cada combate'}`);
  },
  attackDespiteDefender: (_, { subject }) =>
    can('atacar', `{when} como si no ${subject.many ? 'tuvieran' : 'tuviera'} la habilidad de defensor`),
  doesntUntap: (_, manner) => ({
    limit: { verb: 'enderezar', reflexive: true, not: true, rest: `durante ${untapStep(manner)}` },
  }),
  mayNotUntap: (_, { subject }) => ({
    sentence: `puedes elegir no enderezar ${subject.text} durante tu paso de enderezar`,
  }),
  cantBeCountered: (_, manner) => cant('ser', participle('contrarrestado', manner)),
  cantActivate: ({ unlessMana }, { subject }) => {
    const except = unlessMana === true ? ' a menos que sean habilidades de maná' : '';
    return {
      sentence: `${owned(ABILITY, subject, true, ' activadas')} no pueden ser activadas{when}${except}`,
    };
  },
  damageAsPower: (_, { subject }) => ({
    limit: {
      verb: 'asignar',
      rest: `una cantidad de daño de combate igual a su resistencia en lugar de a su fuerza${subject.many ? ' cada una' : ''}`,
    },
  }),
  damageUnblocked: (_, manner) => ({
    sentence: `puedes hacer que ${manner.subject.text} ${manner.subject.many ? 'asignen' : 'asigne'} su daño de combate{when} como si no ${manner.subject.many ? 'estuvieran' : 'estuviera'} ${participle('bloqueado', manner)}`,
  }),
  cantHaveCounters: ({ kind }) => cant('tener', counterWord(kind ?? 'any').many),
  cantBeTargeted: ({ by }, _, s) => {
    const who = by === undefined ? null : s.say.whose(by, s, true);
    const whose =
      who === null
        ? ''
        : ` que ${finiteVerb('controlar', who, 'indicative')}${who.you === true ? '' : ` ${who.text}`}`;
    return cant('ser', `objetivo{when} de hechizos o habilidades${whose}`);
  },
  mayExert: (_, { subject }) => ({
    sentence: `puedes esforzar ${after('a', subject)} cuando ataca{when}`,
  }),
  cantTransform: () => ({
    limit: { verb: 'transformar', reflexive: true, can: true, not: true, rest: '' },
  }),
  goaded: (_, manner) => state('estar', participle('incitado', manner)),
};

const ABILITY = { one: 'habilidad', many: 'habilidades', gender: 'f' } as const;

const untapStep = ({ subject, becomes }: Manner) =>
  subject.key === 'self' && !becomes
    ? 'tu paso de enderezar'
    : subject.many
      ? 'los pasos de enderezar de sus controladores'
      : 'el paso de enderezar de su controlador';

function word<K extends Kind>(mod: Of<K>, manner: Manner, s: Speech): Word {
  const printer: (mod: Of<K>, manner: Manner, s: Speech) => Word = PRINTERS[mod.mod as K];
  return printer(mod, manner, s);
}

/** "no puede atacar" and "no puede bloquear" are one thing: "no puede atacar ni bloquear". */
function merge(predicates: readonly Predicate[]): Predicate[] {
  const merged: Predicate[] = [];
  for (const predicate of predicates) {
    const before = merged[merged.length - 1];
    const joined = before === undefined ? null : join(before, predicate);
    if (joined === null) merged.push(predicate);
    else merged[merged.length - 1] = joined;
  }
  return merged;
}

const sameManner = (a: Predicate, b: Predicate) =>
  a.can === b.can && a.not === b.not && a.reflexive === b.reflexive && a.direct === undefined;

function join(a: Predicate, b: Predicate): Predicate | null {
  if (!sameManner(a, b)) return null;
  if (a.can === true && a.not === true && a.direct === undefined && b.direct === undefined) {
    if (a.verb === 'atacar' && b.verb === 'bloquear') {
      // What is said of both is said once: "no puede atacar ni bloquear sola".
      const tail = a.rest !== '' && b.rest === a.rest ? '' : a.rest;
      const rest = [tail, `ni bloquear ${b.rest}`.trim()].filter((one) => one !== '').join(' ');
      return { ...a, rest };
    }
    return null;
  }
  if (a.verb !== b.verb || a.not === true) return null;
  if (a.verb === 'tener' || a.verb === 'ganar' || a.verb === 'perder') {
    return { ...a, rest: `${a.rest.replace(/ y ([^"]*)$/, ', $1')} y ${b.rest}` };
  }
  return null;
}

/** Modifications told in sentences of their own, where the subject is understood by then. */
const SENTENCES = new Set<Kind>(['cantActivate']);

/** What modifications say of their subject. */
export function mods(all: readonly Mod[], subject: NounPhrase, style: 'is' | 'becomes', s: Speech): ModWords {
  const manner: Manner = { subject, becomes: style === 'becomes' };
  const together = becoming(all, manner.becomes, subject, s);
  const again: Manner = { subject: { ...subject, pronoun: true }, becomes: manner.becomes };
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
