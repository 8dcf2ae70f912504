import { commitCounters } from '../counters/counters.js';
import { commitDamage } from '../damage/damage.js';
import type { Game } from '../game.js';
import type { Happening } from '../state/state.js';
import { commitLife } from '../teams/life.js';
import { commitLoss, commitWin } from '../teams/result.js';
import { together } from '../triggers/occur.js';
import { commitDestroy } from '../zones/destroy.js';
import { commitDraw } from '../zones/draw.js';
import { commitMill } from '../zones/mill.js';
import { commitMoves } from '../zones/move.js';
import { commitTokens } from '../zones/tokens.js';

/**
 * Carries out events that nothing replaces any more, at one time: all of a kind together, and where they are of several
 * kinds nothing triggers before all have happened.
 */
export function commit(g: Game, events: readonly Happening[]): void {
  const first = events[0];
  if (first === undefined) return;
  if (events.length > 1 && events.every(isLife)) return together(g, () => commitLife(g, events));
  if (events.length > 1 && events.some((e) => e.kind !== first.kind)) {
    const moves = events.filter((e) => e.kind === 'move');
    const destroyed = events.filter((e) => e.kind === 'destroy');
    if (moves.length + destroyed.length === events.length) return commitDestroy(g, destroyed, moves);
    return together(g, () => {
      for (const batch of byKind(events)) commit(g, batch);
    });
  }
  switch (first.kind) {
    case 'damage':
      return commitDamage(g, events);
    case 'move':
    case 'discard':
      return commitMoves(g, events);
    case 'draw':
      return commitDraw(g, first);
    case 'gainLife':
    case 'loseLife':
      return commitLife(g, events);
    case 'counters':
      return commitCounters(g, events);
    case 'tokens':
      return commitTokens(g, events);
    case 'destroy':
      return commitDestroy(g, events);
    case 'mill':
      return commitMill(g, events);
    case 'loseGame':
      return commitLoss(g, events);
    case 'winGame':
      return commitWin(g, first);
    case 'untap':
    case 'mana':
      return;
  }
}

const isLife = (e: Happening): boolean => e.kind === 'gainLife' || e.kind === 'loseLife';

/** Draws are made one by one; gains and losses of life are one kind. In the order in which the kinds come up. */
function byKind(events: readonly Happening[]): readonly (readonly Happening[])[] {
  const batches = new Map<string, Happening[]>();
  for (const [i, e] of events.entries()) {
    const kind = e.kind === 'draw' ? `draw:${i}` : isLife(e) ? 'life' : e.kind;
    const batch = batches.get(kind);
    if (batch === undefined) batches.set(kind, [e]);
    else batch.push(e);
  }
  return [...batches.values()];
}
