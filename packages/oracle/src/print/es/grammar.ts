import { type Mood, VERBS, type VerbName } from './verbs.js';
import { contract, definiteArticle, enclitic, type Gender, understood, type Word } from './words.js';

/** A noun without an article, and what agrees with it has to know. */
export interface Noun {
  readonly text: string;
  readonly gender: Gender;
  readonly many: boolean;
}

/** A noun phrase with what is needed to put it anywhere in a sentence. */
export interface NounPhrase {
  /** With its article: "la criatura objetivo", "cada oponente". Of a pronoun, what it stands for. */
  readonly text: string;
  readonly gender: Gender;
  readonly many: boolean;
  /** tú: said in the ending of the verb. */
  readonly you?: true;
  /** Just spoken of: unsaid as a subject, "lo" and "la" as an object, "su" as an owner. */
  readonly pronoun?: true;
  /** Relative: "que controla". */
  readonly relative?: true;
  /** A player: "a" stands before them as an object. */
  readonly person?: true;
  /** Several, one by one: "dos criaturas objetivo obtienen +1/+1 cada una". */
  readonly each?: true;
  /** What it stands for, to tell whether two clauses have the same subject. */
  readonly key: string | null;
}

export const YOU: NounPhrase = {
  text: 'tú',
  gender: 'm',
  many: false,
  you: true,
  person: true,
  key: 'you',
};

export function phrase(text: string, gender: Gender, many = false, key: string | null = null): NounPhrase {
  return { text, gender, many, key };
}

/** Somebody: masculine, as the rules speak of players. */
export const person = (text: string, many = false, key: string | null = null): NounPhrase => ({
  text,
  gender: 'm',
  many,
  person: true,
  key,
});

const pronounAfter = ({ gender, many }: NounPhrase): string =>
  many ? (gender === 'm' ? 'ellos' : 'ellas') : gender === 'm' ? 'él' : 'ella';

/** After a preposition: "de la criatura", "del jugador objetivo", "a ti", "por ella". */
export function after(preposition: string, np: NounPhrase): string {
  if (np.you === true) return preposition === 'con' ? 'contigo' : `${preposition} ti`;
  if (np.pronoun === true) return `${preposition} ${pronounAfter(np)}`;
  return contract(`${preposition} ${np.text}`);
}

/** "tu mano", "sus manos", "la mano del jugador objetivo": a thing and whose it is. */
export function owned(thing: Word, owner: NounPhrase, many = false, quality = ''): string {
  const noun = (many ? thing.many : thing.one) + quality;
  if (owner.you === true) return `${many ? 'tus' : 'tu'} ${noun}`;
  if (owner.pronoun === true || owner.relative === true) return `${many ? 'sus' : 'su'} ${noun}`;
  return `${definiteArticle(thing.gender, many)} ${noun} ${after('de', owner)}`;
}

/** "tu" and "su" before something that is the actor's own. */
export const own = (owner: NounPhrase, many = false): string =>
  (owner.you === true ? 'tu' : 'su') + (many ? 's' : '');

/** What somebody does: "robar" "dos cartas". */
export interface Predicate {
  readonly verb: VerbName;
  /** The object of the verb, a pronoun with it where it was just spoken of. */
  readonly direct?: NounPhrase;
  /** To whom: "hacerle 2 puntos de daño". */
  readonly indirect?: NounPhrase;
  /** "convertirse", "enderezarse": the subject does it to itself. */
  readonly reflexive?: true;
  readonly not?: true;
  readonly can?: true;
  readonly rest: string;
  /** What joins it to the one before: ", luego ". By default " y ". */
  readonly link?: string;
}

/** Who does what. Clauses that belong together are joined into one sentence. */
export interface Clause {
  readonly subject: NounPhrase;
  readonly does: readonly Predicate[];
  /** Said as an order ("Roba una carta.") when the subject is you; otherwise "Ganas 2 vidas." */
  readonly order: boolean;
  /** "por cada …", after everything else. */
  readonly tail: string;
  /** "X es …", at the end of the sentence. */
  readonly where: string | null;
  /** Name of the action, for the joining of sentences. */
  readonly act: string;
}

/** One finished thing that is said: a clause that may still be joined, or whole sentences. */
export type Said = Clause | { readonly sentences: readonly string[] };

export const isClause = (said: Said): said is Clause => 'subject' in said;

type Form = Mood | 'imperative' | 'infinitive';

const person_ = (subject: NounPhrase): 0 | 1 | 2 => (subject.you === true ? 0 : subject.many ? 2 : 1);

