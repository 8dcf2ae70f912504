import type { Effect } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { cantHave, commitCounters } from '../counters/counters.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening, ProgramFrame, Scratch } from '../state/state.js';
import { withScratch } from '../state/with.js';
import { clearName } from './choices.js';
import { permanents, present, START } from './present.js';

type Counts = Readonly<Record<string, number>>;

/**
 * Takes counters away: nothing replaces that, so it is carried out at once. With kind 'any' the player who
 * removes them says which, one after the other.
 */
export function removeCounters(c: Compiler, e: Extract<Effect, { do: 'removeCounters' }>): Op['run'] {
  const what = c.objects(e.what);
  const count = e.count === 'all' ? null : c.value(e.count);
  return (g, f) => {
    if (f.scratch === null) {
      clearName(f, e.as);
      // numbers: how many of each object, then what has been picked for the present one
      f.scratch = withScratch(START, 'numbers', [count === null ? -1 : Math.max(0, count(g, f.env))]);
    }
    const objects = present(g, what(g, f.env));
    for (;;) {
      const s: Scratch = f.scratch ?? START;
      const o = objects[s.index];
      if (o === undefined) return true;
      const has = e.kind === 'any' ? o.counters : one(e.kind, o.counters?.[e.kind] ?? 0);
      const most = s.numbers[0] ?? 0;
      const kinds = pickKinds(g, f, has ?? {}, most < 0 ? null : most);
      if (kinds === null) return false;
      f.scratch = withScratch(withScratch(s, 'index', s.index + 1), 'numbers', [most]);
      commitCounters(
        g,
        Object.entries(kinds).map(([kind, n]) => removal(f, g, o.id, kind, n, e.as)),
      );
    }
  };
}

const one = (kind: string, n: number): Counts => (n > 0 ? { [kind]: n } : {});

function removal(f: ProgramFrame, g: Game, object: number, kind: string, n: number, as?: string): Happening {
  return happening('counters', {
    object,
    amount: -n,
    counter: kind,
    source: f.env.self,
    frame: g.depth - 1,
    as: as ?? '',
  });
}

/** Which n of these counters (null: all): asked one by one while the kind matters; null while waiting. */
function pickKinds(g: Game, f: ProgramFrame, has: Counts, n: number | null): Counts | null {
  const kinds = Object.keys(has);
  const s = f.scratch ?? START;
  let picks = s.numbers.slice(1);
  const left = (i: number) => (has[kinds[i] ?? ''] ?? 0) - picks.filter((p) => p === i).length;
  const open = () => kinds.map((_, i) => i).filter((i) => left(i) > 0);
  if (n === null) return has;
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    const pick = value.kind === 'option' ? open()[value.option] : undefined;
    if (pick !== undefined) picks = [...picks, pick];
  }
  while (picks.length < n) {
    const options = open();
    const first = options[0];
    if (first === undefined) break;
    const rest = options.reduce((sum, i) => sum + left(i), 0);
    if (options.length > 1 && rest > n - picks.length) {
      f.scratch = withScratch(s, 'numbers', [s.numbers[0] ?? 0, ...picks]);
      g.ask({
        kind: 'option',
        players: [f.env.controller],
        byTeam: false,
        purpose: 'counters',
        source: f.env.self,
        options: options.map((i) => ({ label: `counter:${kinds[i] ?? ''}` })),
      });
      return null;
    }
    picks = [...picks, first];
  }
  const out: Record<string, number> = {};
  for (const i of picks) out[kinds[i] ?? ''] = (out[kinds[i] ?? ''] ?? 0) + 1;
  return out;
}

/**
 * Moves counters (CR 122.5): all of the kind unless a number is given. Nothing moves where either half is
 * impossible. From an object that has left, as many as it had are put on the other (CR 122.8).
 */
export function moveCounters(c: Compiler, e: Extract<Effect, { do: 'moveCounters' }>): Op['run'] {
  const from = c.objects(e.from);
  const to = c.objects(e.to);
  const count = e.count === undefined ? null : c.value(e.count);
  return (g, f) => {
    const target = permanents(g, to(g, f.env))[0];
    if (target === undefined) return true;
    f.scratch ??= withScratch(START, 'numbers', [count === null ? -1 : Math.max(0, count(g, f.env))]);
    const sources = from(g, f.env).filter((id) => id !== target.id);
    for (;;) {
      const s: Scratch = f.scratch ?? START;
      const id = sources[s.index];
      if (id === undefined) return true;
      const seen = g.look(id);
      const has: Record<string, number> = {};
      for (const [kind, n] of Object.entries(seen?.o.counters ?? {}))
        if ((e.kind === 'all' || e.kind === kind) && !cantHave(g, target.id, kind)) has[kind] = n;
      const most = s.numbers[0] ?? 0;
      const kinds = pickKinds(g, f, has, most < 0 ? null : most);
      if (kinds === null) return false;
      f.scratch = withScratch(withScratch(s, 'index', s.index + 1), 'numbers', [most]);
      const list = Object.entries(kinds).filter(([, n]) => n > 0);
      const depth = g.depth;
      if (seen?.live === true)
        commitCounters(
          g,
          list.map(([kind, n]) => removal(f, g, id, kind, n)),
        );
      happen(
        g,
        list.map(([kind, amount]) =>
          happening('counters', { object: target.id, amount, counter: kind, source: f.env.self }),
        ),
      );
      if (g.depth !== depth) return false;
    }
  };
}
