import type { Effect, TokenDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, land, oneCreature, Scene, spell } from './fixture.js';

const soldier: TokenDef = {
  types: ['creature'],
  subtypes: ['Soldier'],
  colors: ['W'],
  power: 1,
  toughness: 1,
};
const make = (parts: Partial<Extract<Effect, { do: 'createToken' }>> = {}): Effect => ({
  do: 'createToken',
  who: 'you',
  token: soldier,
  ...parts,
});
const bear = creature('Bear', 2, 2);
const isToken = { types: ['creature'], token: true } as const;

const twice = {
  ...engine('Twice', []),
  abilities: [
    {
      kind: 'replacement' as const,
      replaces: { event: 'tokens' as const, who: 'you' as const },
      with: [{ multiply: 2 }],
    },
  ],
};

describe('creating tokens', () => {
  it('should call a game a draw that a machine cannot hold, and make thousands as long as it can', () => {
    const horde = engine('Horde', [make({ count: 9000 })]);
    const s = new Scene([{ field: [horde, bear] }, {}, {}, {}]);
    s.use('Horde');
    expect(s.field(0).filter((n) => n === 'Soldier Token')).toHaveLength(9000);
    expect(s.state.result).toBeNull();
    s.use('Horde');
    expect(s.state.result).toEqual({ winner: null, reason: 'tooManyObjects' });
    expect(s.field(0)).toContain('Bear');
  });

  it('should create them for each player named, and remember them (CR 111.2, 701.7a)', () => {
    const muster = engine('Muster', [
      make({ who: 'team', count: 2, as: 'made' }),
      { do: 'addCounters', what: { bound: 'made' }, kind: '+1/+1', count: 1 },
      { do: 'gainLife', who: 'you', amount: { result: 'made' } },
    ]);
    const s = new Scene([{ field: [muster, bear] }, {}, {}, {}]);
    s.use('Muster');
    expect([0, 1, 2, 3].map((seat) => s.field(seat).filter((n) => n === 'Soldier Token').length)).toEqual([
      2, 2, 0, 0,
    ]);
    expect(s.all('Soldier Token').map((id) => [s.size(id), s.obj(id).owner])).toEqual([
      ['2/2', 0],
      ['2/2', 0],
      ['2/2', 1],
      ['2/2', 1],
    ]);
    expect(s.size('Bear')).toBe('2/2');
    expect(s.state.teams[0]?.life).toBe(34);
  });

  it('should work out a size that is a value once (CR 608.2i)', () => {
    const grow = engine('Grow', [
      make({
        token: {
          types: ['creature'],
          subtypes: ['Ooze'],
          power: { count: { types: ['creature'], controller: 'you' } },
          toughness: 5,
        },
      }),
    ]);
    const s = new Scene([{ field: [grow, bear, creature('Ox', 1, 4)] }, {}]);
    s.use('Grow').use('Grow');
    expect(s.all('Ooze Token').map((id) => s.size(id))).toEqual(['2/5', '3/5']);
  });

  it('should let replacement effects change how many (CR 701.7b)', () => {
    const s = new Scene([
      {
        field: [
          twice,
          engine('Muster', [
            make({ who: 'eachPlayer', as: 'made' }),
            { do: 'gainLife', who: 'you', amount: { result: 'made' } },
          ]),
        ],
      },
      {},
    ]);
    s.use('Muster');
    expect([s.field(0).filter((n) => n === 'Soldier Token').length, s.field(1)]).toEqual([
      2,
      ['Soldier Token'],
    ]);
    expect(s.state.teams[0]?.life).toBe(23);
  });

  it('should attach a token as it enters, and create no Aura without a host (CR 303.4)', () => {
    const role: TokenDef = {
      name: 'Monster',
      types: ['enchantment'],
      subtypes: ['Aura', 'Role'],
      keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
      abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 1, toughness: 1 }] }],
    };
    const cast = engine('Curse', [make({ token: role, attachTo: { target: 'creature' } })], {
      targets: [{ ...oneCreature, min: 0, max: 1 }],
    });
    const s = new Scene([{ field: [cast, bear, creature('Ox', 1, 4)] }, {}]);
    s.use('Curse', 'Bear');
    expect([s.size('Bear'), s.size('Ox')]).toEqual(['3/3', '1/4']);
    s.use('Curse', []);
    expect(s.all('Monster').length).toBe(1);
  });

  it('should have a token attack what the source attacks, without asking (CR 508.4)', () => {
    const hero = creature('Hero', 3, 3, {
      keywords: ['haste'],
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'attacks', what: 'self' },
          effects: [make({ tapped: true, attacking: true })],
        },
      ],
    });
    const s = new Scene([{ field: [hero] }, {}, {}, {}]);
    s.until('declareAttackers', [{ kind: 'attackers', attackers: [{ attacker: s.id('Hero'), attacks: 3 }] }]);
    s.settle();
    expect(s.state.combat?.attackers.map((a) => a.attacks)).toEqual([3, 3]);
    expect(s.obj('Soldier Token').tapped).toBe(true);
  });

  it('should ask its controller what it attacks when the source is not attacking (CR 508.4)', () => {
    const call = engine('Call', [
      make({ who: 'you', attacking: true }),
      make({ who: 'opponents', attacking: true }),
    ]);
    const s = new Scene([{ field: [call, creature('Runner', 1, 1, { keywords: ['haste'] })] }, {}, {}, {}]);
    s.until('declareAttackers', [
      { kind: 'attackers', attackers: [{ attacker: s.id('Runner'), attacks: 2 }] },
    ]);
    s.use('Call', 3);
    expect(s.asked.at(-1)?.purpose).toBe('defender');
    expect(s.state.combat?.attackers.map((a) => a.attacks)).toEqual([2, 3]);
    expect(s.field(2)).toEqual(['Soldier Token']);
  });
});

