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

/** "Active player": its controller picks one head of the active team (CR 805.9). */
export function askHead(g: Game, f: ProgramFrame): boolean {
  if (f.env.bound.activePlayer !== undefined) return true;
  const seats = g.team(g.s.turn.team).seats;
  const picked = eachChooses(g, f, [f.env.controller], () => ({
    candidates: seats,
    min: 1,
    max: 1,
    purpose: 'player',
  }));
  if (picked === null) return false;
  f.env = { ...f.env, bound: { ...f.env.bound, activePlayer: picked[0] ?? seats.slice(0, 1) } };
  g.emit({
    type: 'chose',
    cite: 'activePlayer',
    audience: 'all',
    player: f.env.controller,
    what: 'activePlayer',
    objects: picked[0] ?? [],
  });
  return true;
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
