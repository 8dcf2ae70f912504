import type { CardDef, Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, Scene, spell } from '../effects/fixture.js';

const raise = spell('Raise', {
  effects: [
    {
      do: 'createToken',
      who: 'you',
      count: 2,
      token: { name: 'Soldier', types: ['creature'], power: 1, toughness: 1, colors: ['W'] },
    },
  ],
});
const warden = (name: string, effects: readonly Effect[], more: Partial<CardDef> = {}): CardDef =>
  creature(name, 1, 1, {
    ...more,
    abilities: [
      { kind: 'triggered', when: { on: 'enters', what: { types: ['creature'], other: true } }, effects },
    ],
  });
const LIFE: readonly Effect[] = [{ do: 'gainLife', who: 'you', amount: 1 }];
const GROW: readonly Effect[] = [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }];
const BURN: readonly Effect[] = [{ do: 'damage', to: 'eachPlayer', amount: 1 }];

describe('triggers that trigger together (CR 603.3b)', () => {
  it('should be ordered by nobody where those of one name do the same from whichever source', () => {
    const one = warden('Warden', LIFE);
    const s = new Scene([{ hand: [raise], field: [one, one, one] }, {}, {}, {}]);
    s.announce('Raise').settle();
    expect(s.asked).toEqual([]);
    // three of them saw two creatures enter
    expect(s.state.teams.map((t) => t.life)).toEqual([36, 30]);
  });

  it('should be ordered where the source is what they change, or what deals the damage', () => {
    for (const effects of [GROW, BURN]) {
      const one = warden('Warden', effects);
      const s = new Scene([{ hand: [raise], field: [one, one] }, {}, {}, {}]);
      s.announce('Raise').settle([{ kind: 'order', order: [0, 1, 2, 3] }]);
      expect(s.asked.map((d) => d.kind)).toContain('order');
    }
  });

  it('should be ordered where they are of cards of two names, or of two players (CR 805.7)', () => {
    const s = new Scene([
      { hand: [raise], field: [warden('Warden', LIFE), warden('Other', LIFE)] },
      {},
      {},
      {},
    ]);
    s.announce('Raise').settle([{ kind: 'order', order: [0, 1, 2, 3] }]);
    expect(s.asked.map((d) => d.kind)).toContain('order');
    const one = warden('Warden', LIFE);
    const both = new Scene([{ hand: [raise], field: [one] }, { field: [one] }, {}, {}]);
    both.announce('Raise').settle([{ kind: 'order', order: [0, 1, 2, 3] }]);
    expect(both.asked.map((d) => d.kind)).toContain('order');
  });
});