describe('tokens that the rules define', () => {
  const all = (['treasure', 'food', 'clue', 'blood', 'map'] as const).map((token) =>
    engine(token, [make({ token })]),
  );

  it('should have the abilities of CR 111.10', () => {
    const forest = land('Grove');
    const s = new Scene([
      { field: [...all, bear], library: [bear, forest, bear], hand: [creature('Spare', 1, 1)] },
      {},
    ]);
    for (const e of all) s.use(e.name);
    const free = (type: string) => s.chars(`${type} Token`).abilities.length;
    expect(['Treasure', 'Food', 'Clue', 'Blood', 'Map'].map(free)).toEqual([1, 1, 1, 1, 1]);
    s.act({ type: 'activate', player: 0, object: s.id('Treasure Token'), ability: 0 });
    const d = s.state.pending;
    if (d?.kind !== 'option') throw new Error('no color asked');
    s.act({ type: 'answer', player: 0, decision: d.id, answer: { kind: 'option', option: 4 } });
    expect(s.state.players[0]?.mana).toEqual([0, 0, 0, 0, 1, 0]);
    expect(s.all('Treasure Token')).toEqual([]);
  });

  it('should draw for a Clue and gain life for a Food, for mana and their sacrifice', () => {
    const rock = (n: number) => ({
      ...engine(`Rock${n}`, []),
      types: ['artifact' as const],
      abilities: [
        {
          kind: 'activated' as const,
          cost: { tapSelf: true as const },
          effects: [{ do: 'addMana' as const, mana: '{C}{C}' }],
        },
      ],
    });
    const s = new Scene([{ field: [...all, rock(1), rock(2)], library: [bear] }, {}]);
    s.use('clue').use('food');
    s.use('Clue Token').use('Food Token');
    expect(s.hand(0)).toEqual(['Bear']);
    expect(s.state.teams[0]?.life).toBe(23);
    expect(s.field(0).filter((n) => n.endsWith('Token'))).toEqual([]);
  });

  it('should discard for Blood and explore for a Map', () => {
    const rock = {
      ...engine('Rock', []),
      types: ['artifact' as const],
      abilities: [
        {
          kind: 'activated' as const,
          cost: { tapSelf: true as const },
          effects: [{ do: 'addMana' as const, mana: '{C}{C}' }],
        },
      ],
    };
    const s = new Scene([
      {
        field: [...all, rock, bear],
        hand: [land('Grove')],
        library: [creature('A', 1, 1), creature('B', 1, 1)],
      },
      {},
    ]);
    s.use('blood').use('map');
    s.use('Blood Token');
    expect([s.hand(0), s.graveyard(0)]).toEqual([['A'], ['Grove']]);
    s.use('Map Token', 'Bear', 'top');
    expect([s.size('Bear'), s.top(0)]).toEqual(['3/3', 'B']);
  });

  it('should not let mana of a Powerstone pay for a nonartifact spell (CR 111.10h)', () => {
    const gift = engine('Gift', [make({ token: 'powerstone' })]);
    const relic = { name: 'Relic', types: ['artifact' as const], manaCost: '{1}' };
    const paid = spell('Paid', { effects: [] }, { manaCost: '{1}' });
    const s = new Scene([{ field: [gift], hand: [relic, paid] }, {}]);
    s.use('Gift');
    expect(() => s.cast('Paid')).toThrow(/cantPay/);
    s.cast('Relic');
    expect(s.field(0)).toContain('Relic');
  });
});

