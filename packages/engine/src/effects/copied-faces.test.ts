import type { CardDef, Effect, Mod } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, Scene } from './fixture.js';

const werewolf = creature('Human', 1, 1, {
  manaCost: '{2}{G}',
  layout: 'transform',
  other: { name: 'Wolf', types: ['creature'], power: 5, toughness: 5 },
});
const bear = creature('Bear', 2, 2, { manaCost: '{1}{G}' });
const turn = engine('Turn', [{ do: 'transform', what: { each: { types: ['creature'] } } }]);
const twin = (except?: readonly Mod[]): CardDef =>
  engine(
    'Twin',
    [
      {
        do: 'createCopy',
        who: 'you',
        of: { target: 'creature' },
        ...(except === undefined ? {} : { except }),
      },
    ],
    { targets: [oneCreature] },
  );
const clone = (name: string, except: readonly Mod[] = []): CardDef =>
  creature(name, 0, 0, {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'replacement',
        replaces: { event: 'enters', what: 'self' },
        with: [{ asEnters: [{ do: 'enterAsCopy', of: { types: ['creature'] }, optional: true, except }] }],
      },
    ],
  });
const anthem: CardDef = {
  name: 'Anthem',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'] } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
  ],
};

describe('copies of cards with two faces', () => {
  it('should make tokens that transform too, exceptions and all (CR 707.8a)', () => {
    const s = new Scene([
      { field: [twin([{ mod: 'addTypes', supertypes: ['legendary'] }]), turn, werewolf] },
      {},
    ]);
    s.use('Twin', 'Human').use('Turn');
    expect(s.all('Wolf').map((id) => [s.size(id), s.chars(id).supers, s.chars(id).manaValue])).toEqual([
      ['5/5', 0, 3],
      ['5/5', 2, 3],
    ]);
    s.use('Turn');
    expect(s.all('Human').map((id) => s.size(id))).toEqual(['1/1', '1/1']);
  });

  it('should not transform what is no card or token with two faces (CR 701.27c)', () => {
    const s = new Scene([{ field: [turn, werewolf], hand: [clone('Clone')] }, {}]);
    s.announce('Clone').settle(['Human']).use('Turn');
    expect(s.field(0)).toEqual(['Turn', 'Wolf', 'Human']);
  });

  it('should have no mana value as a copy of a back face (CR 202.3b)', () => {
    const s = new Scene([{ field: [turn, werewolf], hand: [clone('Clone')] }, {}]);
    s.use('Turn').announce('Clone').settle(['Wolf']);
    expect(s.all('Wolf').map((id) => [s.size(id), s.chars(id).manaValue])).toEqual([
      ['5/5', 3],
      ['5/5', 0],
    ]);
  });

  it('should stay a copy when its own card turns over (CR 707.2, 712.8e)', () => {
    const become = engine(
      'Become',
      [
        {
          do: 'becomeCopy',
          what: { target: 'creature' },
          of: { each: { name: 'Bear' } },
          duration: 'endOfTurn',
        },
      ],
      { targets: [oneCreature] },
    );
    const s = new Scene([{ field: [turn, become, werewolf, bear] }, {}]);
    s.use('Become', 'Human').use('Turn');
    expect(s.field(0)).toEqual(['Turn', 'Become', 'Bear', 'Bear']);
    s.until('upkeep');
    expect(s.field(0)).toEqual(['Turn', 'Become', 'Wolf', 'Bear']);
  });
});

describe('flipped permanents', () => {
  it('should keep the color and mana cost of the card (CR 710.1c)', () => {
    const monk = creature('Monk', 1, 1, {
      manaCost: '{1}{U}',
      layout: 'flip',
      other: { name: 'Essence', types: ['enchantment'] },
    });
    const s = new Scene([
      { field: [monk, engine('Flip', [{ do: 'flip', what: { each: { name: 'Monk' } } }])] },
      {},
    ]);
    const before = s.chars('Monk');
    s.use('Flip');
    const after = s.chars('Essence');
    expect([after.colors, after.manaValue, after.mana]).toEqual([before.colors, 2, before.mana]);
  });
});

