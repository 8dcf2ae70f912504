import type { Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, Scene } from '../effects/fixture.js';
import { bounded, LARGEST } from './bounded.js';

describe('numbers that are doubled again and again', () => {
  const each = { each: { name: 'Bear' } } as const;
  const effects: readonly Effect[] = [
    { do: 'gainLife', who: 'you', amount: { lifeOf: 'you' } },
    {
      do: 'addCounters',
      what: each,
      kind: '+1/+1',
      count: { times: [2, { greatest: 'power', among: { name: 'Bear' } }] },
    },
  ];

  it('should stop at the largest, and stay numbers that JSON holds', () => {
    const s = new Scene([{ field: [engine('Box', effects), creature('Bear', 2, 2)] }, {}, {}, {}]);
    for (let n = 0; n < 60; n++) s.use('Box');
    expect(s.state.teams[0]?.life).toBe(LARGEST);
    expect([s.counters('Bear')['+1/+1'], s.chars('Bear').power]).toEqual([LARGEST, LARGEST]);
    expect(JSON.parse(JSON.stringify(s.state))).toEqual(s.state);
  });

  it('should have no other 0 than the one that JSON keeps', () => {
    expect(Object.is(bounded(-3 * 0), 0)).toBe(true);
  });

  it('should be bounded below as above', () => {
    expect([bounded(-2 * LARGEST), bounded(Number.POSITIVE_INFINITY), bounded(7)]).toEqual([
      -LARGEST,
      LARGEST,
      7,
    ]);
  });
});
