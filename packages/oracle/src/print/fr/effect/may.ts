import type { Effect } from '@ettin/schema';
import {
  type Clause,
  clauseText,
  isClause,
  type NounPhrase,
  named,
  said as predicates,
  predicateText,
  type Said,
  subjectOf,
} from '../grammar.js';
import type { Speech } from '../speech.js';
import { list } from '../words.js';
import { clause, type EffectOf } from './shape.js';

export const together = (effects: readonly Effect[], s: Speech): string[] =>
  s.say.effects(effects, s, { together: true });

/** Whole sentences with a lead before the first: "si vous faites ainsi, piochez une carte". */
export function led(lead: string, texts: readonly string[]): Said {
  const [first = '', ...more] = texts;
  const [, condition, then] = lead.startsWith('si ') ? (/^si ([^,]*), ([^,]*)$/.exec(first) ?? []) : [];
  const text = condition === undefined ? first : `${then} si ${condition}`;
  return { sentences: [lead + text, ...more] };
}

const isGroup = (subject: NounPhrase): boolean => named(subject).startsWith('chaque ');

/** "vous pouvez piocher une carte", "vous pouvez faire que le joueur ciblé se défausse de une carte", "vous pouvez payer {2}". */
export function may(effect: EffectOf<'may'>, s: Speech): Said[] {
  const who = effect.who ?? 'you';
  const subject = s.say.player(who, s);
  const before = s.thatPlayer;
  if (typeof who === 'string' && who !== 'you' && who !== 'thatPlayer') s.thatPlayer = 'pronoun';
  if (effect.as !== undefined) s.doers.set(effect.as, who);
  const they = subject.you === true ? 'vous' : isGroup(subject) ? 'un joueur' : 'il';
  const does = subject.you === true ? 'faites' : 'fait';
  const said: Said[] = [];
  if (effect.cost === undefined) {
    said.push(...optional(subject, s.say.said(effect.effects, s), s));
  } else {
    const paid = list(
      s.say.cost(effect.cost, s).map((predicate) => predicateText(predicate, subject, 'infinitive')),
      'et',
    );
    said.push(clause('may', subject, 'pouvoir', paid, s, { order: false }));
    if (effect.effects.length > 0) said.push(led(`si ${they} ${does} ainsi, `, together(effect.effects, s)));
  }
  if (effect.else !== undefined) said.push(led(`si ${they} ne le ${does} pas, `, together(effect.else, s)));
  s.thatPlayer = before;
  return said;
}

const isSame = (one: Clause, subject: NounPhrase): boolean =>
  one.subject.key === subject.key ||
  (one.subject.you === true && subject.you === true) ||
  (one.subject.key === 'thatPlayer' && isGroup(subject));

/** What may be done, in the infinitive; what is already permitted isn't permitted again. */
function infinitive(one: Clause, subject: NounPhrase): string {
  const [first] = one.does;
  return first?.verb === 'pouvoir' && first.not === undefined
    ? first.rest
    : predicates({ does: one.does, subject }, 'infinitive');
}

function optional(subject: NounPhrase, said: readonly Said[], s: Speech): Said[] {
  const clauses: Clause[] = [];
  for (const one of said) {
    if (!isClause(one)) break;
    clauses.push(one);
  }
  const rest = said.slice(clauses.length);
  const [first] = clauses;
  if (first === undefined) return declinable(subject, said);
  const other = clauses.findIndex((one, at) => at > 0 && !isSame(one, subject));
  if (other > 0) {
    const later = s.say.join([...clauses.slice(other), ...rest], { together: true });
    return [
      ...optional(subject, clauses.slice(0, other), s),
      led(subject.you === true ? 'si vous faites ainsi, ' : 'si il fait ainsi, ', later),
    ];
  }
  const parts = clauses.map((one, at) => {
    if (isSame(one, subject)) {
      return { text: infinitive(one, subject) + one.tail, link: linkOf(clauses[at - 1], one) };
    }
    const text =
      at === 0 ? `faire que ${subjectOf(one.subject)} ${predicates(one, 'that')}` : clauseText(one, false);
    return { text: text + (at === 0 ? one.tail : ''), link: ' et ' };
  });
  const joined =
    parts.length > 2 && parts.every(({ link }) => link === ' et ')
      ? list(
          parts.map(({ text }) => text),
          'et',
        )
      : parts.reduce((text, part, at) => text + (at === 0 ? '' : part.link) + part.text, '');
  const where = clauses.map((one) => one.where).find((one) => one !== null) ?? null;
  return [
    { act: 'may', subject, does: [{ verb: 'pouvoir', rest: joined }], order: false, tail: '', where },
    ...rest,
  ];
}

/** Sentences that have no verb of their own to permit. */
function declinable(subject: NounPhrase, said: readonly Said[]): Said[] {
  const [head, ...more] = said;
  if (head === undefined || isClause(head)) return [...said];
  const choice = predicateText({ verb: 'pouvoir', rest: 'choisir que' }, subject, 'present');
  const text = `${named(subject)} ${choice} ${head.sentences[0] ?? ''}`;
  return [{ sentences: [text, ...head.sentences.slice(1)] }, ...more];
}

const linkOf = (before: Clause | undefined, one: Clause): string =>
  before !== undefined && (one.act === 'shuffle' || (before.act === 'draw' && one.act === 'discard'))
    ? ', puis '
    : ' et ';
