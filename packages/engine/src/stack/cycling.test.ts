import type { GameEvent, Seat } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, land, Scene } from '../effects/fixture.js';
import { eventsFor } from '../view/events.js';
import { view } from '../view/view.js';

const wheel = creature('Wheel', 1, 4, { keywords: [{ k: 'cycling', cost: {} }] });
const watcher = creature('Watcher', 1, 1, {
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cycle', who: 'you' },
      effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
  ],
});
const echo = creature('Echo', 1, 1, {
  keywords: [{ k: 'cycling', cost: {} }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cycle', who: 'you', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 5 }],
    },
  ],
});

function board(hand = wheel): Scene {
  const seat = { library: [land('A'), land('B')] };
  return new Scene([{ ...seat, hand: [hand], field: [watcher] }, seat, seat, seat]);
}

function cycle(s: Scene, name: string): void {
  s.act({ type: 'activate', player: 0, object: s.id(name), ability: 0 });
}

const activatedFor = (s: Scene, seat: Seat): Extract<GameEvent, { type: 'activated' }> | undefined =>
  eventsFor(s.events, seat).find((e) => e.type === 'activated');

describe('cycling', () => {
  it('should show everybody the discarded card as the source (CR 113.7, 702.29a)', () => {
    const s = board();
    cycle(s, 'Wheel');
    const now = s.id('Wheel');
    expect(s.obj(now).zone).toBe('graveyard');
    for (const seat of [0, 1, 2, 3])
      expect(activatedFor(s, seat)).toMatchObject({ source: now, name: 'Wheel' });
    for (const seat of [0, 2] as const)
      expect(view(s.rules, s.state, seat).stack[0]).toMatchObject({ source: now, name: 'Wheel' });
    s.settle();
    expect(s.events.flatMap((e) => (e.type === 'resolved' ? [e.name] : []))).toEqual(['Watcher', 'Wheel']);
    expect(s.hand(0)).toEqual(['A']);
    expect(s.hand(1)).toEqual([]);
  });

  it('should trigger what looks at cycling, of others and of the card itself (CR 702.29c)', () => {
    const s = board(echo);
    cycle(s, 'Echo');
    s.settle([{ kind: 'order', order: [0, 1] }]);
    expect(s.state.teams.map((t) => t.life)).toEqual([36, 30]);
  });

  it('should be no cycling when it is merely discarded', () => {
    const s = new Scene([
      {
        field: [
          watcher,
          {
            name: 'Purge',
            types: ['enchantment'],
            abilities: [
              { kind: 'activated', cost: {}, effects: [{ do: 'discard', who: 'you', amount: 'hand' }] },
            ],
          },
        ],
        hand: [echo],
      },
      {},
    ]);
    s.use('Purge');
    expect(s.graveyard(0)).toEqual(['Echo']);
    expect(s.state.teams[0]?.life).toBe(20);
  });
});

describe('an ability of a card that stays in hand', () => {
  const hidden = creature('Hidden', 1, 1, {
    abilities: [
      { kind: 'activated', from: 'hand', cost: {}, effects: [{ do: 'gainLife', who: 'you', amount: 1 }] },
    ],
  });
  it('should name its card by id to its team alone (CR 810.5)', () => {
    const s = board(hidden);
    const id = s.id('Hidden');
    cycle(s, 'Hidden');
    expect(activatedFor(s, 0)?.source).toBe(id);
    expect(activatedFor(s, 1)?.source).toBe(id);
    const seen = activatedFor(s, 2);
    expect(seen).toMatchObject({ source: seen?.object, name: 'Hidden' });
    expect(eventsFor(s.events, 'spectator').filter((e) => e.type === 'activated')).toHaveLength(1);
    s.settle();
    expect(s.state.teams[0]?.life).toBe(31);
  });
});
