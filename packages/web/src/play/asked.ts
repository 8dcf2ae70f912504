import type { GameFrame } from '@ettin/protocol';
import type { Decision, Seat } from '@ettin/schema';

/** A question that is answered, as against priority, in which one acts. */
export type Question = Exclude<Decision, { kind: 'priority' }>;

/**
 * What the viewer is asked at this moment.
 *
 *   nothing    they watch, or others are asked
 *   priority   they may act or pass
 *   question   they answer a decision, for `seat`: their own, or one that they control (CR 723.5)
 */
export type Asked =
  | { readonly is: 'nothing' }
  | { readonly is: 'priority'; readonly seat: Seat; readonly decision: Decision }
  | { readonly is: 'question'; readonly seat: Seat; readonly decision: Question };

export function askedOf(frame: GameFrame): Asked {
  const own = (d: { readonly players: readonly Seat[] }) =>
    frame.decidesFor.find((s) => d.players.includes(s));
  let priority: Asked = { is: 'nothing' };
  for (const d of frame.view.pending) {
    if (d.kind === 'waiting') continue;
    const seat = own(d);
    if (seat === undefined) continue;
    if (d.kind !== 'priority') return { is: 'question', seat, decision: d };
    const [pass] = frame.legal;
    if (pass !== undefined) priority = { is: 'priority', seat: pass.player, decision: d };
  }
  return priority;
}

/** Which question or priority it is: what was said of another is no answer to this one. Null for none. */
export const askedId = (asked: Asked): number | null => (asked.is === 'nothing' ? null : asked.decision.id);

/** Whom the game waits for, the viewer's own seats apart. */
export function waitsFor(frame: GameFrame): readonly Seat[] {
  const seats = new Set(frame.view.pending.flatMap((d) => d.players));
  return [...seats].filter((s) => !frame.decidesFor.includes(s)).sort((a, b) => a - b);
}

/** A question of the viewer's team that others answer: they may look on. */
export function lookedOnAt(frame: GameFrame): Question | null {
  for (const d of frame.view.pending)
    if (d.kind !== 'waiting' && d.kind !== 'priority' && !d.players.some((s) => frame.decidesFor.includes(s)))
      return d;
  return null;
}