describe('keyword actions that create tokens', () => {
  it('should each be replaced in the middle of the action', () => {
    const s = new Scene([
      {
        field: [
          twice,
          engine('Look', [{ do: 'investigate', times: 2 }]),
          engine('Dead', [{ do: 'amass', subtype: 'Zombie', amount: 3 }]),
          engine('More', [{ do: 'populate' }]),
        ],
      },
      {},
    ]);
    s.use('Look');
    expect(s.all('Clue Token').length).toBe(4);
    s.use('Dead', 'Zombie Army Token');
    expect(s.all('Zombie Army Token').map((id) => s.size(id))).toEqual(['3/3']);
    s.use('More');
    // the copies are 0/0 and don't last
    expect(s.all('Zombie Army Token').length).toBe(1);
  });

  it('should investigate as often as told (CR 701.16a)', () => {
    const s = new Scene([
      { field: [engine('Look', [{ do: 'investigate', who: 'team', times: 2 }])] },
      {},
      {},
      {},
    ]);
    s.use('Look');
    expect([0, 1, 2, 3].map((x) => s.field(x).filter((n) => n === 'Clue Token').length)).toEqual([
      2, 2, 0, 0,
    ]);
  });

  it('should amass onto a new Army, or one that there is, which becomes the subtype too (CR 701.47a)', () => {
    const dead = engine('Dead', [{ do: 'amass', subtype: 'Zombie', amount: 2 }]);
    const orcs = engine('Orcs', [{ do: 'amass', subtype: 'Orc', amount: 1 }]);
    const s = new Scene([
      { field: [dead, orcs, bear] },
      { field: [creature('Army', 1, 1, { subtypes: ['Army'] })] },
    ]);
    s.use('Dead').use('Orcs');
    expect(s.all('Zombie Army Token').map((id) => [s.size(id), s.chars(id).subtypes])).toEqual([
      ['3/3', ['Zombie', 'Army', 'Orc']],
    ]);
    expect([s.size('Army'), s.size('Bear')]).toEqual(['1/1', '2/2']);
  });

  it('should populate with a copy of a creature token that the player chooses (CR 701.36)', () => {
    const grow = engine('Grow', [
      make({ token: { ...soldier, subtypes: ['Ooze'], power: { count: isToken }, toughness: 4 } }),
    ]);
    const s = new Scene([
      { field: [engine('Muster', [make()]), grow, engine('More', [{ do: 'populate' }]), bear] },
      { field: [engine('Theirs', [make()])] },
    ]);
    s.use('More');
    expect(s.field(0).length).toBe(4);
    s.use('Muster').use('Grow');
    s.use('More', 'Ooze Token');
    expect(s.all('Ooze Token').map((id) => s.size(id))).toEqual(['1/4', '1/4']);
    expect(s.all('Soldier Token').length).toBe(1);
  });
});
