import { card } from '@ettin/schema';

export default card({
  name: 'Stinging Lionfish',
  manaCost: '{1}{U}',
  types: ['enchantment', 'creature'],
  subtypes: ['Fish'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', nth: 1 },
      if: { turnOf: 'opponents' },
      targets: [{ id: 'permanent', what: { object: { notTypes: ['land'] } } }],
      effects: [
        {
          do: 'may',
          effects: [
            {
              do: 'modes',
              modes: {
                min: 1,
                max: 1,
                options: [
                  { effects: [{ do: 'tap', what: { target: 'permanent' } }] },
                  { effects: [{ do: 'untap', what: { target: 'permanent' } }] },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
});
