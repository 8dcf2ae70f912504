import type { Zone } from '@ettin/schema';
import type { Check } from './moment.js';

const SLOTS = 65536;
const HAND_SLOT = 65500;

/** Lists of zones, the table of objects and its free slots say the same. */
export const zonesAgree: Check = ({ state }) => {
  const out: string[] = [];
  const listed = new Map<number, string>();
  const list = (ids: readonly number[], zone: Zone, owner: number) => {
    for (const id of ids) {
      const o = state.objects[id % SLOTS];
      if (listed.has(id)) out.push(`object is listed twice, in ${listed.get(id)} and in ${zone}: ${id}`);
      listed.set(id, zone);
      if (o === undefined || o === null || o.id !== id) out.push(`${zone} lists what is not there: ${id}`);
      else if (o.zone !== zone) out.push(`${zone} lists an object of ${o.zone}: ${id}`);
      else if (owner >= 0 && o.owner !== owner)
        out.push(`the ${zone} of ${owner} holds a card of ${o.owner}: ${id}`);
    }
  };
  list(state.battlefield, 'battlefield', -1);
  list(state.stack, 'stack', -1);
  list(state.exile, 'exile', -1);
  list(state.command, 'command', -1);
  for (const [seat, pile] of state.graveyards.entries()) list(pile, 'graveyard', seat);
  const free = new Set(state.free);
  if (free.size !== state.free.length) out.push('a slot is free twice');
  for (const slot of free) if (state.objects[slot] !== null) out.push(`slot ${slot} is free but used`);
  for (const [slot, o] of state.objects.entries()) {
    if (o === null) {
      if (!free.has(slot)) out.push(`slot ${slot} is empty but not free`);
      continue;
    }
    if (o.id % SLOTS !== slot) out.push(`object ${o.id} is in slot ${slot}`);
    if (!listed.has(o.id)) out.push(`${o.zone} does not list its object ${o.id}`);
    if (o.card < 0 && o.def < 0 && o.zone !== 'stack' && o.zone !== 'command')
      out.push(`an ability is in ${o.zone}: ${o.id}`);
  }
  for (const [seat, hand] of state.hands.entries()) {
    if (new Set(hand.map((o) => o.id)).size !== hand.length)
      out.push(`two objects of one id in hand ${seat}`);
    for (const o of hand)
      if (o.zone !== 'hand' || o.id % SLOTS !== HAND_SLOT + seat)
        out.push(`hand ${seat} holds an object of ${o.zone}: ${o.id}`);
  }
  return out;
};
