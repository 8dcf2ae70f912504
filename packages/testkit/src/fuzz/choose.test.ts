import { cards } from '@ettin/cards';
import { createGame } from '@ettin/engine';
import { expect, it } from 'vitest';
import { builtInRules } from '../scenario/run.js';
import { chooseMove } from './choose.js';
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
});
