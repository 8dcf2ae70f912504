import { card } from '@ettin/schema';

export default card({
  name: 'Merfolk Looter',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Merfolk', 'Rogue'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'discard', who: 'you', amount: 1 },
      ],
    },
  ],
});
