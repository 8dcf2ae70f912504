import type { CardDef } from '@ettin/schema';
import { expect, it } from 'vitest';
import { Game } from '../game.js';
import { indexOf } from '../layers/table.js';
import { board, rulesWith } from '../view/fixture.js';
import { drawHand } from './hand.js';

const CARDS: readonly CardDef[] = [
  { name: 'Plain', types: ['creature'], power: 1, toughness: 1 },
  {
    name: 'Shy',
    types: ['creature'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'replacement',
        replaces: { event: 'move', what: 'self', to: 'graveyard' },
        with: [{ toZone: 'library', position: 'shuffled' }],
      },
    ],
  },
];

it('should put what works from a hand in force with the opening hand (CR 113.6)', () => {
  const rules = rulesWith(CARDS);
  const g = new Game(rules, board(rules, 'Plain', 'Shy'));
  const inForce = () => indexOf(g).replacements.get('move')?.length ?? 0;
  expect(inForce()).toBe(0);
  drawHand(g, 2, 1);
  expect(inForce()).toBe(1);
});
