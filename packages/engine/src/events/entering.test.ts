import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, Scene, spell } from '../effects/fixture.js';

const rioter = creature('Rioter', 2, 2, { manaCost: '{0}', keywords: ['riot'] });

describe('an effect of an "as it enters" instruction', () => {
  it('should last on the permanent that it was made for (CR 702.136a)', () => {
    const s = new Scene([{ hand: [rioter], field: [creature('Bear', 2, 2)] }, {}]);
    s.announce('Rioter').settle(['no']);
    expect(s.counters('Rioter')).toEqual({});
    const keywords = s.game.chars(s.obj('Rioter')).kw0;
    expect(keywords).not.toBe(0);
    expect(s.game.chars(s.obj('Bear')).kw0).toBe(0);
    s.until('declareAttackers', [
      { kind: 'attackers', attackers: [{ attacker: s.id('Rioter'), attacks: 1 }] },
    ]);
    expect(s.state.combat?.attackers).toHaveLength(1);
    expect(s.state.effects).toHaveLength(1);
  });

  it('should hold for each of several tokens by itself', () => {
    const mob = engine('Mob', [
      {
        do: 'createToken',
        who: 'you',
        count: 2,
        token: { name: 'Thug', types: ['creature'], power: 1, toughness: 1, keywords: ['riot'] },
      },
    ]);
    const s = new Scene([{ field: [mob] }, {}]);
    s.use('Mob', 'no', 'yes');
    const [first, second] = s.all('Thug');
    expect([s.size(first ?? 0), s.size(second ?? 0)]).toEqual(['1/1', '2/2']);
    const g = s.game;
    expect([first, second].map((id) => g.chars(g.get(id ?? 0)).kw0 !== 0)).toEqual([true, false]);
  });

  it('should be gone with what never entered', () => {
    const grave: CardDef = {
      name: 'Grave',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'replacement',
          replaces: { event: 'enters', what: { types: ['creature'] } },
          with: [{ instead: [] }],
        },
      ],
    };
    const s = new Scene([{ hand: [rioter], field: [grave] }, {}]);
    // riot is applied first: the haste it gives is for nothing
    s.announce('Rioter').settle([1, 'no']).until('upkeep');
    expect(s.state.effects).toEqual([]);
    // a permanent spell that can't enter goes to the graveyard (CR 608.3e)
    expect(s.graveyard(0)).toEqual(['Rioter']);
  });
});

const scales = (controller: 'you' | 'team'): CardDef => ({
  name: 'Scales',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'counters', what: { controller } },
      with: [{ plus: 1 }],
    },
  ],
});
const hydra = creature('Hydra', 0, 0, {
  manaCost: '{0}',
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: 2 }],
    },
  ],
});
const walker: CardDef = {
  name: 'Walker',
  manaCost: '{0}',
  types: ['planeswalker'],
  loyalty: 3,
  abilities: [],
};

