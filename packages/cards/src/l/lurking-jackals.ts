import { card } from '@ettin/schema';

export default card({
  name: 'Lurking Jackals',
  manaCost: '{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: {
        on: 'state',
        condition: { forAny: 'opponents', holds: { compare: [{ lifeOf: 'thatPlayer' }, '<=', 10] } },
      },
      if: { object: 'self', is: { types: ['enchantment'] } },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [
            { mod: 'setTypes', types: ['creature'], subtypes: ['Jackal'] },
            { mod: 'setPT', power: 3, toughness: 2 },
          ],
          duration: 'permanent',
        },
      ],
    },
  ],
});
