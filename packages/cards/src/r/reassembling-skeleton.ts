import { card } from '@ettin/schema';

export default card({
  name: 'Reassembling Skeleton',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Skeleton', 'Warrior'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{1}{B}' },
      effects: [{ do: 'move', what: 'self', to: 'battlefield', tapped: true }],
      from: 'graveyard',
    },
  ],
});