describe('an object that enters with counters', () => {
  it.each([
    ['its own', hydra, { '+1/+1': 3 }],
    ['loyalty', walker, { loyalty: 4 }],
  ] as const)('should have %s put on it, as far as replacements go (CR 122.6)', (_what, card, counters) => {
    const s = new Scene([{ hand: [card], field: [scales('you')] }, {}]);
    s.cast(card.name);
    expect(s.counters(card.name)).toEqual(counters);
  });

  it('should be spared by an effect of others, and reached by a partner’s of the team', () => {
    const board = (mine: CardDef, theirs: CardDef) =>
      new Scene([{ hand: [hydra] }, { field: [mine] }, { field: [theirs] }, {}]).cast('Hydra');
    const blank: CardDef = { name: 'Blank', types: ['enchantment'] };
    expect(board(blank, scales('team')).counters('Hydra')).toEqual({ '+1/+1': 2 });
    expect(board(scales('you'), blank).counters('Hydra')).toEqual({ '+1/+1': 2 });
    expect(board(scales('team'), blank).counters('Hydra')).toEqual({ '+1/+1': 3 });
  });

  it('should let abilities trigger that look at counters (CR 122.6)', () => {
    const watcher = creature('Watcher', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'counters', what: { types: ['creature'], controller: 'you' }, kind: '+1/+1' },
          effects: [{ do: 'gainLife', who: 'you', amount: 'thatMuch' }],
        },
      ],
    });
    const s = new Scene([{ hand: [hydra], field: [watcher] }, {}]);
    s.cast('Hydra');
    expect(s.state.teams.map((t) => t.life)).toEqual([22, 20]);
  });

  it('should have more put on it when it comes back from a graveyard', () => {
    const raise = spell('Raise', {
      targets: [{ id: 'creature', what: { object: { zone: 'graveyard' } } }],
      effects: [
        { do: 'move', what: { target: 'creature' }, to: 'battlefield', counters: { kind: 'time', count: 1 } },
      ],
    });
    const mill = engine('Mill', [{ do: 'mill', who: 'you', amount: 1 }]);
    const s = new Scene([{ hand: [raise], library: [hydra], field: [mill, scales('you')] }, {}]);
    s.use('Mill').cast('Raise', 'Hydra');
    expect(s.counters('Hydra')).toEqual({ '+1/+1': 3, time: 2 });
  });
});

describe('a Saga', () => {
  const saga: CardDef = {
    name: 'Saga',
    manaCost: '{0}',
    types: ['enchantment'],
    subtypes: ['Saga'],
    layout: 'saga',
    abilities: [1, 2].map((n) => ({
      kind: 'triggered',
      when: { on: 'chapter', numbers: [n] },
      effects: [{ do: 'gainLife', who: 'you', amount: n }],
    })),
  };
  it('should enter with a lore counter, and come to its first chapter (CR 714.3a)', () => {
    const s = new Scene([{ hand: [saga] }, {}]);
    s.cast('Saga');
    expect(s.counters('Saga')).toEqual({ lore: 1 });
    expect(s.state.teams.map((t) => t.life)).toEqual([21, 20]);
  });

  it('should come to both chapters with one counter more, and be sacrificed (CR 714.2c, 704.5s)', () => {
    const s = new Scene([{ hand: [saga], field: [scales('you')] }, {}]);
    s.announce('Saga').settle([{ kind: 'order', order: [0, 1] }]);
    expect(s.state.teams[0]?.life).toBe(23);
    expect(s.graveyard(0)).toEqual(['Saga']);
  });
});

describe('a card that is no permanent card', () => {
  it('should stay where it is instead of entering (CR 400.4a)', () => {
    const raise = engine('Raise', [
      { do: 'mill', who: 'you', amount: 2 },
      { do: 'move', what: { each: { zone: 'graveyard' } }, to: 'battlefield' },
    ]);
    const bolt = spell('Bolt', { effects: [] });
    const s = new Scene([{ field: [raise], library: [bolt, creature('Bear', 2, 2)] }, {}]);
    s.use('Raise');
    expect(s.graveyard(0)).toEqual(['Bolt']);
    expect(s.field(0)).toContain('Bear');
  });
});

describe('counters that a permanent can’t have', () => {
  it('should not be on it as it enters (CR 614.17d)', () => {
    const bare = creature('Bare', 2, 2, {
      manaCost: '{0}',
      abilities: [
        { kind: 'static', mods: [{ mod: 'cantHaveCounters', kind: '+1/+1' }] },
        {
          kind: 'replacement',
          replaces: { event: 'enters', what: 'self' },
          with: [
            { entersWith: '+1/+1', count: 2 },
            { entersWith: 'charge', count: 1 },
          ],
        },
      ],
    });
    const s = new Scene([{ hand: [bare] }, {}]);
    s.announce('Bare').settle();
    expect(s.counters('Bare')).toEqual({ charge: 1 });
    expect(s.size('Bare')).toBe('2/2');
  });
});
