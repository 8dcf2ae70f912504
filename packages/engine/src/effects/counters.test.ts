import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, placed, Scene } from './fixture.js';

const bear = creature('Bear', 2, 2);
const ox = creature('Ox', 1, 4);
const doubler = engine('Doubler', []);
const doubling = {
  ...doubler,
  abilities: [
    {
      kind: 'replacement' as const,
      replaces: { event: 'counters' as const, what: { controller: 'you' as const } },
      with: [{ multiply: 2 }],
    },
  ],
};

describe('counters on objects', () => {
  it('should put the same number on each object, worked out once (CR 122)', () => {
    const grow = engine('Grow', [
      {
        do: 'addCounters',
        what: { each: { types: ['creature'], controller: 'you' } },
        kind: '+1/+1',
        count: { greatest: 'power', among: { types: ['creature'] } },
        as: 'put',
      },
      { do: 'gainLife', who: 'you', amount: { result: 'put' } },
    ]);
    const s = new Scene([
      { field: [grow, bear, ox] },
      { field: [creature('Mate', 1, 1)] },
      { field: [creature('Foe', 1, 1)] },
      {},
    ]);
    s.use('Grow');
    expect([s.size('Bear'), s.size('Ox')]).toEqual(['4/4', '3/6']);
    expect([s.size('Mate'), s.size('Foe')]).toEqual(['1/1', '1/1']);
    expect(s.state.teams.map((t) => t.life)).toEqual([34, 30]);
  });

  it('should divide as chosen among the targets, and skip one that is illegal by then (CR 601.2d, 608.2b)', () => {
    const split = engine('Split', [{ do: 'countersDivided', targets: 'some', kind: '+1/+1' }], {
      targets: [{ id: 'some', what: { object: { types: ['creature'] } }, min: 1, max: 3, divide: 3 }],
    });
    const kill = {
      ...engine('Kill', [{ do: 'destroy', what: { target: 'creature' } }], { targets: [oneCreature] }),
    };
    const s = new Scene([{ field: [split, kill, bear, ox] }, {}]);
    s.act({ type: 'activate', player: 0, object: s.id('Split'), ability: 0 });
    const d = s.state.pending;
    if (d?.kind !== 'choose') throw new Error('no targets asked');
    s.act({
      type: 'answer',
      player: 0,
      decision: d.id,
      answer: { kind: 'choose', chosen: [s.id('Bear'), s.id('Ox')] },
    });
    const division = s.state.pending;
    if (division?.kind !== 'divide') throw new Error('no division asked');
    s.act({ type: 'answer', player: 0, decision: division.id, answer: { kind: 'divide', amounts: [1, 2] } });
    s.use('Kill', 'Bear');
    expect(s.counters('Ox')).toEqual({ '+1/+1': 2 });
    expect(s.graveyard(0)).toEqual(['Bear']);
  });

  it('should let a replacement effect double what is put on but not what is removed (CR 614.1a)', () => {
    const put = engine(
      'Put',
      [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 2 }],
      { targets: [oneCreature] },
    );
    const take = engine(
      'Take',
      [
        { do: 'removeCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1, as: 'gone' },
        { do: 'loseLife', who: 'opponents', amount: { result: 'gone' } },
      ],
      { targets: [oneCreature] },
    );
    const s = new Scene([{ field: [put, take, doubling, bear] }, { field: [ox] }]);
    s.use('Put', 'Bear').use('Take', 'Bear').use('Put', 'Ox');
    expect(s.counters('Bear')).toEqual({ '+1/+1': 3 });
    expect(s.counters('Ox')).toEqual({ '+1/+1': 2 });
    expect(s.state.teams.map((t) => t.life)).toEqual([20, 19]);
  });

  it('should put nothing where counters cannot be had', () => {
    const barren = creature('Barren', 1, 1, {
      abilities: [{ kind: 'static', mods: [{ mod: 'cantHaveCounters' }] }],
    });
    const put = engine('Put', [
      { do: 'addCounters', what: { each: { types: ['creature'] } }, kind: '+1/+1', count: 1 },
    ]);
    const s = new Scene([{ field: [put, barren, bear] }, {}]);
    s.use('Put');
    expect([s.counters('Barren'), s.counters('Bear')]).toEqual([{}, { '+1/+1': 1 }]);
  });

  it('should give an object counters as it enters when its own text does so (CR 614.1c)', () => {
    const riser = creature('Riser', 0, 1, {
      manaCost: '{0}',
      abilities: [
        {
          kind: 'replacement',
          replaces: { event: 'enters', what: 'self' },
          with: [
            {
              asEnters: [
                { do: 'may', effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 2 }] },
              ],
            },
          ],
        },
      ],
    });
    const s = new Scene([{ hand: [riser], field: [bear] }, {}]);
    s.announce('Riser').settle(['yes']);
    expect(s.size('Riser')).toBe('2/3');
    expect(s.size('Bear')).toBe('2/2');
  });

  it('should ask which kinds go when they may be any, as long as there is a choice', () => {
    const take = engine(
      'Take',
      [
        { do: 'removeCounters', what: { target: 'creature' }, kind: 'any', count: 2, as: 'n' },
        { do: 'gainLife', who: 'you', amount: { result: 'n' } },
      ],
      {
        targets: [oneCreature],
      },
    );
    const s = new Scene([
      {
        field: [
          take,
          placed(ox, { counters: { '+1/+1': 1, charge: 2, flying: 1 } }),
          placed(bear, { counters: { age: 1 } }),
        ],
      },
      {},
    ]);
    s.use('Take', 'Ox', 'counter:flying', 'counter:charge');
    expect(s.counters('Ox')).toEqual({ '+1/+1': 1, charge: 1 });
    s.use('Take', 'Bear');
    expect(s.counters('Bear')).toEqual({});
    expect(s.state.teams[0]?.life).toBe(23);
  });

  it('should move counters to another object, or none if either half is impossible (CR 122.5)', () => {
    const two = [oneCreature, { ...oneCreature, id: 'other', otherThan: ['creature'] }];
    const move = engine(
      'Move',
      [{ do: 'moveCounters', from: { target: 'creature' }, to: { target: 'other' }, kind: 'all' }],
      { targets: two },
    );
    const one = engine(
      'One',
      [
        {
          do: 'moveCounters',
          from: { target: 'creature' },
          to: { target: 'other' },
          kind: '+1/+1',
          count: 1,
        },
      ],
      {
        targets: two,
      },
    );
    const barren = creature('Barren', 1, 1, {
      abilities: [{ kind: 'static', mods: [{ mod: 'cantHaveCounters' }] }],
    });
    const s = new Scene([
      { field: [move, one, placed(bear, { counters: { '+1/+1': 2, charge: 1 } }), ox, barren] },
      {},
    ]);
    s.use('One', 'Bear', 'Ox');
    expect([s.counters('Bear'), s.counters('Ox')]).toEqual([{ '+1/+1': 1, charge: 1 }, { '+1/+1': 1 }]);
    s.use('Move', 'Bear', 'Barren');
    expect(s.counters('Bear')).toEqual({ '+1/+1': 1, charge: 1 });
    s.use('Move', 'Bear', 'Ox');
    expect([s.counters('Bear'), s.counters('Ox')]).toEqual([{}, { '+1/+1': 2, charge: 1 }]);
  });

  it('should put as many as an object that has died had (CR 122.8)', () => {
    const dying = creature('Dying', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'dies', what: 'self' },
          targets: [oneCreature],
          effects: [{ do: 'moveCounters', from: 'it', to: { target: 'creature' }, kind: 'all' }],
        },
      ],
    });
    const kill = engine('Kill', [{ do: 'destroy', what: { target: 'creature' } }], {
      targets: [oneCreature],
    });
    const s = new Scene([{ field: [kill, placed(dying, { counters: { '+1/+1': 3 } }), bear, ox] }, {}]);
    s.use('Kill', 'Dying', 'Bear');
    expect([s.size('Bear'), s.size('Ox')]).toEqual(['5/5', '1/4']);
  });

  it('should double the counters of one kind (CR 701.10e)', () => {
    const twice = engine('Twice', [
      { do: 'doubleCounters', what: { each: { types: ['creature'] } }, kind: '+1/+1' },
    ]);
    const s = new Scene([{ field: [twice, placed(bear, { counters: { '+1/+1': 3, charge: 1 } }), ox] }, {}]);
    s.use('Twice');
    expect([s.counters('Bear'), s.counters('Ox')]).toEqual([{ '+1/+1': 6, charge: 1 }, {}]);
  });
});

