import type { Purpose, Seat, TargetId } from '@ettin/schema';
import type { Game } from '../game.js';
import type { ProgramFrame, Scratch } from '../state/state.js';

export interface ChoiceSpec {
  readonly candidates: readonly TargetId[];
  readonly min: number;
  readonly max: number;
  readonly purpose: Purpose;
}

const START: Scratch = { stage: 0, seats: [], index: 0, picked: [], numbers: [] };

/**
 * Lets these players choose one after the other, active team first (CR 805.6); null while somebody is still
 * asked, else what each picked, in the same order. Forced choices aren't asked.
 */
export function eachChooses(
  g: Game,
  f: ProgramFrame,
  seats: readonly Seat[],
  spec: (seat: Seat) => ChoiceSpec,
): readonly (readonly TargetId[])[] | null {
  let s = f.scratch ?? { ...START, seats };
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    s = { ...s, index: s.index + 1, picked: [...s.picked, value.kind === 'choose' ? value.chosen : []] };
  }
  while (s.index < s.seats.length) {
    const seat = s.seats[s.index] ?? 0;
    const { candidates, min, max, purpose } = spec(seat);
    const least = Math.min(min, candidates.length);
    const most = Math.min(max, candidates.length);
    if (most <= 0 || least >= candidates.length) {
      s = { ...s, index: s.index + 1, picked: [...s.picked, most <= 0 ? [] : candidates] };
      continue;
    }
    f.scratch = s;
    g.ask({
      kind: 'choose',
      players: [seat],
      byTeam: false,
      purpose,
      source: f.env.self,
      candidates,
      min: least,
      max: most,
    });
    return null;
  }
  f.scratch = s;
  return s.picked;
}

/** Asks one player for one of several labelled options; -1 while waiting. */
export function askOption(
  g: Game,
  f: ProgramFrame,
  seat: Seat,
  purpose: Purpose,
  labels: readonly string[],
): number {
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    return value.kind === 'option' ? value.option : 0;
  }
  if (labels.length === 1) return 0;
  g.ask({
    kind: 'option',
    players: [seat],
    byTeam: false,
    purpose,
    source: f.env.self,
    options: labels.map((label) => ({ label })),
  });
  return -1;
}

export function bindName(
  f: ProgramFrame,
  as: string | undefined,
  ids: readonly TargetId[],
  amount = ids.length,
): void {
  if (as === undefined) return;
  f.env = {
    ...f.env,
    bound: { ...f.env.bound, [as]: ids },
    numbers: { ...f.env.numbers, [as]: amount },
  };
}

/** Clears what a name held, before events of this instruction add to it. */
export function clearName(f: ProgramFrame, as: string | undefined): void {
  bindName(f, as, [], 0);
}
