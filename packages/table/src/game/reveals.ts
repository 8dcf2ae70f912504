import type { State } from '@ettin/engine';
import type { GameEvent } from '@ettin/schema';

/**
 * Has anything hidden come to light for a team, or was anything left to chance? Then what was done before can't simply
 * be taken back. Says yes rather too often than not often enough.
 */
export function tellsOrDecides(
  before: State,
  after: State,
  events: readonly GameEvent[],
  team: number,
): boolean {
  if (after.random.drawn !== before.random.drawn) return true;
  if (after.peek !== null && after.peek !== before.peek) return true;
  if (after.tops !== before.tops && after.tops.some((t) => !before.tops.includes(t))) return true;
  return events.some((e) => tells(after, e, team));
}

function tells(state: State, e: GameEvent, team: number): boolean {
  switch (e.type) {
    case 'revealed':
    case 'random':
    case 'shuffled':
    case 'mulligan':
    case 'gameOver':
      return true;
    case 'changed':
      return e.what === 'faceUp';
    case 'moved':
      return e.from === 'library' || (e.from === 'hand' && state.players[e.owner]?.team !== team);
    default:
      return false;
  }
}
