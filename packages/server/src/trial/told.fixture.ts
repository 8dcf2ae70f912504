import { readReplay, runReplay } from '@ettin/replay';
import type { GameEvent, Seat } from '@ettin/schema';
import { rulesOf } from '@ettin/table';

/**
 * Names of cards that a finished game told these seats, and nobody else but everybody: what the game's own events name, played
 * again from its replay. Neither views nor frames have a part in it, so that a name they leak isn't taken for known.
 */
export async function namesTold(replay: string, seats: readonly Seat[]): Promise<ReadonlySet<string>> {
  const read = readReplay(replay);
  if (!read.ok) throw new Error(read.message);
  const ran = await runReplay(rulesOf(read.replay.edition), read.replay, async () => false);
  if (ran.damage !== null) throw new Error(ran.damage.message);
  const heard = ({ audience }: GameEvent) => audience === 'all' || audience.some((s) => seats.includes(s));
  return new Set(ran.steps.flatMap(({ events }) => events.filter(heard).flatMap(namesIn)));
}

/** Whatever is called "name", and the name of a card that somebody chose. */
function namesIn(event: GameEvent): readonly string[] {
  const chosen = event.type === 'chose' && event.what.startsWith('name:') ? [event.what.slice(5)] : [];
  const named = JSON.stringify(event).matchAll(/"name":("(?:[^"\\]|\\.)*")/g);
  return [...chosen, ...[...named].map((m) => JSON.parse(m[1] ?? '""') as string)];
}
