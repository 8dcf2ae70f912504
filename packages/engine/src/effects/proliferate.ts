import type { Effect, Seat, TargetId } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening, ProgramFrame } from '../state/state.js';
import { withScratch } from '../state/with.js';
import { eachChooses } from './choices.js';
import { permanents } from './present.js';

/**
 * Proliferate (CR 701.34): any number of permanents and players with counters, one more of each kind they have.
 * Poison that a team shares grows once however many of its heads are chosen, and who gets it is the choice
 * of the player who proliferates (CR 701.34b).
 *
 * Scratch: stage 0 while permanents and players are chosen, then 1 while heads are; `picked` is first what each
 * chose, then with one more entry for each head settled.
 */
export function proliferate(c: Compiler, e: Extract<Effect, { do: 'proliferate' }>): Op['run'] {
  const who = c.players(e.who ?? 'you');
  return (g, f) => {
    if (f.scratch === null || f.scratch.stage === 0) {
      const seats = who(g, f.env);
      const picked = eachChooses(g, f, seats, () => {
        const candidates = withCounters(g);
        return { candidates, min: 0, max: candidates.length, purpose: 'proliferate' };
      });
      if (picked === null) return false;
      f.scratch = { stage: 1, seats, index: 0, picked, numbers: [], chose: [] };
    }
    const heads = settleHeads(g, f);
    if (heads === null) return false;
    const { seats, picked } = f.scratch;
    happen(
      g,
      seats.flatMap((_, i) => (picked[i] ?? []).flatMap((id) => oneMoreOfEach(g, f, id, heads[i] ?? []))),
    );
    return true;
  };
}

/** Everything that has a counter. A head is poisoned when its team is (CR 810.10d). */
function withCounters(g: Game): readonly TargetId[] {
  const out: TargetId[] = [];
  for (const seat of g.seatsInOrder())
    if (
      g.teamOf(seat).lost === null &&
      (Object.keys(g.player(seat).counters).length > 0 || sharesPoison(g, seat))
    )
      out.push(seat);
  for (const o of permanents(g, g.s.battlefield)) if (o.counters !== null) out.push(o.id);
  return out;
}

function sharesPoison(g: Game, seat: Seat): boolean {
  return g.rules.edition.parameters.sharedPoison && g.teamOf(seat).poison > 0;
}

/** For each who proliferates, the heads that get the one poison counter of their team; null while asking. */
function settleHeads(g: Game, f: ProgramFrame): readonly (readonly Seat[])[] | null {
  const s = f.scratch;
  if (s === null) return [];
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    f.scratch = withScratch(withScratch(s, 'index', s.index + 1), 'numbers', [
      ...s.numbers,
      value.kind === 'choose' ? (value.chosen[0] ?? -1) : -1,
    ]);
  }
  const settled = f.scratch?.numbers ?? [];
  const out: Seat[][] = [];
  let asked = 0;
  for (const [i, player] of s.seats.entries()) {
    const heads: Seat[] = [];
    for (const team of g.s.teams) {
      const chosen = (s.picked[i] ?? []).filter((id) => team.seats.includes(id) && sharesPoison(g, id));
      const first = chosen[0];
      if (first === undefined) continue;
      if (chosen.length === 1) heads.push(first);
      else if (asked < settled.length) heads.push(settled[asked++] ?? first);
      else {
        g.ask({
          kind: 'choose',
          players: [player],
          byTeam: false,
          purpose: 'player',
          source: f.env.self,
          candidates: chosen,
          min: 1,
          max: 1,
        });
        return null;
      }
    }
    out.push(heads);
  }
  return out;
}

function oneMoreOfEach(
  g: Game,
  f: ProgramFrame,
  id: TargetId,
  poisoned: readonly Seat[],
): readonly Happening[] {
  const source = f.env.self;
  if (id >= 65536)
    return Object.keys(g.find(id)?.counters ?? {}).map((counter) =>
      happening('counters', { object: id, amount: 1, counter, source }),
    );
  const kinds = Object.keys(g.player(id).counters);
  if (poisoned.includes(id)) kinds.push('poison');
  return kinds.map((counter) => happening('counters', { player: id, amount: 1, counter, source }));
}
