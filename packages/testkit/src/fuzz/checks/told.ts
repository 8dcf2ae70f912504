import { eventsFor, type State } from '@ettin/engine';
import type { GameEvent, Seat } from '@ettin/schema';
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
  for (const p of state.players) out.push(...sizes(before, state, p.seat, told));
  if (state.objects === before.objects) return out;
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

const PILES = ['hand', 'library', 'graveyard'] as const;

function sizes(before: State, state: State, owner: Seat, told: readonly GameEvent[]): readonly string[] {
  const out: string[] = [];
  const is = [state.hands[owner], state.libraries[owner], state.graveyards[owner]];
  const was = [before.hands[owner], before.libraries[owner], before.graveyards[owner]];
  const moved = [0, 0, 0];
  for (const e of told) {
    if (e.type !== 'moved' || e.owner !== owner) continue;
    const [to, from] = [PILES.indexOf(e.to as Pile), PILES.indexOf(e.from as Pile)];
    // tokens go to other zones in passing only (CR 111.7)
    if ((to < 0 && from < 0) || isToken(before, state, e.was)) continue;
    if (to >= 0) moved[to] = (moved[to] ?? 0) + 1;
    if (from >= 0) moved[from] = (moved[from] ?? 0) - 1;
  }
  for (let i = 0; i < PILES.length; i++) {
    const [then, said, now] = [was[i]?.length ?? 0, moved[i] ?? 0, is[i]?.length ?? 0];
    if (then + said !== now)
      out.push(`${PILES[i]} of ${owner}: ${then} cards, events say ${said}, now ${now}`);
  }
  return out;
}
type Pile = (typeof PILES)[number];

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
