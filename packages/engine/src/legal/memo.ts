import type { Action } from '@ettin/schema';
import type { State } from '../state/state.js';

/** Lists of legal actions by seat, with the parts of the state that they follow from. */
interface Entry {
  readonly state: State;
  readonly lists: (readonly Action[] | undefined)[];
}

/** By the table of objects, which a state shares with those that differ by passes only. */
const memo = new WeakMap<object, Entry[]>();
const RING = 4;

/** The lists already made for this state, or for another that is the same in all that they depend on. */
export function memoOf(state: State): (readonly Action[] | undefined)[] {
  let ring = memo.get(state.objects);
  if (ring === undefined) {
    ring = [];
    memo.set(state.objects, ring);
  }
  for (const e of ring) if (alike(e.state, state)) return e.lists;
  const entry: Entry = { state, lists: [] };
  if (ring.length >= RING) ring.shift();
  ring.push(entry);
  return entry.lists;
}

/** Everything but priority, events and counters. */
function alike(a: State, b: State): boolean {
  return (
    a.token === b.token &&
    a.turn === b.turn &&
    a.players === b.players &&
    a.hands === b.hands &&
    a.stack === b.stack &&
    a.battlefield === b.battlefield &&
    a.graveyards === b.graveyards &&
    a.exile === b.exile &&
    a.effects === b.effects &&
    a.combat === b.combat &&
    a.teams === b.teams &&
    a.status === b.status &&
    a.libraries === b.libraries &&
    a.command === b.command &&
    a.peek === b.peek &&
    a.tops === b.tops
  );
}
