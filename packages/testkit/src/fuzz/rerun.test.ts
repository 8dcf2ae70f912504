import { cards } from '@ettin/cards';
import { apply, createGame, fallbackAnswer, type State } from '@ettin/engine';
import type { Action } from '@ettin/schema';
import { expect, it } from 'vitest';
import { builtInRules } from '../scenario/run.js';
import { fuzzSetup } from './fuzz.js';
import { divergence, rerun } from './rerun.js';

const rules = builtInRules('2026');
const setup = fuzzSetup(cards, 'rerun', 0, 2);

function start(): State {
  const made = createGame(rules, setup);
  if (!made.ok) throw new Error('no game');
  return made.state;
}

function firstAnswer(state: State): Action {
  const d = state.pending;
  if (d === null) throw new Error('nothing is asked');
  return { type: 'answer', player: d.players[0] ?? 0, decision: d.id, answer: fallbackAnswer(d) };
}

it('should find that an action leads elsewhere in a copy that differs', () => {
  const state = start();
  const action = firstAnswer(state);
  const done = apply(rules, state, action);
  if (!done.ok) throw new Error(done.message);
  const next = { action, ...done };
  const copy: State = JSON.parse(JSON.stringify(state));
  expect(rerun(rules, state, copy, next)).not.toHaveProperty('check');
  const other = { ...copy, timestamp: copy.timestamp + 5 };
  expect(rerun(rules, state, other, next)).toMatchObject({
    check: 'repeat',
    message: expect.stringContaining('timestamp'),
  });
});

it('should find no divergence where there is none, and pass over what is refused', () => {
  const answer = firstAnswer(start());
  expect(divergence(rules, setup, [{ type: 'pass', player: 0 }, answer], true)).toBeNull();
});
