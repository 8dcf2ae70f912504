import type { Action } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import { testEdition } from '../edition.fixture.js';
import { createGame } from './game.js';
import { createRules } from './rules.js';

/** Who is asked for opening hands, when all have kept; every seat's deck holds so many cards that may begin in play. */
function asked(leylines: readonly number[], seed: string): readonly (readonly number[])[] {
  const rules = createRules(testEdition(), [
    { name: 'Plain', types: ['artifact'] },
    { name: 'Line', types: ['enchantment'], openingHand: true },
  ]);
  const deck = (n: number) => Array.from({ length: 40 }, (_, i) => (i < n ? 'Line' : 'Plain'));
  const seat = (i: number) => ({ name: `P${i}`, deck: deck(leylines[i] ?? 0) });
  const teams = [
    [seat(0), seat(1)],
    [seat(2), seat(3)],
  ];
  const made = createGame(rules, { teams, seed, startingTeam: 0 });
  if (!made.ok) throw new Error('no game');
  let state = made.state;
  const out: (readonly number[])[] = [];
  for (let n = 0; n < 40 && state.pending !== null; n++) {
    const d = state.pending;
    const player = d.players[0] ?? 0;
    if (d.purpose === 'openingHand' && d.kind === 'choose') out.push(d.players);
    const answer: Extract<Action, { type: 'answer' }>['answer'] =
      d.kind === 'mulligan'
        ? { kind: 'mulligan', mulligan: false }
        : d.kind === 'order'
          ? { kind: 'order', order: d.items.map((_, i) => i) }
          : { kind: 'choose', chosen: [] };
    const done = apply(rules, state, { type: 'answer', player, decision: d.id, answer });
    if (!done.ok) throw new Error(done.message);
    state = done.state;
  }
  return out;
}

describe('cards that may begin the game in play', () => {
  it('should be asked of everybody, whoever holds one: being asked tells nothing of a hand', () => {
    for (const seed of ['a', 'b', 'c', 'd']) expect(asked([0, 4, 0, 0], seed)).toEqual([[0], [1], [2], [3]]);
  });

  it('should not be asked where no deck has one', () => {
    expect(asked([0, 0, 0, 0], 'a')).toEqual([]);
  });
});
