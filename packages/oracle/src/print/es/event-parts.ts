import type { Filter, Trigger, Whose } from '@ettin/schema';
import type { Entity, Head } from '../scope.js';
import { type NounPhrase, own, type Predicate, predicateText, subjectText } from './grammar.js';
import type { EventPhrase, Speech } from './speech.js';
import { ordinal, varying } from './words.js';

export type On<K extends Trigger['on']> = Extract<Trigger, { readonly on: K }>;
export type What = Filter | 'self';

/** What triggers is thought of: "Siempre que ataque", "Cuando muera". */
const happens = (subject: NounPhrase, predicate: Predicate): string =>
  predicateText(predicate, subject, 'subjunctive');

export const event = (
  subject: NounPhrase,
  predicate: Predicate,
  lead: EventPhrase['lead'] = 'Siempre que',
): EventPhrase => ({ lead, subject: subjectText(subject).trim(), happens: happens(subject, predicate) });

/** Remembers what the trigger speaks of as "it". */
export function remember(key: 'it' | 'eventSource', what: What, head: Head, s: Speech): void {
  if (what === 'self') {
    s.aliases.set(key, 'self');
    return;
  }
  const entity: Entity = { kind: 'object', filter: what, head };
  s.aliases.delete(key);
  s.entities.set(key, entity);
}

/** Whatever the trigger watches: "esta criatura", "otra criatura que controlas". It is understood from now on. */
export function subject(what: What, s: Speech, head: Head = 'permanent'): NounPhrase {
  remember('it', what, head, s);
  const said = what === 'self' ? s.say.object('self', s) : s.say.np(what, 'a', s, { head, place: 'en' });
  if (what !== 'self' && said.key !== null) {
    // It is something that has been spoken of, and is that from now on.
    s.aliases.set('it', said.key);
    s.focus = said.key;
    return said;
  }
  s.focus = what === 'self' ? 'self' : 'it';
  s.said.add(s.focus);
  return said;
}

export type Doing = Predicate | ((subject: NounPhrase) => Predicate);

/** `lead`: what it is for the source itself; anything else is "Siempre que". */
export const thing =
  (doing: Doing, lead: EventPhrase['lead'] = 'Siempre que') =>
  ({ what }: { readonly what: What }, s: Speech): EventPhrase => {
    const said = subject(what, s);
    const predicate = typeof doing === 'function' ? doing(said) : doing;
    return event(said, predicate, what === 'self' ? lead : 'Siempre que');
  };

export const passive =
  (participle: string, rest = ''): Doing =>
  ({ gender, many }) => ({ verb: 'ser', rest: `${varying(participle)(gender, many)}${rest}` });

/** Whoever does it; from now on "ese jugador" is them. */
export function actor(who: Whose, s: Speech): NounPhrase {
  const said = s.say.whose(who, s);
  if (said.you === true) s.thatPlayer = 'you';
  return said;
}

export const act = (
  who: Whose,
  predicate: Predicate | ((subject: NounPhrase) => Predicate),
  s: Speech,
): EventPhrase => {
  const said = actor(who, s);
  return event(said, typeof predicate === 'function' ? predicate(said) : predicate);
};

/** "tu segunda carta de cada turno" */
export const nth = (n: number, noun: string, gender: 'm' | 'f', who: NounPhrase): string =>
  `${own(who)} ${ordinal(n, gender)} ${noun} de cada turno`;
