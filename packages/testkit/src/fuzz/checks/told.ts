import { eventsFor, type State } from '@ettin/engine';
import type { GameEvent, Zone } from '@ettin/schema';
import type { Check, TableObject } from './moment.js';

/**
 * What everybody is told adds up to what has changed, so that whoever follows the events has the same table:
 * sizes of hands, libraries and graveyards, and for what stays where it is its tapping, counters and damage.
 */
export const eventsTell: Check = ({ before, events, state }) => {
  const out: string[] = [];
  // before the first turn hands are told by number only; what is taken back never happened
  if (before === null || before.frames[0]?.k === 'setup') return out;
  if (events.some((e) => e.type === 'notice' && e.what === 'takenBack')) return out;
  const told = eventsFor(events, 'spectator');
  // tokens go to other zones in passing only (CR 111.7)
  const cards = told.filter((e) => e.type !== 'moved' || !isToken(before, state, e.was));
  for (const p of state.players) {
    const moved = (zone: Zone) => movesOf(cards, p.seat, zone);
    const is = [state.hands, state.libraries, state.graveyards].map((z) => z[p.seat]?.length ?? 0);
    const was = [before.hands, before.libraries, before.graveyards].map((z) => z[p.seat]?.length ?? 0);
    for (const [i, zone] of (['hand', 'library', 'graveyard'] as const).entries())
      if ((was[i] ?? 0) + moved(zone) !== is[i])
        out.push(`${zone} of ${p.seat}: ${was[i]} cards, events say ${moved(zone)}, now ${is[i]}`);
  }
  for (const o of state.objects) {
    const old = o === null ? null : before.objects[o.id % 65536];
    if (o === null || old === null || old === undefined || old.id !== o.id || old === o) continue;
    out.push(...changes(old, o, told));
  }
  return out;
};

function isToken(before: State, state: State, id: number | null): boolean {
  if (id === null) return false;
  const o = before.objects[id % 65536];
  if (o !== null && o !== undefined && o.id === id) return o.card < 0;
  const known = state.lastKnown.find((k) => k.id === id);
  return known !== undefined && known.object.card < 0;
}

/** Cards that came to a zone of this owner, less those that left it. */
function movesOf(events: readonly GameEvent[], owner: number, zone: Zone): number {
  let n = 0;
  for (const e of events) {
    if (e.type !== 'moved' || e.owner !== owner) continue;
    if (e.to === zone) n += 1;
    if (e.from === zone) n -= 1;
  }
  return n;
}

function changes(old: TableObject, o: TableObject, events: readonly GameEvent[]): readonly string[] {
  const out: string[] = [];
  let tapped = old.tapped;
  const counters: Record<string, number> = { ...old.counters };
  let controller: number | null = null;
  for (const e of events) {
    if (e.type === 'tapped' && e.object === o.id) tapped = e.tapped;
    if (e.type === 'counters' && e.on === o.id) {
      counters[e.kind] = (counters[e.kind] ?? 0) + e.change;
      if (counters[e.kind] !== e.total)
        out.push(`${e.kind} counters on ${o.id}: total ${e.total} is not the sum`);
    }
    if (e.type === 'control' && e.object === o.id) controller = e.controller;
  }
  if (tapped !== o.tapped) out.push(`${o.tapped ? 'tapped' : 'untapped'} without an event: ${o.id}`);
  for (const kind of new Set([...Object.keys(counters), ...Object.keys(o.counters ?? {})]))
    if ((counters[kind] ?? 0) !== (o.counters?.[kind] ?? 0))
      out.push(`${kind} counters changed without an event: ${o.id}`);
  if (o.attachedTo !== old.attachedTo && !events.some((e) => e.type === 'attached' && e.object === o.id))
    out.push(`attached elsewhere without an event: ${o.id}`);
  if (controller === null && o.controller !== old.controller)
    out.push(`changed controllers without an event: ${o.id}`);
  return out;
}
