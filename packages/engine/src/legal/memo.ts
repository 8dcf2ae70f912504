import type { Action, Seat } from '@ettin/schema';
import { DirectCache } from '../state/direct-cache.js';
import type { State } from '../state/state.js';

/** Lists of legal actions by seat, with the parts of the state that they follow from. */
export interface Entry {
  readonly state: State;
  readonly lists: (readonly Action[] | undefined)[];
  /** Nothing in the list depends on the step, as long as it isn't the player's time for sorceries. */
  readonly anyStep: boolean[];
}

/** By the table of objects, which a state shares with those that differ by passes only. */
const memo = new DirectCache<object, Entry[]>(16);
const RING = 4;

/** The lists already made for this state, or for another that is the same in all that they depend on. */
export function memoOf(state: State, seat: Seat): Entry {
  let ring = memo.get(state.objects, state.token.t);
  if (ring === null) {
    ring = [];
    memo.set(state.objects, state.token.t, ring);
  }
  for (const e of ring) if (isFor(e, state, seat)) return e;
  const entry: Entry = { state, lists: [], anyStep: [] };
  if (ring.length >= RING) ring.shift();
  ring.push(entry);
  return entry;
}

/**
 * Is this action among those already listed for the state? What was listed needs no second look when it is carried
 * out. False says nothing: the list may not have been made, or not hold mana abilities.
 */
export function isListed(state: State, action: Listed): boolean {
  const ring = memo.get(state.objects, state.token.t);
  if (ring === null) return false;
  for (const e of ring) {
    const list = e.lists[action.player];
    if (list === undefined || !isFor(e, state, action.player)) continue;
    for (const a of list) if (sameAction(a, action)) return true;
    return false;
  }
  return false;
}

type Listed = Extract<Action, { type: 'playLand' | 'cast' | 'activate' | 'special' }>;

function sameAction(a: Action, b: Listed): boolean {
  if (a.type === 'playLand')
    return b.type === 'playLand' && a.object === b.object && a.face === (b.face ?? 0);
  if (a.type === 'cast')
    return (
      b.type === 'cast' &&
      a.object === b.object &&
      a.face === (b.face ?? 0) &&
      a.method === (b.method ?? 'normal')
    );
  if (a.type === 'activate') return b.type === 'activate' && a.object === b.object && a.ability === b.ability;
  return a.type === 'special' && b.type === 'special' && a.object === b.object && a.special === b.special;
}

/** Is what the player's list follows from the same in this state? */
const isFor = (e: Entry, state: State, seat: Seat): boolean =>
  alike(e.state, state) && (sameTurn(e.state, state) || sameInAnyStep(e, state, seat));

const sameTurn = (a: State, b: State): boolean =>
  a.turn === b.turn && a.stack === b.stack && a.combat === b.combat;

function sameInAnyStep(e: Entry, state: State, seat: Seat): boolean {
  if (e.anyStep[seat] !== true || e.state.turn.number !== state.turn.number) return false;
  const step = state.turn.step;
  return state.players[seat]?.team !== state.turn.team || (step !== 'main1' && step !== 'main2');
}

/** Everything but priority, step, events and counters. */
function alike(a: State, b: State): boolean {
  return (
    a.token === b.token &&
    a.players === b.players &&
    a.hands === b.hands &&
    a.stack === b.stack &&
    a.battlefield === b.battlefield &&
    a.graveyards === b.graveyards &&
    a.exile === b.exile &&
    a.effects === b.effects &&
    a.teams === b.teams &&
    a.status === b.status &&
    a.libraries === b.libraries &&
    a.command === b.command &&
    a.peek === b.peek &&
    a.tops === b.tops
  );
}
