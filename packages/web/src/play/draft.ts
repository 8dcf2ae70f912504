import type {
  Answer,
  AttackDeclaration,
  BlockDeclaration,
  ObjectId,
  ObjectView,
  TargetId,
} from '@ettin/schema';
import type { Question } from './asked.js';
import { kindsIn } from './kinds.js';

/**
 * An answer in the making, one shape for each kind of question that isn't answered by one press.
 *
 *   aim      what the next attacker is sent at
 *   picked   the blocker that waits for an attacker
 */
export type Draft =
  | { readonly kind: 'choose'; readonly chosen: readonly TargetId[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'arrange'; readonly piles: readonly (readonly ObjectId[])[] }
  | {
      readonly kind: 'attackers';
      readonly attackers: readonly AttackDeclaration[];
      readonly aim: TargetId | null;
    }
  | {
      readonly kind: 'blockers';
      readonly blockers: readonly BlockDeclaration[];
      readonly picked: ObjectId | null;
    }
  | { readonly kind: 'divide'; readonly amounts: readonly number[] }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'none' };

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Where a fresh question starts: with nothing chosen, or with what has to be. */
export function startDraft(d: Question): Draft {
  switch (d.kind) {
    case 'choose':
      // no choice at all needs no pressing
      return { kind: 'choose', chosen: d.min >= d.candidates.length ? d.candidates : [] };
    case 'number':
      return { kind: 'number', number: d.suggested?.kind === 'number' ? d.suggested.number : d.min };
    case 'order':
      // as it is shown: those of a kind lie together
      return {
        kind: 'order',
        order: kindsIn(
          d,
          d.items.map((_, i) => i),
        ).flat(),
      };
    case 'arrange':
      return { kind: 'arrange', piles: startPiles(d) };
    case 'attackers':
      return { kind: 'attackers', attackers: d.required, aim: targetsOf(d)[0] ?? null };
    case 'blockers':
      return {
        kind: 'blockers',
        blockers: d.suggested?.kind === 'blockers' ? d.suggested.blockers : [],
        picked: null,
      };
    case 'divide':
      return { kind: 'divide', amounts: startAmounts(d) };
    case 'name':
      return { kind: 'name', name: d.suggested?.kind === 'name' ? d.suggested.name : '' };
    case 'mulligan':
    case 'option':
    case 'pay':
      return { kind: 'none' };
  }
}

function startPiles(d: Of<'arrange'>): readonly (readonly ObjectId[])[] {
  if (d.suggested?.kind === 'arrange') return d.suggested.piles;
  let left = d.cards;
  return d.piles.map((pile, i) => {
    const needed = d.piles.slice(i + 1).reduce((sum, p) => sum + p.min, 0);
    const some = left.slice(0, Math.max(pile.min, Math.min(pile.max, left.length - needed)));
    left = left.slice(some.length);
    return some;
  });
}

function startAmounts(d: Of<'divide'>): readonly number[] {
  if (d.suggested?.kind === 'divide') return d.suggested.amounts;
  const amounts = d.among.map(() => d.min);
  let left = d.total - d.min * d.among.length;
  // what is lethal to each in turn, and the rest to what the damage tramples to, or to the last
  d.among.forEach((id, i) => {
    if (id === d.trampleTo) return;
    const more = Math.max(0, Math.min(left, (d.lethal?.[i] ?? 0) - d.min));
    amounts[i] = (amounts[i] ?? 0) + more;
    left -= more;
  });
  const trample = d.trampleTo === undefined ? -1 : d.among.indexOf(d.trampleTo);
  const rest = trample >= 0 ? trample : d.lethal === undefined ? 0 : d.among.length - 1;
  amounts[rest] = (amounts[rest] ?? 0) + left;
  return amounts;
}

/** An object as it would be once the draft is the answer: attacking or blocking. Itself where the draft says nothing of it. */
export function asDrafted(o: ObjectView, draft: Draft | null): ObjectView {
  if (draft?.kind === 'attackers') {
    const own = draft.attackers.find((a) => a.attacker === o.id);
    return own === undefined ? o : { ...o, attacking: own.attacks };
  }
  if (draft?.kind !== 'blockers') return o;
  const blocking = draft.blockers.flatMap((b) => (b.blocker === o.id ? [b.blocks] : []));
  return blocking.length === 0 ? o : { ...o, blocking };
}

