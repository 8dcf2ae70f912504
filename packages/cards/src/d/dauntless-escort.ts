import { card } from '@ettin/schema';

export default card({
  name: 'Dauntless Escort',
  manaCost: '{1}{G}{W}',
  types: ['creature'],
  subtypes: ['Rhino', 'Soldier'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'activated',
      cost: { sacrificeSelf: true },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'gain', keywords: ['indestructible'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
