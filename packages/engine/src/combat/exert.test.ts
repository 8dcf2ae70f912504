import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, placed, Scene, spell } from '../effects/fixture.js';

const survivor = creature('Survivor', 3, 3, {
  abilities: [
    { kind: 'static', mods: [{ mod: 'mayExert' }] },
    {
      kind: 'triggered',
      when: { on: 'exert', who: 'you', what: { types: ['creature'] } },
      effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
  ],
});
const attack = (s: Scene, ...names: readonly string[]) =>
  ({ kind: 'attackers', attackers: names.map((n) => ({ attacker: s.id(n), attacks: 2 })) }) as const;

describe('exerting as it attacks', () => {
  const library = Array.from({ length: 9 }, () => creature('Card', 1, 1));
  const begin = () =>
    new Scene([
      { field: [survivor, creature('Bear', 2, 2)], library },
      { library },
      { library },
      { library },
    ]);

  it('should keep it tapped in its controller’s next untap step, that one only (CR 701.43a)', () => {
    const s = begin();
    s.until('declareAttackers', [attack(s, 'Survivor', 'Bear'), 'Survivor']).settle();
    expect(s.state.teams.map((t) => t.life)).toEqual([31, 30]);
    s.until('upkeep').until('main1');
    // the other team's untap step is not the one
    expect([s.state.turn.team, s.obj('Survivor').tapped]).toEqual([1, true]);
    s.until('upkeep');
    expect([s.state.turn.team, s.obj('Survivor').tapped, s.obj('Bear').tapped]).toEqual([0, true, false]);
    s.until('end').until('upkeep').until('end').until('upkeep');
    expect([s.state.turn.team, s.obj('Survivor').tapped]).toEqual([0, false]);
  });

  it('should be optional, and asked of those alone that may be exerted (CR 508.1g)', () => {
    const s = begin();
    s.until('declareAttackers', [attack(s, 'Survivor', 'Bear'), []]);
    expect(s.state.teams.map((t) => t.life)).toEqual([30, 30]);
    expect(
      s.asked.filter((d) => d.purpose === 'cost').map((d) => d.kind === 'choose' && d.candidates),
    ).toEqual([[s.id('Survivor')]]);
  });
});

describe('creatures that attacked this turn', () => {
  it('should be found by it, and those put onto the battlefield attacking not (CR 508.4)', () => {
    const call = engine('Call', [
      {
        do: 'createToken',
        who: 'you',
        attacking: true,
        tapped: true,
        token: { name: 'Goblin', types: ['creature'], power: 1, toughness: 1 },
      },
    ]);
    const assault = spell('Assault', {
      effects: [{ do: 'untap', what: { each: { types: ['creature'], attackedThisTurn: true } } }],
    });
    const bear = creature('Bear', 2, 2);
    const s = new Scene([
      { field: [call, bear, placed(creature('Ox', 4, 4), { tapped: true })], hand: [assault] },
      {},
    ]);
    s.until('declareAttackers', [{ kind: 'attackers', attackers: [{ attacker: s.id('Bear'), attacks: 1 }] }]);
    s.use('Call');
    s.until('main2').cast('Assault');
    expect([s.obj('Bear').tapped, s.obj('Goblin').tapped, s.obj('Ox').tapped]).toEqual([false, true, true]);
  });
});

describe('damage to what a creature attacks', () => {
  const rider = creature('Rider', 4, 3, {
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'attacks', what: { types: ['creature'], controller: 'you' } },
        effects: [{ do: 'damage', to: { attackedBy: 'it' }, amount: 1 }],
      },
    ],
  });
  const walker: CardDef = { name: 'Walker', types: ['planeswalker'] };

  it('should go to the head or the planeswalker, for each creature (CR 506.3, 805.10b)', () => {
    const s = new Scene([
      { field: [rider, creature('Bear', 2, 2)] },
      {},
      {},
      { field: [placed(walker, { counters: { loyalty: 5 } })] },
    ]);
    const attackers = [
      { attacker: s.id('Rider'), attacks: 2 },
      { attacker: s.id('Bear'), attacks: s.id('Walker') },
    ];
    s.until('declareAttackers', [
      { kind: 'attackers', attackers },
      { kind: 'order', order: [0, 1] },
    ]).settle();
    expect([s.state.teams.map((t) => t.life), s.counters('Walker')]).toEqual([[30, 29], { loyalty: 4 }]);
  });
});

describe('damage to what a creature that is gone attacked', () => {
  it('should still go there (CR 608.2h)', () => {
    const rider: CardDef = {
      name: 'Banner',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'attacks', what: { types: ['creature'], controller: 'you' } },
          effects: [{ do: 'damage', to: { attackedBy: 'it' }, amount: 1 }],
        },
      ],
    };
    const kill = engine('Kill', [{ do: 'destroy', what: { each: { name: 'Bear' } } }]);
    const s = new Scene([{ field: [rider, kill, creature('Bear', 2, 2)] }, {}, {}, {}]);
    s.until('declareAttackers', [{ kind: 'attackers', attackers: [{ attacker: s.id('Bear'), attacks: 3 }] }]);
    s.act({ type: 'activate', player: 0, object: s.id('Kill'), ability: 0 });
    s.settle();
    expect([s.field(0), s.state.teams.map((t) => t.life)]).toEqual([
      ['Banner', 'Kill'],
      [30, 29],
    ]);
  });
});

describe('creatures dealt damage by another', () => {
  it('should be known as they die, for this turn (CR 603.10)', () => {
    const vampire = creature('Vampire', 4, 4, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'dies', what: { types: ['creature'], dealtDamageBy: 'self' } },
          effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
        },
      ],
    });
    const kill = engine('Kill', [{ do: 'destroy', what: { each: { toughness: { is: '=', than: 1 } } } }]);
    const bite = engine('Bite', [
      { do: 'damage', from: { each: { name: 'Vampire' } }, to: { each: { name: 'Wall' } }, amount: 2 },
    ]);
    const s = new Scene([
      { field: [vampire, kill, bite] },
      { field: [creature('Wall', 0, 8), creature('Rat', 1, 1), creature('Mouse', 1, 1)] },
    ]);
    s.use('Kill');
    expect(s.counters('Vampire')).toEqual({});
    s.use('Bite').use('Bite').use('Bite').use('Bite');
    expect([s.field(1), s.counters('Vampire')]).toEqual([[], { '+1/+1': 1 }]);
  });
});