/** All that the attackers may be sent at, in the order in which the options name it. */
export const targetsOf = (d: Of<'attackers'>): readonly TargetId[] => [
  ...new Set(d.options.flatMap((o) => o.targets)),
];

/** Why a draft is no answer yet, as a key of the page's words with its numbers. */
export type Fault =
  | { readonly why: 'choose'; readonly min: number; readonly max: number; readonly chosen: number }
  | { readonly why: 'total'; readonly total: number; readonly sum: number }
  | { readonly why: 'number'; readonly min: number; readonly max: number }
  | { readonly why: 'pile'; readonly pile: number; readonly min: number; readonly max: number }
  | { readonly why: 'divide'; readonly total: number; readonly sum: number }
  | { readonly why: 'each'; readonly min: number }
  | { readonly why: 'attackers'; readonly max: number }
  | { readonly why: 'blockers'; readonly max: number }
  | { readonly why: 'name' }
  | { readonly why: 'press' };

export type Drafted =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly fault: Fault };

const fault = (of: Fault): Drafted => ({ ok: false, fault: of });
const done = (answer: Answer): Drafted => ({ ok: true, answer });

/** The answer that a draft is; what parts and constraints alone rule out is said here, the rest is the engine's to judge. */
export function answerOf(d: Question, draft: Draft): Drafted {
  if (draft.kind === 'choose' && d.kind === 'choose') return chosenAnswer(d, draft.chosen);
  if (draft.kind === 'number' && d.kind === 'number') {
    const { number } = draft;
    return Number.isInteger(number) && number >= d.min && number <= d.max
      ? done({ kind: 'number', number })
      : fault({ why: 'number', min: d.min, max: d.max });
  }
  if (draft.kind === 'order' && d.kind === 'order') return done({ kind: 'order', order: draft.order });
  if (draft.kind === 'arrange' && d.kind === 'arrange') {
    const wrong = d.piles.findIndex((p, i) => {
      const n = draft.piles[i]?.length ?? 0;
      return n < p.min || n > p.max;
    });
    const spec = d.piles[wrong];
    return spec === undefined
      ? done({ kind: 'arrange', piles: draft.piles })
      : fault({ why: 'pile', pile: wrong, min: spec.min, max: spec.max });
  }
  if (draft.kind === 'attackers' && d.kind === 'attackers')
    return draft.attackers.length > d.maxAttackers
      ? fault({ why: 'attackers', max: d.maxAttackers })
      : done({ kind: 'attackers', attackers: draft.attackers });
  if (draft.kind === 'blockers' && d.kind === 'blockers')
    return new Set(draft.blockers.map((b) => b.blocker)).size > d.maxBlockers
      ? fault({ why: 'blockers', max: d.maxBlockers })
      : done({ kind: 'blockers', blockers: draft.blockers });
  if (draft.kind === 'divide' && d.kind === 'divide') {
    const sum = draft.amounts.reduce((a, b) => a + b, 0);
    if (sum !== d.total) return fault({ why: 'divide', total: d.total, sum });
    return draft.amounts.some((n) => n < d.min)
      ? fault({ why: 'each', min: d.min })
      : done({ kind: 'divide', amounts: draft.amounts });
  }
  if (draft.kind === 'name' && d.kind === 'name') {
    const name = draft.name.trim();
    return name === '' ? fault({ why: 'name' }) : done({ kind: 'name', name });
  }
  return fault({ why: 'press' });
}

function chosenAnswer(d: Of<'choose'>, chosen: readonly TargetId[]): Drafted {
  if (chosen.length < d.min || chosen.length > d.max)
    return fault({
      why: 'choose',
      min: d.min,
      max: Math.min(d.max, d.candidates.length),
      chosen: chosen.length,
    });
  const { atLeastTotal } = d;
  if (atLeastTotal !== undefined) {
    const sum = chosen.reduce((a, id) => a + (atLeastTotal.values[d.candidates.indexOf(id)] ?? 0), 0);
    if (sum < atLeastTotal.total) return fault({ why: 'total', total: atLeastTotal.total, sum });
  }
  return done({ kind: 'choose', chosen });
}
