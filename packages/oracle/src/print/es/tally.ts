import type { Compare, PlayerRef, Tally, Value } from '@ettin/schema';
import { after, type NounPhrase, subjectText } from './grammar.js';
import type { Speech } from './speech.js';
import type { Mood } from './verbs.js';
import { CARD, PERMANENT, TYPE_WORDS } from './vocabulary.js';
import { feminine, type Gender, indefiniteArticle, masculine, numberWord, type Word } from './words.js';

/** What was done this turn: "ganaste, ganó, ganaron", and "hayas ganado" where it is only thought of. */
interface Past {
  readonly past: readonly [string, string, string];
  readonly participle: string;
  /** What follows the verb: "con" of "atacaste con dos criaturas". */
  readonly with?: string;
}

/**
 * How a tally of the turn is told. `mass`: "ganaste 3 vidas". `does`: "lanzaste dos hechizos".
 * `happens`: "murieron dos criaturas bajo tu control".
 */
type Telling = Past &
  ({ readonly mass: Word; readonly none: string } | { readonly does: Word } | { readonly happens: Word });

const past = (you: string, other: string, others: string, participle: string, with_ = ''): Past => ({
  past: [you, other, others],
  participle,
  with: with_,
});

const life = feminine('vida');
const spell = masculine('hechizo');
const damage: Word = { one: 'punto de daño', many: 'puntos de daño', gender: 'm' };
const combatDamage: Word = {
  one: 'punto de daño de combate',
  many: 'puntos de daño de combate',
  gender: 'm',
};

const cast = past('lanzaste', 'lanzó', 'lanzaron', 'lanzado');
const died = past('moriste', 'murió', 'murieron', 'muerto');
const entered = past('entraste', 'entró', 'entraron', 'entrado');

const TELLINGS: Readonly<Record<Tally, Telling>> = {
  lifeGained: { mass: life, none: 'vidas', ...past('ganaste', 'ganó', 'ganaron', 'ganado') },
  lifeLost: { mass: life, none: 'vidas', ...past('perdiste', 'perdió', 'perdieron', 'perdido') },
  damageTaken: { mass: damage, none: 'daño', ...past('recibiste', 'recibió', 'recibieron', 'recibido') },
  combatDamageDealt: {
    mass: combatDamage,
    none: 'daño de combate',
    ...past('hiciste', 'hizo', 'hicieron', 'hecho'),
  },
  spellsCast: { does: spell, ...cast },
  creatureSpellsCast: { does: masculine('hechizo de criatura'), ...cast },
  noncreatureSpellsCast: {
    does: masculine('hechizo que no sea de criatura', 'hechizos que no sean de criatura'),
    ...cast,
  },
  instantSorceryCast: { does: masculine('hechizo de instantáneo o de conjuro'), ...cast },
  cardsDrawn: { does: CARD, ...past('robaste', 'robó', 'robaron', 'robado') },
  landsPlayed: { does: TYPE_WORDS.land, ...past('jugaste', 'jugó', 'jugaron', 'jugado') },
  attackersDeclared: {
    does: TYPE_WORDS.creature,
    ...past('atacaste', 'atacó', 'atacaron', 'atacado', ' con'),
  },
  cardsDiscarded: { does: CARD, ...past('descartaste', 'descartó', 'descartaron', 'descartado') },
  permanentsSacrificed: {
    does: PERMANENT,
    ...past('sacrificaste', 'sacrificó', 'sacrificaron', 'sacrificado'),
  },
  tokensCreated: { does: feminine('ficha'), ...past('creaste', 'creó', 'crearon', 'creado') },
  creaturesDied: { happens: TYPE_WORDS.creature, ...died },
  permanentsLeft: {
    happens: PERMANENT,
    ...past('dejaste', 'dejó', 'dejaron', 'dejado', ' el campo de batalla'),
  },
  landsEntered: { happens: TYPE_WORDS.land, ...entered },
  creaturesEntered: { happens: TYPE_WORDS.creature, ...entered },
};

type TallyValue = Extract<Value, { readonly tally: Tally }>;

/** One player or whoever: "tú", "un oponente", "un jugador". */
const who = (of: PlayerRef, s: Speech) => s.say.whose(of === 'opponents' ? 'opponent' : of, s);

/** All of them where a number is told: "tus oponentes". */
const all = (of: PlayerRef, s: Speech) => s.say.whose(of, s, true);

function verb(telling: Past, subject: NounPhrase, mood: Mood): string {
  const at = subject.you === true ? 0 : subject.many ? 2 : 1;
  const said =
    mood === 'indicative' ? telling.past[at] : `${['hayas', 'haya', 'hayan'][at]} ${telling.participle}`;
  return said + (telling.with ?? '');
}

