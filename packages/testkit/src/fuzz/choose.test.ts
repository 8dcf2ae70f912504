import { cards } from '@ettin/cards';
import { createBoard, createGame } from '@ettin/engine';
import { expect, it } from 'vitest';
import { builtInRules } from '../scenario/run.js';
import { chooseMove, eagernessAfter } from './choose.js';
import { fuzzSetup } from './fuzz.js';
import { randomFrom } from './random.js';

it('should give up sooner or later once nobody has a card to draw', () => {
  const rules = builtInRules('2026');
  const made = createGame(rules, fuzzSetup(cards, 'spent', 0, 2));
  if (!made.ok) throw new Error('no game');
  const concessions = (state: typeof made.state) => {
    const random = randomFrom('spent');
    let n = 0;
    for (let i = 0; i < 2000; i++)
      if (chooseMove(rules, state, 75, random)?.action.type === 'concede') n += 1;
    return n;
  };
  expect(concessions(made.state)).toBeLessThan(3);
  expect(concessions({ ...made.state, libraries: made.state.libraries.map(() => []) })).toBeGreaterThan(3);
  const late = { ...made.state, turn: { ...made.state.turn, number: 60 } };
  expect(concessions(late)).toBeGreaterThan(3);
});

it('should let a turn end that has become too long', () => {
  const rules = builtInRules('2026');
  const board = createBoard(rules, {
    seed: 'long turn',
    activeTeam: 0,
    teams: [0, 1].map((team) => ({
      players: [0, 1].map((head) => ({ name: `${team}${head}`, hand: [{ card: 'Forest' }] })),
    })),
  });
  if (!board.ok) throw new Error(board.faults.map((f) => f.message).join());
  const acts = (actions: number) => {
    const random = randomFrom('long turn');
    const moves = Array.from({ length: 200 }, () =>
      chooseMove(rules, board.state, eagernessAfter(actions, 95), random),
    );
    return moves.filter((m) => m?.action.type === 'playLand').length;
  };
  expect(acts(0)).toBeGreaterThan(0);
  expect(acts(3000)).toBe(0);
});
