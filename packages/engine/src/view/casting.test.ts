import type { Action, Answer, CardDef } from '@ettin/schema';
import { expect, it } from 'vitest';
import { apply } from '../apply.js';
import { createBoard } from '../setup/board.js';
import type { State } from '../state/state.js';
import { rulesWith } from './fixture.js';
import { view } from './view.js';

const CARDS: readonly CardDef[] = [
  {
    name: 'Two Ways',
    manaCost: '{0}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        modes: {
          min: 1,
          max: 1,
          options: [
            { effects: [{ do: 'draw', who: 'you', amount: 1 }] },
            {
              targets: [
                { id: 'first', what: { player: 'any' } },
                { id: 'second', what: { player: 'any' } },
              ],
              effects: [{ do: 'loseLife', who: { target: 'first' }, amount: 1 }],
            },
          ],
        },
      },
    ],
  },
];
const R = rulesWith(CARDS);

function next(state: State, action: Action): State {
  const done = apply(R, state, action);
  if (!done.ok) throw new Error(done.message);
  return done.state;
}
const answer = (state: State, a: Answer): State =>
  next(state, { type: 'answer', player: 0, decision: state.pending?.id ?? -1, answer: a });

it('should show everybody the modes and targets of a spell as they are announced (CR 601.2b-c)', () => {
  const made = createBoard(R, {
    teams: [
      { players: [{ name: 'A', hand: [{ card: 'Two Ways', ref: 'spell' }] }, { name: 'B' }] },
      { players: [{ name: 'C' }, { name: 'D' }] },
    ],
  });
  if (!made.ok) throw new Error(made.faults[0]?.message);
  const begun = next(made.state, { type: 'cast', player: 0, object: made.refs.spell ?? 0 });
  const moded = answer(begun, { kind: 'option', option: 1 });
  const aimed = answer(moded, { kind: 'choose', chosen: [3] });
  const seen = (s: State, viewer: 0 | 2 | 'spectator') =>
    view(R, s, viewer).stack.map((x) => [x.modes, x.targets]);
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(seen(begun, viewer)).toEqual([[[], []]]);
    expect(seen(moded, viewer)).toEqual([[[1], []]]);
    expect(seen(aimed, viewer)).toEqual([[[1], [[3]]]]);
  }
  const cast = answer(aimed, { kind: 'choose', chosen: [0] });
  expect(seen(cast, 2)).toEqual([[[1], [[3], [0]]]]);
});
