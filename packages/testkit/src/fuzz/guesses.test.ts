import { createBoard } from '@ettin/engine';
import { SPECIAL_ACTIONS } from '@ettin/schema';
import { expect, it } from 'vitest';
import { builtInRules } from '../scenario/run.js';
import { guesses } from './guesses.js';
import { randomFrom } from './random.js';

it('should try every special action on a hidden card, and none that there is not', () => {
  const rules = builtInRules('2026');
  const player = (name: string) => ({ name });
  const made = createBoard(rules, {
    teams: [
      { players: [player('A1'), player('A2')] },
      { players: [{ ...player('B1'), hand: [{ card: 'Forest' }] }, player('B2')] },
    ],
  });
  if (!made.ok) throw new Error(made.faults[0]?.message);
  const random = randomFrom('guesses');
  const tried = new Set<unknown>();
  for (let n = 0; n < 50; n++)
    for (const { action, instead } of guesses(rules, made.state, 0, random))
      if (instead !== null && (action as { type: unknown }).type === 'special')
        tried.add((action as { special: unknown }).special);
  expect([...tried].sort()).toEqual([...SPECIAL_ACTIONS].sort());
});
