import type { OptionLabel, Purpose, Seat, TargetId } from '@ettin/schema';
import { forgetResult } from '../events/bind.js';
import type { Asked, Game } from '../game.js';
import type { ProgramFrame, Scratch } from '../state/state.js';
import { withEnv, withKey, withScratch } from '../state/with.js';
import { START } from './present.js';

export interface ChoiceSpec {
  readonly candidates: readonly TargetId[];
  readonly min: number;
  readonly max: number;
  readonly purpose: Purpose;
}

/**
 * Lets these players choose: the members of a team in whatever order they like, team after team (CR 805.6). Null
 * while somebody is still asked, else what each picked, in the order of `seats`. Forced choices aren't asked.
 */
export function eachChooses(
  g: Game,
  f: ProgramFrame,
  seats: readonly Seat[],
  spec: (seat: Seat) => ChoiceSpec,
): readonly (readonly TargetId[])[] | null {
  let s = f.scratch ?? withScratch(START, 'seats', seats);
  if (f.answer !== null) {
    const { player, value } = f.answer;
    f.answer = null;
    const open = waiting(s);
    const at = open.find((i) => s.seats[i] === player) ?? open[0] ?? 0;
    s = withPick(s, at, value.kind === 'choose' ? value.chosen : []);
  }
  for (let open = waiting(s); open.length > 0; open = waiting(s)) {
    const asked: Asked[] = [];
    for (const [seat, at] of nextTeam(g, s, open)) {
      const { candidates, min, max, purpose } = spec(seat);
      const least = Math.min(min, candidates.length);
      const most = Math.min(max, candidates.length);
      if (most <= 0 || least >= candidates.length) s = withPick(s, at, most <= 0 ? [] : candidates);
      else {
        asked.push({
          kind: 'choose',
          players: [seat],
          byTeam: false,
          purpose,
          source: f.env.self,
          candidates,
          min: least,
          max: most,
        });
      }
    }
    const [first, ...others] = asked;
    if (first === undefined) continue;
    f.scratch = s;
    g.ask(first, others);
    return null;
  }
  const chose = s.chose;
  const picked = s.seats.map((_, i) => s.picked[chose.indexOf(i)] ?? []);
  f.scratch = withScratch(withScratch(s, 'picked', picked), 'chose', [...s.seats.keys()]);
  return picked;
}

/** Positions of those who have still to choose. */
function waiting(s: Scratch): readonly number[] {
  return [...s.seats.keys()].filter((i) => !s.chose.includes(i));
}

function withPick(s: Scratch, at: number, picked: readonly TargetId[]): Scratch {
  return withScratch(
    withScratch(withScratch(s, 'index', s.index + 1), 'picked', [...s.picked, picked]),
    'chose',
    [...s.chose, at],
  );
}

/** Members of the team whose turn it is to choose, each with one position of theirs. */
function nextTeam(g: Game, s: Scratch, open: readonly number[]): ReadonlyMap<Seat, number> {
  const out = new Map<Seat, number>();
  const first = s.seats[open[0] ?? 0] ?? 0;
  for (const at of open) {
    const seat = s.seats[at] ?? 0;
    if (g.sameTeam(seat, first) && !out.has(seat)) out.set(seat, at);
  }
  return out;
}

/** Asks one player, and partners at the same time, for one of several labelled options; -1 while waiting. */
export function askOption(
  g: Game,
  f: ProgramFrame,
  seat: Seat,
  purpose: Purpose,
  labels: readonly OptionLabel[],
  partners: readonly Seat[] = [],
): number {
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    return value.kind === 'option' ? value.option : 0;
  }
  if (labels.length === 1) return 0;
  const asked = (player: Seat): Asked => ({
    kind: 'option',
    players: [player],
    byTeam: false,
    purpose,
    source: f.env.self,
    options: labels.map((label) => ({ label })),
  });
  g.ask(asked(seat), partners.map(asked));
  return -1;
}

export function bindName(
  f: ProgramFrame,
  as: string | undefined,
  ids: readonly TargetId[],
  amount = ids.length,
): void {
  if (as === undefined) return;
  f.env = withEnv(
    withEnv(f.env, 'bound', withKey(f.env.bound, as, ids)),
    'numbers',
    withKey(f.env.numbers, as, amount),
  );
}

/** Clears what a name held, before events of this instruction add to it. */
export function clearName(f: ProgramFrame, as: string | undefined): void {
  if (as !== undefined) forgetResult(f, as);
}