describe('keyword actions that put counters', () => {
  it('should bolster a creature with the least toughness, asking among those that tie (CR 701.39a)', () => {
    const bolster = engine('Bolster', [{ do: 'bolster', amount: 2 }]);
    const s = new Scene([
      { field: [bolster, bear, ox, creature('Cub', 1, 2)] },
      { field: [creature('Foe', 1, 1)] },
    ]);
    s.use('Bolster', 'Cub').use('Bolster');
    expect([s.size('Bear'), s.size('Cub'), s.size('Ox'), s.size('Foe')]).toEqual([
      '4/4',
      '3/4',
      '1/4',
      '1/1',
    ]);
  });

  it('should become monstrous only once (CR 701.37)', () => {
    const giant = creature('Giant', 3, 3, {
      abilities: [{ kind: 'activated', cost: {}, effects: [{ do: 'monstrosity', amount: 3 }] }],
    });
    const s = new Scene([{ field: [giant, bear] }, {}]);
    s.use('Giant').use('Giant');
    expect([s.size('Giant'), s.size('Bear')]).toEqual(['6/6', '2/2']);
    expect(s.obj('Giant').marks?.monstrous).toBe(3);
  });

  it('should adapt only without +1/+1 counters (CR 701.46a)', () => {
    const adapt = {
      abilities: [{ kind: 'activated' as const, cost: {}, effects: [{ do: 'adapt' as const, amount: 2 }] }],
    };
    const s = new Scene([
      {
        field: [
          creature('Newt', 1, 1, adapt),
          placed(creature('Toad', 1, 1, adapt), { counters: { charge: 1 } }),
        ],
      },
      {},
    ]);
    s.use('Newt').use('Newt').use('Toad');
    expect([s.size('Newt'), s.size('Toad')]).toEqual(['3/3', '3/3']);
  });
});

