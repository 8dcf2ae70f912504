import type { LoggedEvent } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';

/** What happened to a team's shared life total this turn, head by head: seat to change. */
export function ledgerOf(log: readonly LoggedEvent[]): ReadonlyMap<Seat, number> {
  const changes = new Map<Seat, number>();
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const event = log[i]?.event;
    if (event === undefined || event.type === 'turnBegan') break;
    if (event.type === 'life') changes.set(event.player, (changes.get(event.player) ?? 0) + event.change);
  }
  return changes;
}
