import { Failed, type Play } from './play.js';
import type { Reading } from './reading.js';
import { readRef } from './refs.js';
import type { Node } from './source.js';

/** Something that must be at the end as it was at the start: how it is now, as text. */
export interface Unchanged {
  readonly line: number;
  readonly what: string;
  readonly look: (p: Play) => string;
}

const KEYS = [
  'life',
  'poison',
  'hand',
  'library',
  'graveyard',
  'exile',
  'battlefield',
  'counters',
  'objects',
] as const;

/** `{life: A, hand: [A2, B2], objects: [bear]}`: at least one thing that the scenario mustn't touch. */
export function readBystander(r: Reading, node: Node): readonly Unchanged[] {
  const map = r.map(node, 'bystander', KEYS);
  const out: Unchanged[] = [];
  const of = <T>(
    what: string,
    list: readonly T[],
    line: number,
    name: (x: T) => string,
    look: (p: Play, x: T) => string,
  ) => {
    for (const x of list) out.push({ line, what: `${what} of ${name(x)}`, look: (p) => look(p, x) });
  };
  const teamName = (t: number) => (t === 0 ? 'A' : 'B');
  const seatName = (s: number) => r.seatNames()[s] ?? '';
  for (const key of KEYS) {
    const value = map[key];
    if (value === undefined) continue;
    const line = value.line;
    if (key === 'life' || key === 'poison') {
      const teams = r.items(value).map((n) => r.team(n, key));
      of(key, teams, line, teamName, (p, t) => String(p.state.teams[t]?.[key]));
    } else if (key === 'objects')
      for (const n of r.items(value)) {
        const ref = readRef(r, n, 'objects');
        out.push({
          line: n.line,
          what: ref.text,
          look: (p) =>
            p
              .all(ref)
              .map((id) => lookOf(p, id))
              .join('; '),
        });
      }
    else of(key, r.seats(value, key), line, seatName, (p, seat) => zoneOf(p, key, seat));
  }
  if (out.length === 0) r.problem(node.line, 'bystander names nothing: say what must not change');
  return out;
}

function zoneOf(
  p: Play,
  key: 'hand' | 'library' | 'graveyard' | 'exile' | 'battlefield' | 'counters',
  seat: number,
): string {
  const s = p.state;
  switch (key) {
    case 'hand':
      return (s.hands[seat] ?? [])
        .map((o) => o.card)
        .sort()
        .join(',');
    case 'library':
      return (s.libraries[seat] ?? []).join(',');
    case 'graveyard':
      return (s.graveyards[seat] ?? []).join(',');
    case 'counters':
      return JSON.stringify(s.players[seat]?.counters);
    case 'exile':
      return s.exile.filter((id) => p.object(id)?.owner === seat).join(',');
    case 'battlefield':
      return s.battlefield
        .filter((id) => {
          const o = p.object(id);
          return o !== null && p.controllerOf(o) === seat;
        })
        .map((id) => lookOf(p, id))
        .join('; ');
  }
}

/** All that is to be seen of a permanent, but for what time alone changes; elsewhere where it is. */
function lookOf(p: Play, id: number): string {
  const v = p.viewOf(id);
  if (v === undefined) return p.label(id);
  const { summoningSick: _passes, ...seen } = v;
  return JSON.stringify(seen);
}

export function compareBystanders(
  p: Play,
  list: readonly Unchanged[],
  before: readonly string[],
): readonly Failed[] {
  return list.flatMap((u, i) => {
    const now = u.look(p);
    const was = before[i] ?? '';
    return now === was ? [] : [new Failed(u.line, `bystander: ${u.what} has changed`, was, now)];
  });
}
