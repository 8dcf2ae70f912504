import type { State } from '@ettin/engine';
import type { Zone } from '@ettin/schema';
import type { Check } from './moment.js';

const SLOTS = 65536;
const HAND_SLOT = 65500;

/** Nothing that is compared here has changed, as after a pass: it was looked at then. */
function sameParts(a: State, b: State): boolean {
  return (
    a.objects === b.objects &&
    a.hands === b.hands &&
    a.graveyards === b.graveyards &&
    a.battlefield === b.battlefield &&
    a.stack === b.stack &&
    a.exile === b.exile &&
    a.command === b.command &&
    a.free === b.free
  );
}

/** Lists of zones, the table of objects and its free slots say the same. */
export const zonesAgree: Check = ({ before, state }) => {
  const out: string[] = [];
  if (before !== null && sameParts(before, state)) return out;
  const { objects } = state;
  // by slot: this is done after every action, and marks are cheaper than sets
  const listed = new Uint8Array(objects.length);
  const list = (ids: readonly number[], zone: Zone, owner: number) => {
    for (const id of ids) {
      const o = objects[id % SLOTS];
      if (o === undefined || o === null || o.id !== id) {
        out.push(`${zone} lists what is not there: ${id}`);
        continue;
      }
      if (listed[id % SLOTS] === 1) out.push(`object is listed twice, the second time in ${zone}: ${id}`);
      listed[id % SLOTS] = 1;
      if (o.zone !== zone) out.push(`${zone} lists an object of ${o.zone}: ${id}`);
      else if (owner >= 0 && o.owner !== owner)
        out.push(`the ${zone} of ${owner} holds a card of ${o.owner}: ${id}`);
    }
  };
  list(state.battlefield, 'battlefield', -1);
  list(state.stack, 'stack', -1);
  list(state.exile, 'exile', -1);
  list(state.command, 'command', -1);
  for (let seat = 0; seat < state.graveyards.length; seat++)
    list(state.graveyards[seat] ?? [], 'graveyard', seat);
  const free = new Uint8Array(objects.length);
  for (const slot of state.free) {
    if (free[slot] === 1) out.push('a slot is free twice');
    free[slot] = 1;
    if (objects[slot] !== null) out.push(`slot ${slot} is free but used`);
  }
  for (let slot = 0; slot < objects.length; slot++) {
    const o = objects[slot];
    if (o === null || o === undefined) {
      if (free[slot] !== 1) out.push(`slot ${slot} is empty but not free`);
      continue;
    }
    if (o.id % SLOTS !== slot) out.push(`object ${o.id} is in slot ${slot}`);
    if (listed[slot] !== 1) out.push(`${o.zone} does not list its object ${o.id}`);
    if (o.card < 0 && o.def < 0 && o.zone !== 'stack' && o.zone !== 'command')
      out.push(`an ability is in ${o.zone}: ${o.id}`);
  }
  for (let seat = 0; seat < state.hands.length; seat++) {
    const hand = state.hands[seat] ?? [];
    for (let i = 0; i < hand.length; i++) {
      const o = hand[i];
      if (o === undefined) continue;
      if (o.zone !== 'hand' || o.id % SLOTS !== HAND_SLOT + seat)
        out.push(`hand ${seat} holds an object of ${o.zone}: ${o.id}`);
      for (let j = i + 1; j < hand.length; j++)
        if (hand[j]?.id === o.id) out.push(`two objects of one id in hand ${seat}`);
    }
  }
  return out;
};