describe('entering as a copy', () => {
  it('should heed an ability that an exception gives it, as it enters (CR 614.12, 707.9a)', () => {
    const withCounters = clone('Clone', [
      {
        mod: 'gainAbility',
        ability: {
          kind: 'replacement',
          replaces: { event: 'enters', what: 'self' },
          with: [{ entersWith: '+1/+1', count: 2 }],
        },
      },
    ]);
    const s = new Scene([{ field: [bear], hand: [withCounters] }, {}]);
    s.announce('Clone').settle(['Bear']);
    expect(s.all('Bear').map((id) => s.size(id))).toEqual(['2/2', '4/4']);
  });

  it('should choose again as a copy of one that copied nothing (CR 707.5)', () => {
    const card = clone('Clone');
    const s = new Scene([{ field: [anthem, card, bear], hand: [card] }, {}]);
    s.act({ type: 'cast', player: 0, object: s.state.hands[0]?.[0]?.id ?? 0 });
    s.settle(['Clone', 'Bear']);
    expect(s.field(0)).toEqual(['Anthem', 'Clone', 'Bear', 'Bear']);
  });

  it('should be asked no more once it is a copy of something else', () => {
    const s = new Scene([{ field: [bear], hand: [clone('Clone')] }, {}]);
    s.announce('Clone').settle(['Bear']);
    expect(s.asked).toHaveLength(1);
  });
});

describe('creatures put onto the battlefield attacking', () => {
  const goblins: Effect = {
    do: 'createToken',
    who: 'you',
    count: 2,
    attacking: true,
    tapped: true,
    token: { name: 'Goblin', types: ['creature'], power: 1, toughness: 1 },
  };
  const attacks = (s: Scene, name: string) =>
    s.all(name).map((id) => s.state.combat?.attackers.find((a) => a.id === id)?.attacks);
  const inCombat = (field: readonly CardDef[], graveyard: readonly CardDef[] = []) => {
    const s = new Scene([{ field: [...field, bear], hand: graveyard }, {}, {}, {}]);
    return s.until('declareAttackers', [
      { kind: 'attackers', attackers: [{ attacker: s.id('Bear'), attacks: 2 }] },
    ]);
  };

  it('should each attack what their controller chooses (CR 508.4)', () => {
    const s = inCombat([engine('Call', [goblins])]);
    s.use('Call', 2, 3);
    expect(attacks(s, 'Goblin')).toEqual([2, 3]);
  });

  it('should be chosen for a card that is put there too', () => {
    const back = engine('Back', [
      { do: 'sacrifice', who: 'you', what: { name: 'Ox' }, count: 1, as: 'ox' },
      { do: 'move', what: { bound: 'ox' }, to: 'battlefield', tapped: true, attacking: true },
    ]);
    const s = inCombat([back, creature('Ox', 3, 3)]);
    s.use('Back', 3);
    expect(attacks(s, 'Ox')).toEqual([3]);
  });
});

describe('choosing new targets', () => {
  const two = engine(
    'Pump',
    [
      { do: 'addCounters', what: { target: 'one' }, kind: 'one', count: 1 },
      { do: 'addCounters', what: { target: 'two' }, kind: 'two', count: 1 },
    ],
    {
      targets: [
        { id: 'one', what: { object: { types: ['creature'] } } },
        { id: 'two', what: { object: { types: ['creature'] } }, otherThan: ['one'] },
      ],
    },
  );
  const swap: CardDef = {
    name: 'Swap',
    types: ['instant'],
    manaCost: '{0}',
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 't', what: { object: { zone: 'stack', stackKind: 'ability' } } }],
        effects: [{ do: 'newTargets', what: { target: 't' } }],
      },
    ],
  };

  it('should let two targets that must differ change places (CR 115.7d)', () => {
    const s = new Scene([{ field: [two, bear, creature('Ox', 3, 3)], hand: [swap] }, {}]);
    s.act({ type: 'activate', player: 0, object: s.id('Pump'), ability: 0 });
    const choose = (name: string) => {
      const d = s.state.pending;
      if (d !== null)
        s.act({
          type: 'answer',
          player: 0,
          decision: d.id,
          answer: { kind: 'choose', chosen: [s.id(name)] },
        });
    };
    choose('Bear');
    choose('Ox');
    const [ability] = s.state.stack;
    s.announce('Swap', [{ kind: 'choose', chosen: [ability ?? 0] }]).settle(['Ox']);
    expect([s.counters('Bear'), s.counters('Ox')]).toEqual([{ two: 1 }, { one: 1 }]);
  });
});
