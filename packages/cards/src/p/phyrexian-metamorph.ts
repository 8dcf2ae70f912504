import { card } from '@ettin/schema';

export default card({
  name: 'Phyrexian Metamorph',
  manaCost: '{3}{U/P}',
  types: ['artifact', 'creature'],
  subtypes: ['Phyrexian', 'Shapeshifter'],
  power: 0,
  toughness: 0,
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [
        {
          asEnters: [
            {
              do: 'enterAsCopy',
              of: { types: ['artifact', 'creature'] },
              optional: true,
              except: [{ mod: 'addTypes', types: ['artifact'] }],
            },
          ],
        },
      ],
    },
  ],
});
