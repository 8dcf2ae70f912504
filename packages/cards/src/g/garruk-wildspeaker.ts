import { card } from '@ettin/schema';

export default card({
  name: 'Garruk Wildspeaker',
  manaCost: '{2}{G}{G}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Garruk'],
  loyalty: 3,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      targets: [{ id: 'lands', what: { object: { types: ['land'] } }, min: 2, max: 2 }],
      effects: [{ do: 'untap', what: { target: 'lands' } }],
    },
    {
      kind: 'activated',
      cost: { loyalty: -1 },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Beast'], power: 3, toughness: 3 },
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -4 },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [
            { mod: 'pt', power: 3, toughness: 3 },
            { mod: 'gain', keywords: ['trample'] },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
