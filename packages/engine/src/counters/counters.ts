import type { ObjectId, Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import { bindResult } from '../events/bind.js';
import type { Game } from '../game.js';
import { counterMark } from '../layers/modify.js';
import { rulesNamed } from '../layers/table.js';
import { bounded } from '../state/bounded.js';
import type { Happening } from '../state/state.js';
import { withKey } from '../state/with.js';
import { occur, occurrence } from '../triggers/occur.js';

/** Counters put on objects and players, or taken away when the amount is negative (CR 122). */
export function commitCounters(g: Game, events: readonly Happening[]): void {
  const possible = events.filter(
    (e) => e.object !== 0 && (e.amount <= 0 || !cantHave(g, e.object, e.counter)),
  );
  // who puts them is asked before any is there: they come at one time, and asking again for each would derive
  // every permanent anew for each
  const by = possible.map((e) => (e.source === 0 ? -1 : g.controllerOf(e.source)));
  const changed: Placed[] = [];
  for (const [i, e] of possible.entries()) {
    const done = countersOnObject(g, e);
    if (done.change !== 0) changed.push({ e, by: by[i] ?? -1, ...done });
  }
  if (changed.length > 0) g.touch();
  for (const p of changed) told(g, p);
  for (const e of events) if (e.object === 0 && e.amount !== 0) countersOnPlayer(g, e);
}

interface Placed {
  readonly e: Happening;
  /** Who puts them. */
  readonly by: Seat;
  readonly change: number;
  /** How many there were right after these. */
  readonly total: number;
}

/** Writes and emits; the change that there was, and the total that it made. */
function countersOnObject(g: Game, e: Happening): Pick<Placed, 'change' | 'total'> {
  const o = g.find(e.object);
  const before = o?.counters?.[e.counter] ?? 0;
  const total = bounded(Math.max(0, before + e.amount));
  if (o === null || total === before) return { change: 0, total };
  const own = g.own(e.object);
  own.counters = withCount(own.counters, e.counter, total);
  const change = total - before;
  if (change > 0 && g.rules.keywordCounters[e.counter] !== undefined)
    own.marks = withKey(own.marks, counterMark(e.counter), g.nextTimestamp());
  g.emit({
    type: 'counters',
    cite: 'counters',
    audience: 'all',
    on: e.object,
    kind: e.counter,
    change,
    total,
  });
  bindResult(g, e, Math.abs(change), [e.object]);
  return { change, total };
}

function told(g: Game, { e, by, change, total }: Placed): void {
  if (total === 0)
    occur(g, occurrence('lastCounterRemoved', { object: e.object, kind: e.counter, source: e.source }));
  if (change > 0) {
    occur(
      g,
      occurrence('counters', {
        object: e.object,
        kind: e.counter,
        amount: change,
        nth: total,
        player: by,
        source: e.source,
      }),
    );
    if (e.counter === 'lore')
      occur(g, occurrence('chapter', { object: e.object, amount: change, nth: total }));
  }
}

/** A record of counts without zeroes; null when there are none. */
export function withCount(
  counters: Readonly<Record<string, number>> | null,
  kind: string,
  total: number,
): Readonly<Record<string, number>> | null {
  const next: Record<string, number> = { ...counters };
  if (total > 0) next[kind] = total;
  else delete next[kind];
  return Object.keys(next).length === 0 ? null : next;
}

/** "Can't have counters put on it" (of the kind). */
export function cantHave(g: Game, id: ObjectId, kind: string): boolean {
  const o = g.find(id);
  if (o === null) return true;
  return g.chars(o).restrictions.some((r) => {
    const d = r.mod.data;
    return d.mod === 'cantHaveCounters' && (d.kind === undefined || d.kind === kind);
  });
}

/** What has just entered keeps none of the counters it can't have (CR 122.6, 614.17d), as if it never had them. */
export function dropForbidden(g: Game, id: ObjectId): void {
  const counters = g.find(id)?.counters ?? null;
  if (counters === null) return;
  const kept = Object.entries(counters).filter(([kind]) => !cantHave(g, id, kind));
  if (kept.length === Object.keys(counters).length) return;
  g.own(id).counters = kept.length === 0 ? null : Object.fromEntries(kept);
  g.touch();
}

function countersOnPlayer(g: Game, e: Happening): void {
  if (e.amount > 0 && cantGet(g, e.player, e.counter)) {
    g.note(e.counter === 'poison' ? 'poison.cant' : 'counters', e.player, `cantGetCounters:${e.counter}`);
    return;
  }
  const poison = e.counter === 'poison' && g.rules.edition.parameters.sharedPoison;
  const team = g.teamOf(e.player);
  const before = poison ? team.poison : (g.player(e.player).counters[e.counter] ?? 0);
  const total = bounded(Math.max(0, before + e.amount));
  if (total === before) return;
  // each player is given their poison counters, and the team's pool is what counts (CR 810.10)
  if (poison) g.setTeam(team.id, { poison: total });
  else g.setPlayer(e.player, { counters: withCount(g.player(e.player).counters, e.counter, total) ?? {} });
  g.changed(READS.player);
  g.emit({
    type: 'counters',
    cite: e.cite ?? (poison ? 'poison.shared' : 'counters'),
    audience: 'all',
    on: e.player,
    kind: e.counter,
    change: total - before,
    total,
  });
  bindResult(g, e, Math.abs(total - before), [e.player]);
  if (total > before)
    occur(g, occurrence('playerCounters', { player: e.player, kind: e.counter, amount: total - before }));
}

/** If one player can't get poison counters, nobody on the team can (CR 810.10c); in older editions only that player. */
function cantGet(g: Game, seat: Seat, kind: string): boolean {
  const together = kind === 'poison' && g.rules.edition.parameters.cantGetPoison === 'team';
  const seats = together ? g.teamOf(seat).seats : [seat];
  return rulesNamed(g, 'cantGetCounters').some((a) => {
    const d = a.rule.data;
    if (d.rule !== 'cantGetCounters' || (d.kind !== undefined && d.kind !== kind)) return false;
    return a.rule.who === null || seats.some((s) => a.rule.who?.(g, a.env, s));
  });
}
