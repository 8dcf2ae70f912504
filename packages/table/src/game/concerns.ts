import type { State } from '@ettin/engine';
import { isSeat, type ObjectId, type Seat, type TargetId } from '@ettin/schema';

/** The topmost object on the stack, of the state. */
export function topOfStack(state: State): Obj | null {
  const id = state.stack.at(-1);
  return id === undefined ? null : (find(state, id) ?? null);
}

function find(state: State, id: ObjectId) {
  const o = state.objects[id % 65536];
  return o?.id === id ? o : undefined;
}

type Obj = NonNullable<State['objects'][number]>;

const teamOf = (state: State, seat: Seat): number | undefined => state.players[seat]?.team;

/** Is the seat's team attacked now? */
export function isAttacked(state: State, seat: Seat): boolean {
  return (
    state.turn.team !== teamOf(state, seat) &&
    state.turn.step === 'declareAttackers' &&
    (state.combat?.attackers.length ?? 0) > 0
  );
}

/** Does something of an opponent's on the stack target the seat, or what it controls or has cast? */
export function isTargeted(state: State, seat: Seat): boolean {
  return state.stack.some((id) => {
    const o = find(state, id);
    if (o === undefined || o.stack === null || teamOf(state, o.controller) === teamOf(state, seat))
      return false;
    return Object.values(o.stack.targets).some((list) => list.some((t) => isMine(state, t, seat)));
  });
}

function isMine(state: State, target: TargetId, seat: Seat): boolean {
  if (isSeat(target)) return target === seat;
  return find(state, target)?.controller === seat;
}

/** Is there something of an opponent's on the stack besides triggers that the seat lets happen? */
export function opposed(state: State, seat: Seat, yields: readonly number[]): boolean {
  return state.stack.some((id) => {
    const o = find(state, id);
    if (o === undefined || o.stack === null || teamOf(state, o.controller) === teamOf(state, seat))
      return false;
    return !(o.stack.kind === 'triggered' && yields.includes(o.stack.ability));
  });
}
