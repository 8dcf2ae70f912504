import { card } from '@ettin/schema';

export default card({
  name: 'Pestermite',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Faerie', 'Rogue'],
  power: 2,
  toughness: 1,
  keywords: ['flash', 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'permanent', what: { object: {} } }],
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
