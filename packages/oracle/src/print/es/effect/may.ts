import {
  type Clause,
  clauseText,
  finite,
  infinitive,
  isClause,
  type NounPhrase,
  type Predicate,
  type Said,
} from '../grammar.js';
import type { Speech } from '../speech.js';
import { list } from '../words.js';
import { led, together } from './led.js';
import { clause, type EffectOf } from './shape.js';

/** "puedes robar una carta", "puedes hacer que el jugador objetivo descarte una carta", "puedes pagar {2}". */
export function may(effect: EffectOf<'may'>, s: Speech): Said[] {
  const who = effect.who ?? 'you';
  const subject = s.say.player(who, s);
  const before = s.thatPlayer;
  if (typeof who === 'string' && who !== 'you' && who !== 'thatPlayer') s.thatPlayer = 'pronoun';
  if (effect.as !== undefined) s.doers.set(effect.as, who);
  const you = subject.you === true;
  const group = subject.text.startsWith('cada');
  const do_ = you ? 'lo haces' : group ? 'un jugador lo hace' : 'lo hace';
  const dont = you ? 'no lo haces' : group ? 'un jugador no lo hace' : 'no lo hace';
  const said: Said[] = [];
  if (effect.cost === undefined) {
    said.push(...optional(subject, s.say.said(effect.effects, s), s));
  } else {
    const paid = infinitive({ subject, does: s.say.cost(effect.cost, s) });
    said.push(clause('may', subject, { verb: 'poder', rest: paid }, s, { order: false }));
    if (effect.effects.length > 0) said.push(led(`si ${do_}, `, together(effect.effects, s)));
  }
  if (effect.else !== undefined) said.push(led(`si ${dont}, `, together(effect.else, s)));
  s.thatPlayer = before;
  return said;
}

/** What begins as clauses, and the sentences after it. */
function leadingClauses(said: readonly Said[]): Clause[] {
  const clauses: Clause[] = [];
  for (const one of said) {
    if (!isClause(one)) break;
    clauses.push(one);
  }
  return clauses;
}

const isSame = (subject: NounPhrase, one: Clause): boolean =>
  one.subject.key === subject.key ||
  (one.subject.you === true && subject.you === true) ||
  (one.subject.key === 'thatPlayer' && subject.text.startsWith('cada '));

function optional(subject: NounPhrase, said: readonly Said[], s: Speech): Said[] {
  const clauses = leadingClauses(said);
  const rest = said.slice(clauses.length);
  const [first] = clauses;
  if (first === undefined) {
    const [head, ...more] = rest;
    if (head === undefined || isClause(head)) return [...said];
    const [text = '', ...others] = head.sentences;
    const can: Predicate = { verb: 'poder', rest: `decidir lo siguiente: ${text}` };
    return [{ sentences: [clauseText(clause('may', subject, can, s), false), ...others] }, ...more];
  }
  const same = (one: Clause) => isSame(subject, one);
  const other = clauses.findIndex((one, at) => at > 0 && !same(one));
  if (other > 0) {
    const later = s.say.join([...clauses.slice(other), ...rest], { together: true });
    return [
      ...optional(subject, clauses.slice(0, other), s),
      led(subject.you === true ? 'si lo haces, ' : 'si lo hace, ', later),
    ];
  }
  const parts = clauses.map((one, at) => {
    if (same(one)) {
      return { text: mayDo(one) + one.tail, link: linkOf(clauses[at - 1], one) };
    }
    const who = one.subject.pronoun === true ? '' : `${one.subject.text} `;
    return { text: `hacer que ${who}${finite(one, 'subjunctive')}${one.tail}`, link: ' y ' };
  });
  const joined =
    parts.length > 2 && parts.every(({ link }) => link === ' y ')
      ? list(
          parts.map(({ text }) => text),
          'y',
        )
      : parts.reduce((text, part, at) => text + (at === 0 ? '' : part.link) + part.text, '');
  const where = clauses.map((one) => one.where).find((one) => one !== null) ?? null;
  return [
    { act: 'may', subject, does: [{ verb: 'poder', rest: joined }], order: false, tail: '', where },
    ...rest,
  ];
}

/** What one may do as an infinitive; "puedes" is said once. */
function mayDo(one: Clause): string {
  const [only] = one.does;
  return one.does.length === 1 && only?.verb === 'poder' ? only.rest : infinitive(one);
}

const linkOf = (before: Clause | undefined, one: Clause) =>
  before !== undefined && (one.act === 'shuffle' || (before.act === 'draw' && one.act === 'discard'))
    ? ', luego '
    : ' y ';
