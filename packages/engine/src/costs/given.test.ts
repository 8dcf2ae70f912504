import type { CardDef, Cost } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, Scene, spell } from '../effects/fixture.js';
import { legalActions } from '../legal/legal.js';

const elf = creature('Elf', 1, 1, {
  abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] }],
});
const treasure: CardDef = {
  name: 'Treasure',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true, sacrificeSelf: true },
      effects: [{ do: 'addMana', mana: '{G}' }],
    },
  ],
};
/** A spell for {G} and one permanent given up so. */
const rite = (additionalCost: NonNullable<CardDef['additionalCost']>) =>
  spell(
    'Rite',
    { effects: [{ do: 'gainLife', who: 'you', amount: 3 }] },
    { manaCost: '{G}', additionalCost },
  );
/** An enchantment with an ability for {G} and one permanent given up so. */
const altar = (cost: Cost): CardDef => ({
  name: 'Altar',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{G}', ...cost },
      effects: [{ do: 'gainLife', who: 'you', amount: 3 }],
    },
  ],
});
const activatable = (s: Scene) => legalActions(s.rules, s.state, 0).some((a) => a.type === 'activate');
const castable = (s: Scene) => legalActions(s.rules, s.state, 0).some((a) => a.type === 'cast');

describe('a permanent that a cost takes', () => {
  it('should make mana for the same cost before it is sacrificed (CR 601.2g-h)', () => {
    const cost = { sacrifice: { what: { types: ['creature'] }, count: 1 } } as const;
    const s = new Scene([{ field: [elf], hand: [rite(cost)] }, {}, {}, {}]);
    expect(castable(s)).toBe(true);
    s.cast('Rite');
    expect([s.graveyard(0), s.state.teams[0]?.life]).toEqual([['Elf', 'Rite'], 33]);
  });

  it('should not be sacrificed for mana and for the cost as well', () => {
    const cost = { sacrifice: { what: { types: ['artifact'] }, count: 1 } } as const;
    expect(castable(new Scene([{ field: [treasure], hand: [rite(cost)] }, {}, {}, {}]))).toBe(false);
    const two = new Scene([{ field: [treasure, treasure], hand: [rite(cost)] }, {}, {}, {}]);
    expect(castable(two)).toBe(true);
    expect(two.cast('Rite').field(0)).toEqual([]);
  });

  it('should not be tapped for mana where the cost is to tap it', () => {
    const cost = { tap: { what: { types: ['creature'] }, count: 1 } } as const;
    expect(castable(new Scene([{ field: [elf], hand: [rite(cost)] }, {}, {}, {}]))).toBe(false);
  });

  it('should not be counted twice for an ability either (CR 602.2b)', () => {
    const sacrifice = { sacrifice: { what: { types: ['artifact'] }, count: 1 } } as const;
    expect(activatable(new Scene([{ field: [altar(sacrifice), treasure] }, {}, {}, {}]))).toBe(false);
    expect(activatable(new Scene([{ field: [altar(sacrifice), treasure, treasure] }, {}, {}, {}]))).toBe(
      true,
    );
    const tap = { tap: { what: { types: ['creature'] }, count: 1 } } as const;
    expect(activatable(new Scene([{ field: [altar(tap), elf] }, {}, {}, {}]))).toBe(false);
    expect(activatable(new Scene([{ field: [altar(tap), elf, elf] }, {}, {}, {}]))).toBe(true);
  });

  it('should make mana for an ability before it is sacrificed (CR 601.2g-h, 602.2b)', () => {
    const cost = { sacrifice: { what: { types: ['creature'] }, count: 1 } } as const;
    expect(activatable(new Scene([{ field: [altar(cost), elf] }, {}, {}, {}]))).toBe(true);
  });

  it('should not be tapped twice: by {T} and as the creature to tap as well (CR 118.3)', () => {
    const evangel = creature('Evangel', 1, 2, {
      abilities: [
        {
          kind: 'activated',
          cost: { tapSelf: true, tap: { what: { types: ['creature'] } } },
          effects: [{ do: 'gainLife', who: 'you', amount: 3 }],
        },
      ],
    });
    const bear = creature('Bear', 2, 2);
    expect(activatable(new Scene([{ field: [evangel] }, {}, {}, {}]))).toBe(false);
    const s = new Scene([{ field: [evangel, bear] }, {}, {}, {}]);
    expect(activatable(s)).toBe(true);
    s.use('Evangel');
    expect(s.obj('Bear').tapped).toBe(true);
  });

  it('should not be sacrificed twice: as the source and as the creature to sacrifice as well (CR 118.3)', () => {
    const pyre = creature('Pyre', 1, 1, {
      abilities: [
        {
          kind: 'activated',
          cost: { sacrificeSelf: true, sacrifice: { what: { types: ['creature'] } } },
          effects: [{ do: 'gainLife', who: 'you', amount: 3 }],
        },
      ],
    });
    expect(activatable(new Scene([{ field: [pyre] }, {}, {}, {}]))).toBe(false);
    const s = new Scene([{ field: [pyre, creature('Bear', 2, 2)] }, {}, {}, {}]);
    expect(s.use('Pyre').field(0)).toEqual([]);
  });
});