/** The verb alone, as the subject has it: "controlas", "controla", "controlan". */
export function finiteVerb(verb: VerbName, subject: NounPhrase, mood: Mood): string {
  return VERBS[verb][mood][person_(subject)];
}

function objectPronoun(np: NounPhrase): string | null {
  if (np.you === true) return 'te';
  if (np.pronoun !== true) return null;
  return (np.gender === 'm' ? 'lo' : 'la') + (np.many ? 's' : '');
}

function indirectPronoun(np: NounPhrase): string | null {
  if (np.you === true) return 'te';
  if (np.pronoun !== true) return null;
  return np.many ? 'les' : 'le';
}

function clitics(predicate: Predicate, subject: NounPhrase): string | null {
  if (predicate.reflexive === true) return subject.you === true ? 'te' : 'se';
  if (predicate.indirect !== undefined) return indirectPronoun(predicate.indirect);
  return predicate.direct === undefined ? null : objectPronoun(predicate.direct);
}

/** "la criatura", "al jugador": an object that is no pronoun. */
function full(np: NounPhrase | undefined, to: boolean): string {
  if (np === undefined || np.you === true || np.pronoun === true) return '';
  return to || np.person === true ? after('a', np) : np.text;
}

/** One predicate in a form of the verb. */
export function predicateText(predicate: Predicate, subject: NounPhrase, form: Form, each = ''): string {
  const pronoun = clitics(predicate, subject);
  const { infinitive, imperative } = VERBS[predicate.verb];
  let verb: string;
  if (predicate.can === true && form !== 'infinitive') {
    const can = finiteVerb('poder', subject, form === 'imperative' ? 'indicative' : form);
    verb = `${predicate.not === true ? 'no ' : ''}${can} ${infinitive}${pronoun ?? ''}`;
  } else if (form === 'infinitive') {
    verb = `${predicate.not === true ? 'no ' : ''}${infinitive}${pronoun ?? ''}`;
  } else if (form === 'imperative' && predicate.not !== true) {
    verb = pronoun === null ? imperative : enclitic(imperative, pronoun);
  } else {
    const finite = finiteVerb(predicate.verb, subject, form === 'imperative' ? 'subjunctive' : form);
    verb = [...(predicate.not === true ? ['no'] : []), ...(pronoun === null ? [] : [pronoun]), finite].join(
      ' ',
    );
  }
  const object = predicate.indirect === undefined ? full(predicate.direct, false) : '';
  const dative = full(predicate.indirect, true);
  const words =
    predicate.indirect === undefined
      ? [verb, each, object, predicate.rest]
      : [verb, each, predicate.rest, dative];
  return words.filter((word) => word !== '').join(' ');
}

function linked(does: readonly Predicate[], subject: NounPhrase, form: Form): string {
  return does.reduce((text, predicate, at) => {
    const said = predicateText(predicate, subject, form, at === 0 ? oneByOne(subject) : '');
    return text + (at === 0 ? '' : (predicate.link ?? conjoin(said))) + said;
  }, '');
}

/** " y ", " e " before the sound i. */
const conjoin = (next: string): string => (/^h?i(?![aeo])/.test(next) ? ' e ' : ' y ');

/** "roba dos cartas y pierde 2 vidas" */
export const finite = (clause: Pick<Clause, 'subject' | 'does'>, mood: Mood = 'indicative'): string =>
  linked(clause.does, clause.subject, mood);

/** "robar dos cartas y perder 2 vidas": after "puedes" and as a cost. */
export const infinitive = (clause: Pick<Clause, 'subject' | 'does'>): string =>
  linked(clause.does, clause.subject, 'infinitive');

export const imperative = (clause: Pick<Clause, 'subject' | 'does'>): string =>
  linked(clause.does, clause.subject, 'imperative');

/** The subject with a space after it: nothing for "tú", understood for what was just spoken of. */
export function subjectText(subject: NounPhrase): string {
  if (subject.you === true) return '';
  if (subject.pronoun === true) return understood(subject.text);
  return `${subject.text} `;
}

/** "cada una" for several things, one by one. */
const oneByOne = ({ each, gender }: NounPhrase): string =>
  each === true ? (gender === 'm' ? 'cada uno' : 'cada una') : '';

/** The clause with its subject, which an order leaves out. */
export function clauseText(clause: Clause, order = clause.order): string {
  const { subject, tail } = clause;
  if (subject.you === true && order) return imperative(clause) + tail;
  return subjectText(subject) + finite(clause) + tail;
}