const under = (of: PlayerRef, s: Speech): string => {
  if (of === 'eachPlayer') return '';
  const player = who(of, s);
  return player.you === true
    ? ' bajo tu control'
    : player.pronoun === true
      ? ' bajo su control'
      : ` bajo el control ${after('de', player)}`;
};

const nobody = (gender: Gender): NounPhrase => ({ text: '', gender, many: false, key: null });

/** "las vidas que ganaste este turno", "la cantidad de hechizos que lanzaste este turno" */
export function tallyValue(value: TallyValue, s: Speech): string {
  const telling = TELLINGS[value.tally];
  if ('happens' in telling) {
    const { many, gender } = telling.happens;
    const verbs = verb(telling, { ...nobody(gender), many: true }, 'indicative');
    return `la cantidad de ${many} que ${verbs}${under(value.of, s)} este turno`;
  }
  const subject = all(value.of, s);
  const named = subject.you === true || subject.pronoun === true ? '' : ` ${subject.text}`;
  const noun = 'mass' in telling ? telling.mass : telling.does;
  return `la cantidad de ${noun.many} que ${verb({ ...telling, with: '' }, subject, 'indicative')}${named} este turno`;
}

/** "hechizo que lanzaste este turno", "1 vida que perdieron tus oponentes": after "por cada". */
export function eachOfTally(value: TallyValue, s: Speech): string {
  const telling = TELLINGS[value.tally];
  if ('happens' in telling) {
    const { one, gender } = telling.happens;
    return `${one} que ${verb(telling, nobody(gender), 'indicative')}${under(value.of, s)} este turno`;
  }
  const subject = all(value.of, s);
  const named = subject.you === true || subject.pronoun === true ? '' : ` ${subject.text}`;
  const noun = 'mass' in telling ? telling.mass : telling.does;
  const one = 'mass' in telling ? `1 ${noun.one}` : noun.one;
  return `${one} que ${verb({ ...telling, with: '' }, subject, 'indicative')}${named} este turno`;
}

const isNone = (is: Compare, n: number) =>
  (is === '=' && n === 0) || (is === '<=' && n === 0) || (is === '<' && n === 1);
const isSome = (is: Compare, n: number) =>
  (is === '>' && n === 0) || (is === '>=' && n === 1) || (is === '!=' && n === 0);

/** "ganaste 3 o más vidas este turno", "un oponente no perdió vidas", "lanzaste dos o más hechizos". */
export function tallyCondition(value: TallyValue, is: Compare, than: number, s: Speech, mood: Mood): string {
  const telling = TELLINGS[value.tally];
  const none = isNone(is, than);
  const not = none ? 'no ' : '';
  if ('mass' in telling) {
    const subject = who(value.of, s);
    const amount =
      none || isSome(is, than) ? telling.none : `${bound(is, than, String)} ${telling.mass.many}`;
    return `${subjectText(subject)}${not}${verb(telling, subject, mood)} ${amount} este turno`;
  }
  const word = 'does' in telling ? telling.does : telling.happens;
  const one = isSome(is, than) || (is === '=' && than === 1);
  const noun = none
    ? `${word.gender === 'm' ? 'ningún' : 'ninguna'} ${word.one}`
    : isSome(is, than)
      ? `${indefiniteArticle(word.gender)} ${word.one}`
      : `${bound(is, than, (n) => numberWord(n, word.gender))} ${one ? word.one : word.many}`;
  if ('happens' in telling) {
    const subject: NounPhrase = { ...nobody(word.gender), text: noun, many: !one && !none };
    const happened = verb(telling, subject, mood);
    return none
      ? `no ${happened} ${noun}${under(value.of, s)} este turno`
      : `${noun} ${happened}${under(value.of, s)} este turno`;
  }
  const subject = who(value.of, s);
  if (value.tally === 'attackersDeclared' && (isSome(is, than) || none)) {
    return `${subjectText(subject)}${not}${verb({ ...telling, with: '' }, subject, mood)} este turno`;
  }
  return `${subjectText(subject)}${not}${verb(telling, subject, mood)} ${noun} este turno`;
}

/** "tres o más", "exactamente dos", "cuatro o menos". */
export function bound(is: Compare, n: number, word: (n: number) => string): string {
  switch (is) {
    case '>=':
      return `${word(n)} o más`;
    case '>':
      return `${word(n + 1)} o más`;
    case '<=':
      return `${word(n)} o menos`;
    case '<':
      return `${word(n - 1)} o menos`;
    case '=':
      return `exactamente ${word(n)}`;
    case '!=':
      return `un número distinto de ${word(n)}`;
  }
}

export { isNone, isSome };
