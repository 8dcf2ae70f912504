import { describe, expect, it } from 'vitest';
import { creature, engine, Scene } from '../effects/fixture.js';

describe('counters put on several objects at one time', () => {
  const grow = (name: string, kind: string) =>
    engine(name, [{ do: 'addCounters', what: { each: { types: ['creature'] } }, kind, count: 1 }]);
  const bear = creature('Bear', 2, 2);
  const wall = creature('Wall', 0, 4);

  it('should be on all of them before any ability looks (CR 603.2c)', () => {
    const watcher = creature('Watcher', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'counters', what: { types: ['creature'], other: true }, kind: '+1/+1' },
          effects: [{ do: 'gainLife', who: 'you', amount: { powerOf: 'self' } }],
        },
      ],
    });
    const s = new Scene([{ field: [grow('Grow', '+1/+1'), watcher] }, { field: [bear, wall] }]);
    const life = s.state.teams[0]?.life ?? 0;
    s.use('Grow');
    expect([s.size('Bear'), s.size('Wall'), s.size('Watcher')]).toEqual(['3/3', '1/5', '2/2']);
    expect((s.state.teams[0]?.life ?? 0) - life).toBe(4);
  });

  it('should leave out those that can have none', () => {
    const solid = creature('Solid', 2, 2, {
      abilities: [{ kind: 'static', affects: 'self', mods: [{ mod: 'cantHaveCounters' }] }],
    });
    const s = new Scene([{ field: [grow('Shrink', '-1/-1')] }, { field: [bear, solid] }]);
    s.use('Shrink');
    expect([s.size('Bear'), s.size('Solid')]).toEqual(['1/1', '2/2']);
  });
});
