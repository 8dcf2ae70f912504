import { apply, pendingDecisions, type Rules, type State } from '@ettin/engine';
import type { ObjectId, Seat } from '@ettin/schema';

/** What automatic payment would tap, while one of these players is asked how to pay: tried on a fork of the game. */
export function tapsOf(rules: Rules, state: State, players: readonly Seat[]): readonly ObjectId[] {
  for (const d of pendingDecisions(state)) {
    const player = d.players.find((p) => players.includes(p));
    if (d.kind !== 'pay' || player === undefined) continue;
    const done = apply(rules, state, {
      type: 'answer',
      player,
      decision: d.id,
      answer: { kind: 'pay', auto: true },
    });
    if (!done.ok) return [];
    return done.events.flatMap((e) => (e.type === 'tapped' && e.tapped ? [e.object] : []));
  }
  return [];
}
