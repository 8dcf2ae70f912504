import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { engine, Scene } from '../effects/fixture.js';

const watcher: CardDef = {
  name: 'Watcher',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'loseLife', who: 'team' },
      if: { compare: [{ lifeOf: 'you' }, '<=', 24] },
      effects: [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 1 }],
    },
  ],
};

describe('what happens at one time', () => {
  it('should trigger once all of it has happened (CR 603.4)', () => {
    const drain = engine('Drain', [{ do: 'loseLife', who: 'eachPlayer', amount: 3 }]);
    const s = new Scene([{ field: [watcher, drain] }, {}, {}, {}]);
    s.use('Drain');
    // 30 less three and three: each of the two losses finds 24
    expect(s.state.teams[0]?.life).toBe(24);
    s.settle();
    expect(s.state.players[0]?.counters).toEqual({ energy: 2 });
  });
});
