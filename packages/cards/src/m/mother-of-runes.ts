import { card } from '@ettin/schema';

export default card({
  name: 'Mother of Runes',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Human', 'Cleric'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'you' } } }],
      effects: [
        { do: 'chooseColor' },
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'gain', keywords: [{ k: 'protection', from: 'chosenColor' }] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
