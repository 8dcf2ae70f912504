import { Table } from '../../../packages/table/src/play.fixture.js';
import { answer, goOnUntil } from './play-on.js';

const FULL = { full: true };
const SETTINGS = [FULL, FULL, FULL, FULL];

/** Seat 0 looks for two basic lands in a library of everything. */
export function search(): Table {
  const table = new Table({
    sides: [
      {
        on: ['3 Forest', 'Llanowar Elves', 'Serra Ascendant'],
        hand: ['Cultivate', 'Shivan Dragon', 'Giant Growth'],
        library: [
          ...['Plains', 'Craw Wurm', 'Island', 'Forest', 'Shock', 'Hill Giant', 'Air Elemental', 'Forest'],
          ...['Swamp', 'Mountain', 'Grizzly Bears', 'Two-Headed Giant of Foriys', 'Plains', 'Cultivate'],
          ...['Archangel of Thune', 'Lightning Bolt', 'Wall of Omens', 'Llanowar Elves', 'Giant Spider'],
        ],
      },
      { on: ['2 Plains', 'Wall of Omens'] },
      { on: ['2 Swamp', 'Grizzly Bears'] },
      { on: ['2 Mountain', '2 Goblin Chieftain'] },
    ],
    settings: SETTINGS,
  });
  table.cast(0, 'Cultivate');
  goOnUntil(table, () => table.state.pending?.kind === 'choose');
  return table;
}

/** Both heads of a team have triggers to order: two alike of seat 0's and one of its partner's. */
export function ordering(): Table {
  const table = new Table({
    sides: [
      { on: ['4 Forest', '2 Soul Warden'], hand: ['Grizzly Bears'] },
      { on: ['2 Plains', 'Soul Warden'] },
      { on: ['2 Swamp'] },
      { on: ['2 Mountain', 'Wall of Omens'] },
    ],
    settings: SETTINGS,
  });
  table.cast(0, 'Grizzly Bears');
  goOnUntil(table, () => table.state.pending?.kind === 'order');
  return table;
}

/** Seat 0 divides the damage of an attacker with trample that three creatures block. */
export function division(): Table {
  const table = new Table({
    sides: [
      { on: ['6 Forest', 'Colossal Dreadmaw', 'Two-Headed Giant of Foriys'], hand: ['Giant Growth'] },
      { on: ['2 Plains', 'Archangel of Thune'] },
      { on: ['2 Swamp', '2 Grizzly Bears'] },
      { on: ['2 Mountain', 'Wall of Omens'] },
    ],
    settings: SETTINGS,
  });
  goOnUntil(table, () => table.state.pending?.kind === 'attackers');
  const attack = table.state.pending;
  if (attack?.kind !== 'attackers') throw new Error('attackers are asked for');
  const attacker = table.refs['Colossal Dreadmaw'];
  const option = attack.options.find((o) => o.attacker === attacker);
  const [attacks] = option?.targets ?? [];
  if (attacker === undefined || attacks === undefined) throw new Error('the attacker has nothing to attack');
  answer(table, { kind: 'attackers', attackers: [{ attacker, attacks }] });
  goOnUntil(table, () => table.state.pending?.kind === 'blockers');
  const block = table.state.pending;
  if (block?.kind !== 'blockers') throw new Error('blockers are asked for');
  answer(table, {
    kind: 'blockers',
    blockers: block.options.map(({ blocker }) => ({ blocker, blocks: attacker })),
  });
  goOnUntil(table, () => table.state.pending?.kind === 'divide');
  return table;
}

/** Seat 0 attacks with as many of a pile of creatures alike as it likes. */
export function pile(): Table {
  const table = new Table({
    sides: [{ on: ['6 Air Elemental'] }, {}, { on: ['2 Swamp'] }, {}],
    settings: SETTINGS,
  });
  goOnUntil(table, () => table.state.pending?.kind === 'attackers');
  return table;
}
