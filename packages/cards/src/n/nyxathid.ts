import { card } from '@ettin/schema';

export default card({
  name: 'Nyxathid',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 7,
  toughness: 7,
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ asEnters: [{ do: 'choosePlayer', from: 'opponents', as: 'opponent', remember: true }] }],
    },
    {
      kind: 'static',
      mods: [
        {
          mod: 'pt',
          power: { times: [-1, { handSize: 'chosenPlayer' }] },
          toughness: { times: [-1, { handSize: 'chosenPlayer' }] },
        },
      ],
    },
  ],
});
