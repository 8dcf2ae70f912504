import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, Scene } from '../effects/fixture.js';
import { legalActions } from '../legal/legal.js';

/** An artifact that is sacrificed for mana. */
const hoard: CardDef = {
  name: 'Hoard',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true, sacrificeSelf: true },
      effects: [{ do: 'addMana', anyOneColor: 1 }],
    },
  ],
};
const dispute: CardDef = {
  name: 'Dispute',
  manaCost: '{1}',
  types: ['sorcery'],
  additionalCost: { sacrifice: { what: { types: ['artifact', 'creature'] } } },
  abilities: [{ kind: 'spell', effects: [{ do: 'gainLife', who: 'you', amount: 3 }] }],
};
const casts = (s: Scene) => legalActions(s.rules, s.state, 0).filter((a) => a.type === 'cast').length;

describe('costs that take what makes mana', () => {
  it('should not count one permanent for the sacrifice and for the mana (CR 601.2h)', () => {
    expect(casts(new Scene([{ hand: [dispute], field: [hoard] }, { field: [hoard] }]))).toBe(0);
    expect(casts(new Scene([{ hand: [dispute], field: [hoard, hoard] }, {}]))).toBe(1);
  });

  it('should suggest to sacrifice what makes no mana', () => {
    const bear = creature('Bear', 2, 2);
    const s = new Scene([{ hand: [dispute], field: [hoard, bear] }, { field: [bear] }]);
    s.cast('Dispute');
    expect([s.field(0), s.field(1)]).toEqual([[], ['Bear']]);
    expect(s.state.teams[0]?.life).toBe(23);
    expect(s.asked[0]?.suggested).toEqual({ kind: 'choose', chosen: [expect.any(Number)] });
  });
});
