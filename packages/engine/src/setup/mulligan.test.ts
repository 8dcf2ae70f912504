import type { Action, GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import { testEdition } from '../edition.fixture.js';
import { createGame } from './game.js';
import { createRules } from './rules.js';

describe('cards put on the bottom for mulligans', () => {
  it('should be told to everybody, but not which they are (CR 103.5)', () => {
    const rules = createRules(testEdition({}), [{ name: 'Plain', types: ['artifact'] }]);
    const seat = { name: 'P', deck: Array.from({ length: 20 }, () => 'Plain') };
    const made = createGame(rules, {
      teams: [
        [seat, seat],
        [seat, seat],
      ],
      seed: 'bottom',
      startingTeam: 0,
    });
    if (!made.ok) throw new Error('no game');
    let state = made.state;
    const told: GameEvent[] = [];
    let events: readonly GameEvent[] = [];
    for (let n = 0; n < 20 && state.pending?.purpose !== 'bottom'; n++) {
      const d = state.pending;
      if (d === null) throw new Error('nothing asked');
      const player = d.players[0] ?? 0;
      const action: Action = {
        type: 'answer',
        player,
        decision: d.id,
        answer: { kind: 'mulligan', mulligan: player === 1 },
      };
      const done = apply(rules, state, action);
      if (!done.ok) throw new Error(done.message);
      state = done.state;
      told.push(...done.events);
    }
    // CR 103.5: the hand is shuffled in each time, the free mulligan too
    const shuffle = { type: 'shuffled', cite: 'shuffle', audience: 'all', player: 1 };
    expect(told.filter((e) => e.type === 'shuffled')).toEqual([shuffle, shuffle]);
    const d = state.pending;
    if (d?.kind !== 'arrange') throw new Error('nothing to put on the bottom');
    const piles = [d.cards.slice(1), d.cards.slice(0, 1)];
    const done = apply(rules, state, {
      type: 'answer',
      player: 1,
      decision: d.id,
      answer: { kind: 'arrange', piles },
    });
    if (done.ok) events = done.events;
    expect(events.filter((e) => e.type === 'moved')).toEqual([
      expect.objectContaining({
        audience: 'all',
        owner: 1,
        from: 'hand',
        to: 'library',
        object: null,
        was: null,
        name: null,
      }),
    ]);
    expect(done.ok && done.state.hands.map((h) => h.length)).toEqual([7, 6, 7, 7]);
  });
});