describe('counters of players', () => {
  it('should give poison to each player and have the team share it (CR 810.10)', () => {
    const sting = engine('Sting', [{ do: 'playerCounters', who: 'opponents', kind: 'poison', count: 2 }]);
    const s = new Scene([{ field: [sting] }, {}, {}, {}]);
    s.use('Sting');
    expect(s.state.teams.map((t) => t.poison)).toEqual([0, 4]);
    expect(s.state.players.map((p) => p.counters)).toEqual([{}, {}, {}, {}]);
  });

  it('should keep poison with the player where the edition does not share it', () => {
    const sting = engine('Sting', [{ do: 'playerCounters', who: 'opponents', kind: 'poison', count: 2 }]);
    const s = new Scene([{ field: [sting] }, {}, {}, {}], { sharedPoison: false });
    s.use('Sting');
    expect(s.state.teams.map((t) => t.poison)).toEqual([0, 0]);
    expect(s.state.players.map((p) => p.counters.poison ?? 0)).toEqual([0, 0, 2, 2]);
  });

  it('should take poison from the whole team (CR 810.10b)', () => {
    const sting = engine('Sting', [{ do: 'playerCounters', who: 'opponents', kind: 'poison', count: 3 }]);
    const cure = engine('Cure', [
      { do: 'losePlayerCounters', who: 'opponents', kind: 'poison', count: 2, as: 'lost' },
      { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
    ]);
    const s = new Scene([{ field: [sting, cure] }, {}, {}, {}]);
    s.use('Sting').use('Cure');
    expect(s.state.teams.map((t) => [t.poison, t.life])).toEqual([
      [0, 34],
      [2, 30],
    ]);
    s.use('Cure');
    expect(s.state.teams.map((t) => [t.poison, t.life])).toEqual([
      [0, 36],
      [0, 30],
    ]);
  });

  it('should keep energy with each head, and pay all of it or none (CR 107.14)', () => {
    const charge = engine('Charge', [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 3 }]);
    const spend = engine('Spend', [{ do: 'payEnergy', who: 'team', count: 2 }]);
    const s = new Scene([{ field: [charge, spend] }, {}, {}, {}]);
    s.use('Charge').use('Spend');
    expect(s.state.players.map((p) => p.counters)).toEqual([{ energy: 1 }, {}, {}, {}]);
    s.use('Spend');
    expect(s.state.players[0]?.counters).toEqual({ energy: 1 });
  });
});
