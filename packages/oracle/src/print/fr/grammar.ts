import { conjugation } from './verb.js';
import {
  type Agreement,
  agree,
  article,
  type Conjunction,
  demonstrative,
  type Gender,
  isElided,
  list,
  ofThe,
  to,
} from './words.js';

/** A noun with its gender and both numbers. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export const noun = (one: string, gender: Gender, many = plural(one)): Noun => ({ one, many, gender });

/** The plural of the first word: "cartes de créature", "points de vie". */
export function plural(word: string): string {
  const [, first = word, rest = ''] = /^([^\s-]+)(.*)$/.exec(word) ?? [];
  if (/[sxz]$/.test(first)) return word;
  if (/[ae]u$/.test(first)) return `${first}x${rest}`;
  return `${first.endsWith('al') ? `${first.slice(0, -1)}ux` : `${first}s`}${rest}`;
}

export const inNumber = (word: Noun, many: boolean): string => (many ? word.many : word.one);

/**
 * A noun phrase with what is needed to put it anywhere in a sentence. Alternatives each keep their
 * article, so that prepositions can be said with each ("à l'artefact ou à la créature ciblée").
 */
export interface NounPhrase extends Agreement {
  readonly items: readonly string[];
  readonly conjunction: Conjunction;
  /** What follows all of them. */
  readonly after: string;
  readonly you?: true;
  /**
   * Just spoken of: "elle" as a subject, "la" before a verb, "sa" as an owner. Anywhere else it is
   * named again by its items. A `name` is a pronoun only as an owner, since names have no gender.
   */
  readonly pronoun?: 'whole' | 'owner' | 'relative';
  /** Several, one by one: "gagnent chacune". */
  readonly each?: true;
  /** What it stands for, to tell whether two clauses have the same subject. */
  readonly key: string | null;
}

export const YOU: NounPhrase = {
  items: ['vous'],
  conjunction: 'et',
  after: '',
  gender: 'm',
  plural: true,
  you: true,
  key: 'you',
};

export function phrase(
  text: string,
  agreement: Agreement = { gender: 'm', plural: false },
  key: string | null = null,
): NounPhrase {
  return {
    items: [text],
    conjunction: 'et',
    after: '',
    gender: agreement.gender,
    plural: agreement.plural,
    key,
  };
}

/** "cette créature", to be a pronoun from now on where that is possible. */
export const demonstrated = (word: Noun, many: boolean, key: string | null): NounPhrase =>
  phrase(
    demonstrative(inNumber(word, many), { gender: word.gender, plural: many }),
    { gender: word.gender, plural: many },
    key,
  );

const joined = (it: NounPhrase, preposition: (text: string) => string): string =>
  list(it.items.map(preposition), it.conjunction) + it.after;

/** By its name, never by a pronoun. */
export const named = (it: NounPhrase): string => joined(it, (text) => text);

const they = ({ gender, plural: many }: Agreement): string =>
  `${gender === 'f' ? 'elle' : 'il'}${many ? 's' : ''}`;

export function subjectOf(it: NounPhrase): string {
  if (it.pronoun === 'relative') return 'qui';
  return it.pronoun === 'whole' ? they(it) : named(it);
}

export const ofIt = (it: NounPhrase): string => (it.pronoun === 'relative' ? 'dont' : joined(it, ofThe));
export const toIt = (it: NounPhrase): string => joined(it, to);

/** After "sur", "par", "avec": a stressed pronoun. */
export function after(preposition: string, it: NounPhrase): string {
  if (it.pronoun === 'whole') {
    const stressed = it.gender === 'f' ? they(it) : it.plural ? 'eux' : 'lui';
    return `${preposition} ${stressed}`;
  }
  return joined(it, (text) => `${preposition} ${text}`);
}

/** "le", "la", "les" before a verb; null where it has to follow the verb in full. */
export const cliticOf = (it: NounPhrase): string | null =>
  it.pronoun === 'whole' ? article(it.gender, it.plural) : null;

/** "votre main", "sa force", "leur bibliothèque", "la force de la créature ciblée". */
export function owned(owner: NounPhrase, thing: Noun, many = false): string {
  const word = inNumber(thing, many);
  if (owner.you === true) return `${many ? 'vos' : 'votre'} ${word}`;
  if (owner.pronoun === 'whole' || owner.pronoun === 'owner') return their(owner.plural, thing, many);
  return `${article(thing.gender, many)} ${word} ${ofIt(owner)}`;
}

/** "son", "sa", "ses", "leur": of somebody just spoken of. */
export function their(several: boolean, thing: Noun, many = false): string {
  const word = inNumber(thing, many);
  if (several) return `${many ? 'leurs' : 'leur'} ${word}`;
  if (many) return `ses ${word}`;
  return `${thing.gender === 'f' && !isElided(word) ? 'sa' : 'son'} ${word}`;
}

/** "votre", "son", "sa", "leur": of the subject of the sentence. */
export const own = (subject: NounPhrase, thing: Noun, many = false): string =>
  subject.you === true
    ? `${many ? 'vos' : 'votre'} ${inNumber(thing, many)}`
    : their(subject.plural, thing, many);

