import type { CardDef, TargetSpec } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, Scene } from '../effects/fixture.js';
import { legalActions } from '../legal/legal.js';

const at = (what: TargetSpec['what']): readonly TargetSpec[] => [{ id: 'it', what }];
const gear: CardDef = { name: 'Gear', types: ['artifact'] };
const aura: CardDef = { name: 'Glow', types: ['enchantment'] };
const card = (keywords: CardDef['keywords'] = []): CardDef => ({
  name: 'Tatter',
  layout: 'split',
  manaCost: '{1}{R}',
  types: ['instant'],
  keywords,
  abilities: [
    {
      kind: 'spell',
      targets: at({ object: { types: ['artifact'] } }),
      effects: [{ do: 'destroy', what: { target: 'it' } }],
    },
  ],
  other: {
    name: 'Rip',
    manaCost: '{W}',
    types: ['sorcery'],
    keywords,
    abilities: [
      {
        kind: 'spell',
        targets: at({ object: { types: ['enchantment'] } }),
        effects: [{ do: 'exile', what: { target: 'it' } }],
      },
    ],
  },
});
const board = (keywords?: CardDef['keywords']) =>
  new Scene([{ hand: [card(keywords)] }, {}, { field: [gear, aura] }, { field: [gear, aura] }]);
const ways = (s: Scene) =>
  legalActions(s.rules, s.state, 0).flatMap((a) => (a.type === 'cast' ? [`${a.method} ${a.face}`] : []));

describe('a split card', () => {
  it('should have both halves’ characteristics outside the stack (CR 709.4b)', () => {
    const s = board();
    const c = s.chars('Tatter');
    expect([c.manaValue, c.colors]).toEqual([3, 9]);
    const mill = new Scene([
      { library: [card()], field: [engine('Mill', [{ do: 'mill', who: 'you', amount: 1 }])] },
      {},
    ]);
    mill.use('Mill');
    expect(mill.chars('Tatter').manaValue).toBe(3);
  });

  it('should have those of one half alone as a spell (CR 709.3b)', () => {
    const s = board().give(0, 'W');
    expect(ways(s)).toEqual(['normal 1']);
    s.announce('Tatter', ['Glow'], { face: 1 });
    const spell = s.chars(s.state.stack[0] ?? 0);
    expect([spell.name, spell.manaValue]).toEqual(['Rip', 1]);
    s.settle();
    expect([s.field(2), s.field(3)]).toEqual([['Gear'], ['Gear', 'Glow']]);
  });

  it('should not be fused without fuse', () => {
    expect(ways(board().give(0, 'RRWW'))).toEqual(['normal 0', 'normal 1']);
  });
});

describe('fuse', () => {
  it('should let both halves be cast for both costs, left first (CR 702.102)', () => {
    const s = board(['fuse']).give(0, 'RRW');
    expect(ways(s)).toEqual(['normal 0', 'fuse 0', 'normal 1']);
    const [gear3, glow3] = [s.all('Gear')[1] ?? 0, s.all('Glow')[0] ?? 0];
    s.announce('Tatter', [gear3, glow3], { method: 'fuse' });
    expect(s.chars(s.state.stack[0] ?? 0).manaValue).toBe(3);
    s.settle();
    expect([s.field(2), s.field(3)]).toEqual([['Gear'], ['Glow']]);
    expect([s.graveyard(0), s.graveyard(3)]).toEqual([['Tatter'], ['Gear']]);
    expect(s.state.players[0]?.mana).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('should need a target for each half, and mana for both', () => {
    const s = new Scene([{ hand: [card(['fuse'])] }, { field: [gear] }]).give(0, 'RRW');
    expect(ways(s)).toEqual(['normal 0']);
    expect(ways(board(['fuse']).give(0, 'RR'))).toEqual(['normal 0']);
  });

  it('should do what it can when one target is gone (CR 608.2b)', () => {
    const smash = engine('Smash', [{ do: 'destroy', what: { each: { name: 'Gear' } } }]);
    const s = new Scene([{ hand: [card(['fuse'])], field: [smash] }, { field: [gear, aura] }]).give(0, 'RRW');
    s.announce('Tatter', ['Gear', 'Glow'], { method: 'fuse' }).use('Smash');
    expect(s.field(1)).toEqual([]);
    expect(s.events.some((e) => e.type === 'fizzled')).toBe(false);
    expect([s.graveyard(1), s.state.exile.map((id) => s.chars(id).name)]).toEqual([['Gear'], ['Glow']]);
  });
});

describe('entwine', () => {
  it('should do all modes (CR 702.42a)', () => {
    const both: CardDef = {
      name: 'Both',
      manaCost: '{0}',
      types: ['instant'],
      keywords: [{ k: 'entwine', cost: { mana: '{G}' } }],
      abilities: [
        {
          kind: 'spell',
          modes: {
            min: 1,
            max: 1,
            options: [
              { effects: [{ do: 'gainLife', who: 'you', amount: 1 }] },
              { effects: [{ do: 'gainLife', who: 'you', amount: 10 }] },
            ],
          },
        },
      ],
    };
    const s = new Scene([{ hand: [both], field: [creature('Bear', 2, 2)] }, {}]).give(0, 'G');
    s.announce('Both', ['mode:0', 'cost:entwine']).settle();
    expect(s.state.teams[0]?.life).toBe(31);
    const t = new Scene([{ hand: [both] }, {}]).give(0, 'G');
    t.announce('Both', ['mode:0', 'no']).settle();
    expect(t.state.teams[0]?.life).toBe(21);
  });
});
