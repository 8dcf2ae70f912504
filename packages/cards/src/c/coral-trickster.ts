import { card } from '@ettin/schema';

export default card({
  name: 'Coral Trickster',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Merfolk', 'Rogue'],
  power: 2,
  toughness: 1,
  keywords: [{ k: 'morph', cost: { mana: '{U}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'turnedFaceUp', what: 'self' },
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
