import { type Side, Table } from '../../../packages/table/src/play.fixture.js';
import { goOnUntil } from './play-on.js';

/** So that everybody is asked wherever they could be. */
const FULL = { full: true };

const OWN: Side = {
  on: [
    ...['5 Forest', '3 Plains', '2 Mountain', '2 Island', 'Llanowar Elves', '2 Craw Wurm', 'Wall of Omens'],
    ...['Aegis Angel', 'Giant Spider', '3 Hill Giant', '6 Air Elemental', 'Goblin Bombardment'],
    { card: 'Sengir Vampire', ref: 'vampire' },
    { card: "Serra's Embrace", attachedTo: 'vampire' },
  ],
  hand: [
    ...['Grizzly Bears', 'Giant Growth', 'Lightning Bolt', 'Shock', 'Forest', 'Plains'],
    ...['Skithiryx, the Blight Dragon', 'Craw Wurm', 'Shivan Dragon', "Dragon's Rage Channeler"],
  ],
};

const OTHERS: Side = {
  on: [
    ...['4 Swamp', '4 Mountain', '2 Plains', '3 Goblin Chieftain', 'Shivan Dragon', 'Goblin Bombardment'],
    ...['Craw Wurm', 'Llanowar Elves', 'Wall of Omens', '2 Grizzly Bears', 'Archangel of Thune'],
  ],
  hand: ['Shock', 'Shock', 'Forest', 'Plains', 'Swamp', 'Grizzly Bears', 'Craw Wurm'],
};

/**
 * Boards, hands and lands as full as a long game has them, with so many abilities on the stack: each Soul Warden
 * triggers for one creature that entered. Seat 0 is asked.
 */
export function fullBoard(stack: number): Table {
  const table = new Table({
    sides: [{ ...OWN, on: [...(OWN.on ?? []), `${stack} Soul Warden`] }, OTHERS, OTHERS, OTHERS],
    settings: [FULL, FULL, FULL, FULL],
  });
  table.cast(0, 'Grizzly Bears');
  goOnUntil(table, () => table.state.stack.length >= stack);
  goOnUntil(table, () => table.asked().includes(0) && table.state.pending === null);
  return table;
}
