import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, oneCreature, Scene } from '../effects/fixture.js';

const reach: CardDef = {
  name: 'Reach',
  manaCost: '{U}',
  types: ['instant'],
  subtypes: ['Arcane'],
  colors: ['U'],
  abilities: [
    {
      kind: 'spell',
      targets: [oneCreature],
      effects: [{ do: 'tap', what: { target: 'creature' } }],
    },
  ],
};
const ray: CardDef = {
  name: 'Ray',
  manaCost: '{5}{R}',
  types: ['instant'],
  subtypes: ['Arcane'],
  keywords: [{ k: 'splice', onto: 'Arcane', cost: { mana: '{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [oneCreature],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 2 }],
    },
  ],
};
const plain: CardDef = { ...reach, name: 'Plain Reach', subtypes: [] };
const field = [creature('Bear', 2, 2), creature('Giant', 3, 3)];
const board = (hand: readonly CardDef[], mana: string) => new Scene([{ hand }, { field }]).give(0, mana);

describe('splice', () => {
  it('should add the text for its cost and keep the card in hand (CR 702.47a)', () => {
    const s = board([reach, ray], 'UR');
    s.announce('Reach', ['Ray', 'Giant', 'Bear']);
    expect(s.events.filter((e) => e.type === 'revealed')).toMatchObject([{ cards: [{ name: 'Ray' }] }]);
    expect(s.chars(s.state.stack[0] ?? 0).colors).toBe(2);
    s.settle();
    expect([s.obj('Giant').tapped, s.obj('Giant').damage]).toEqual([true, 0]);
    expect(s.graveyard(1)).toEqual(['Bear']);
    expect([s.hand(0), s.graveyard(0), s.state.players[0]?.mana]).toEqual([
      ['Ray'],
      ['Reach'],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  it('should be optional', () => {
    const s = board([reach, ray], 'UR');
    s.announce('Reach', [[], 'Bear']).settle();
    expect([s.obj('Bear').tapped, s.obj('Bear').damage]).toEqual([true, 0]);
    expect(s.state.players[0]?.mana[3]).toBe(1);
  });

  it.each([
    ['without mana for it', [reach, ray], 'U'],
    ['onto a spell of another kind', [plain, ray], 'UR'],
  ] as const)('should not be offered %s', (_why, hand, mana) => {
    const s = board(hand, mana);
    s.announce(hand[0].name, ['Bear']);
    expect(s.asked.map((d) => d.purpose)).toEqual(['target']);
  });

  it('should take no more cards than can be paid for together', () => {
    const s = board([reach, ray, { ...ray, name: 'Ray 2' }], 'UR');
    s.announce('Reach', [['Ray', 'Ray 2'], ['Ray 2'], 'Giant', 'Bear']).settle();
    expect(s.hand(0)).toEqual(['Ray', 'Ray 2']);
    expect(s.graveyard(1)).toEqual(['Bear']);
  });

  it('should do what it can when the main spell’s target is gone (CR 702.47d)', () => {
    const sac: CardDef = {
      name: 'Fling',
      types: ['enchantment'],
      abilities: [
        { kind: 'activated', cost: {}, effects: [{ do: 'destroy', what: { each: { name: 'Giant' } } }] },
      ],
    };
    const s = new Scene([{ hand: [reach, ray], field: [sac] }, { field }]).give(0, 'UR');
    s.announce('Reach', ['Ray', 'Giant', 'Bear']).use('Fling');
    expect(s.graveyard(1)).toEqual(['Giant', 'Bear']);
  });
});