/** The verb and the rest of what somebody does. */
export interface Predicate {
  /** Infinitive, "se défausser" where it is reflexive. */
  readonly verb: string;
  readonly object?: NounPhrase;
  readonly rest: string;
  /** `none`: an object with "aucun" says the rest of the negation. */
  readonly not?: true | 'none';
  /** Words that agree with the subject: "engagé" in "arrive engagée". */
  readonly agrees?: string;
  /** "en" before the verb: "mettez-en une". */
  readonly some?: true;
  /** Ways to do it, each of several predicates: what is paid where there is a choice. */
  readonly oneOf?: readonly (readonly Predicate[])[];
  /** An order leaves out the verb: "regard 2", but "vous pouvez faire regard 2". */
  readonly silent?: true;
  /** What joins it to the one before: ", puis ". By default " et ". */
  readonly link?: string;
}

/** How a predicate is said: as an order, as an infinitive, in the present, in the subjunctive, or in that with "ne". */
export type Mood = 'order' | 'infinitive' | 'present' | 'that' | 'unless';

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** One predicate of `subject` in the given mood, without the subject. */
export function predicateText(predicate: Predicate, subject: NounPhrase, mood: Mood): string {
  const { verb, object, rest, not, agrees } = predicate;
  if (predicate.oneOf !== undefined) {
    const ways = predicate.oneOf.map((way) =>
      way.map((one) => predicateText(one, subject, mood)).join(' et '),
    );
    return list(ways, 'ou');
  }
  if (verb === '') return rest;
  const reflexive = /^s(?:e |')/.test(verb);
  const infinitive = verb.replace(/^s(?:e |')/, '');
  const { one, many, you, thatOne, thatMany, thatYou } = conjugation(infinitive);
  const clitic = object === undefined ? (predicate.some === true ? 'en' : null) : cliticOf(object);
  const full = object === undefined || clitic !== null ? '' : named(object);
  const agreed = agrees === undefined ? '' : subject.you === true ? agrees : agree(agrees, subject);
  const tail = words(full, agreed, rest);
  if (mood === 'order') {
    if (predicate.silent === true) return tail;
    const pronoun = reflexive ? '-vous' : clitic === null ? '' : `-${clitic}`;
    return words(not === undefined ? you + pronoun : `ne ${you}${not === true ? ' pas' : ''}`, tail);
  }
  const self = !reflexive ? '' : subject.you === true ? 'vous' : 'se';
  const before = words(self, clitic ?? '');
  if (mood === 'infinitive')
    return words(not === undefined ? '' : not === true ? 'ne pas' : 'ne', before, infinitive, tail);
  const each =
    subject.each === true && subject.pronoun === undefined
      ? subject.gender === 'f'
        ? 'chacune'
        : 'chacun'
      : '';
  if (mood === 'unless' || mood === 'that') {
    const form = subject.you === true ? thatYou : subject.plural ? thatMany : thatOne;
    return words(
      mood === 'unless' || not !== undefined ? 'ne' : '',
      before,
      form,
      not === true ? 'pas' : '',
      each,
      tail,
    );
  }
  const form = subject.you === true ? you : subject.plural ? many : one;
  return words(not === undefined ? '' : 'ne', before, form, not === true ? 'pas' : '', each, tail);
}

/** Who does what. Clauses that belong together are joined into one sentence. */
export interface Clause {
  readonly subject: NounPhrase;
  readonly does: readonly Predicate[];
  /** Said as an order ("Piochez une carte.") when the subject is you; otherwise "Vous gagnez". */
  readonly order: boolean;
  /** "pour chaque …", after everything else. */
  readonly tail: string;
  /** "X étant …", at the end of the sentence. */
  readonly where: string | null;
  /** Name of the action, for the joining of sentences. */
  readonly act: string;
}

/** One finished thing that is said: a clause that may still be joined, or whole sentences. */
export type Said = Clause | { readonly sentences: readonly string[] };

export const isClause = (said: Said): said is Clause => 'subject' in said;

/** Its predicates joined, without the subject. */
export function said(clause: Pick<Clause, 'subject' | 'does'>, mood: Mood): string {
  return clause.does.reduce(
    (text, predicate, at) =>
      `${text}${at === 0 ? '' : (predicate.link ?? ' et ')}${predicateText(predicate, clause.subject, mood)}`,
    '',
  );
}

/** The clause with its subject, which an order leaves out. */
export function clauseText(clause: Clause, order = clause.order): string {
  const { subject, tail } = clause;
  if (subject.you === true && order) return said(clause, 'order') + tail;
  return `${subjectOf(subject)} ${said(clause, 'present')}${tail}`;
}

/** "vous piochez une carte", "il ne paie pas {2}": subject and verb in one. */
export const doing = (subject: NounPhrase, predicate: Predicate, mood: Mood = 'present'): string =>
  `${subjectOf(subject)} ${predicateText(predicate, subject, mood)}`;

/** "devait", "deviez", "devaient": what would happen. */
export const would = (subject: NounPhrase): string =>
  subject.you === true ? 'deviez' : subject.plural ? 'devaient' : 'devait';
