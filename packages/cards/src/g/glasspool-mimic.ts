import { card } from '@ettin/schema';

export default card({
  name: 'Glasspool Mimic',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Shapeshifter', 'Rogue'],
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
              of: { types: ['creature'], controller: 'you' },
              optional: true,
              except: [{ mod: 'addTypes', subtypes: ['Shapeshifter', 'Rogue'] }],
            },
          ],
        },
      ],
    },
  ],
  layout: 'modalDoubleFaced',
  other: {
    name: 'Glasspool Shore',
    types: ['land'],
    abilities: [
      { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
      { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{U}' }] },
    ],
  },
});
