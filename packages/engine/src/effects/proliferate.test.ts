import { describe, expect, it } from 'vitest';
import { creature, engine, placed, Scene } from './fixture.js';

const spread = engine('Spread', [{ do: 'proliferate' }]);
const sting = engine('Sting', [{ do: 'playerCounters', who: 'opponents', kind: 'poison', count: 1 }]);
const charge = engine('Charge', [{ do: 'playerCounters', who: 'teammates', kind: 'energy', count: 1 }]);
const marked = (name: string, counters: Record<string, number>) => placed(creature(name, 3, 3), { counters });

describe('proliferate', () => {
  it('should give each chosen permanent one more of each kind it has (CR 701.34a)', () => {
    const s = new Scene([
      { field: [spread, marked('Bear', { '+1/+1': 1, charge: 2 }), creature('Bare', 1, 1)] },
      { field: [marked('Foe', { '-1/-1': 1 }), marked('Other', { age: 1 })] },
    ]);
    s.use('Spread', ['Bear', 'Foe']);
    expect([s.counters('Bear'), s.counters('Foe'), s.counters('Other'), s.counters('Bare')]).toEqual([
      { '+1/+1': 2, charge: 3 },
      { '-1/-1': 2 },
      { age: 1 },
      {},
    ]);
  });

  it('should allow choosing nothing', () => {
    const s = new Scene([{ field: [spread, marked('Bear', { '+1/+1': 1 })] }, {}]);
    s.use('Spread', []);
    expect(s.counters('Bear')).toEqual({ '+1/+1': 1 });
  });

  it('should give a team one poison counter though both heads are chosen, to the head that the player names (CR 701.34b)', () => {
    const witness = engine('Witness', []);
    const told = {
      ...witness,
      abilities: [
        {
          kind: 'triggered' as const,
          when: { on: 'playerCounters' as const, who: 'opponent' as const, kind: 'poison' },
          effects: [{ do: 'draw' as const, who: 'thatPlayer' as const, amount: 1 }],
        },
      ],
    };
    const s = new Scene([
      { field: [spread, sting] },
      {},
      { library: [creature('A', 1, 1)] },
      { library: [creature('B', 1, 1)] },
    ]);
    s.use('Sting');
    s.use('Spread', [2, 3], 3);
    expect(s.state.teams.map((t) => t.poison)).toEqual([0, 3]);
    const t = new Scene([
      { field: [spread, placed(told, {})] },
      {},
      { library: [creature('A', 1, 1)] },
      { library: [creature('B', 1, 1)] },
    ]);
    const teams = t.state.teams.map((x) => ({ ...x, poison: x.id }));
    t.state = { ...t.state, teams };
    t.use('Spread', [2, 3], 3);
    expect(t.state.teams.map((x) => x.poison)).toEqual([0, 2]);
    expect([t.hand(2), t.hand(3)]).toEqual([[], ['B']]);
  });

  it('should count a head as poisoned that was never given poison itself (CR 810.10d)', () => {
    const one = engine('One', [
      {
        do: 'playerCounters',
        who: { players: 'opponents', where: { compare: [1, '=', 1] } },
        kind: 'poison',
        count: 1,
      },
    ]);
    const s = new Scene([{ field: [spread, one, charge] }, {}, {}, {}]);
    s.use('One').use('Charge');
    s.use('Spread', [1, 3]);
    expect(s.state.teams.map((t) => t.poison)).toEqual([0, 3]);
    expect(s.state.players.map((p) => p.counters)).toEqual([{}, { energy: 2 }, {}, {}]);
  });

  it('should give each head poison of its own where the edition does not share it', () => {
    const s = new Scene([{ field: [spread, sting] }, {}, {}, {}], { sharedPoison: false });
    s.use('Sting').use('Spread', [2, 3]);
    expect(s.state.players.map((p) => p.counters.poison ?? 0)).toEqual([0, 0, 2, 2]);
  });
});
