import { card } from '@ettin/schema';

export default card({
  name: 'Cauldron Familiar',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Cat'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
    {
      kind: 'activated',
      cost: { sacrifice: { what: { subtypes: ['Food'] } } },
      effects: [{ do: 'move', what: 'self', to: 'battlefield' }],
      from: 'graveyard',
    },
  ],
});
