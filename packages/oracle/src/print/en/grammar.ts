import { plainVerb, thirdPerson } from './words.js';

/** A noun phrase with what is needed to put it anywhere in a sentence. */
export interface NounPhrase {
  readonly text: string;
  /** After a verb or preposition, where it differs: "them" for "they". */
  readonly object?: string;
  /** "its", "that player's". */
  readonly possessive: string;
  /** Takes the plain verb: you, they, creatures. */
  readonly plain: boolean;
  readonly you?: true;
  /** Several, one by one: "two target creatures each get". */
  readonly each?: true;
  /** What it stands for, to tell whether two clauses have the same subject. */
  readonly key: string | null;
}

export const YOU: NounPhrase = { text: 'you', possessive: 'your', plain: true, you: true, key: 'you' };

export const objectCase = (phrase: NounPhrase): string => phrase.object ?? phrase.text;

export function phrase(text: string, plain = false, key: string | null = null): NounPhrase {
  return { text, possessive: genitive(text, plain), plain, key };
}

export function genitive(text: string, plural: boolean): string {
  return plural && text.endsWith('s') ? `${text}'` : `${text}'s`;
}

/** The verb and the rest of what somebody does: "draw", "two cards". */
export interface Predicate {
  readonly verb: string;
  readonly rest: string;
  /** What joins it to the one before: ", then ". By default " and ". */
  readonly link?: string;
}

/** Who does what. Clauses that belong together are joined into one sentence. */
export interface Clause {
  readonly subject: NounPhrase;
  readonly does: readonly Predicate[];
  /** Said as an order ("Draw a card.") when the subject is you; otherwise "You gain 2 life." */
  readonly order: boolean;
  /** "for each …", after everything else. */
  readonly tail: string;
  /** "X is …", at the end of the sentence. */
  readonly where: string | null;
  /** Name of the action, for the joining of sentences. */
  readonly act: string;
}

/** One finished thing that is said: a clause that may still be joined, or whole sentences. */
export type Said = Clause | { readonly sentences: readonly string[] };

export const isClause = (said: Said): said is Clause => 'subject' in said;

const joinWords = (verb: string, rest: string): string => (rest === '' ? verb : `${verb} ${rest}`);

export function conjugate(verb: string, subject: NounPhrase): string {
  return subject.plain ? plainVerb(verb) : thirdPerson(verb);
}

/** "draws two cards and loses 2 life" */
export function finite(clause: Pick<Clause, 'subject' | 'does'>): string {
  return linked(clause.does, (verb) => conjugate(verb, clause.subject));
}

function linked(does: readonly Predicate[], form: (verb: string) => string): string {
  return does.reduce((text, { verb, rest, link = ' and ' }, at) => {
    return `${text}${at === 0 ? '' : link}${joinWords(form(verb), rest)}`;
  }, '');
}

/** "draw two cards and lose 2 life": after "may", "to", or as an order. */
export function bare(clause: Pick<Clause, 'does'>): string {
  return linked(clause.does, (verb) => verb);
}

/** The clause with its subject, which an order leaves out. */
export function clauseText(clause: Clause, order = clause.order): string {
  const { subject, tail } = clause;
  if (subject.you === true && order) return bare(clause) + tail;
  return `${subject.text} ${subject.each === true ? 'each ' : ''}${finite(clause)}${tail}`;
}
