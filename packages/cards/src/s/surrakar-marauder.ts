import { card } from '@ettin/schema';

export default card({
  name: 'Surrakar Marauder',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Surrakar'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [{ mod: 'gain', keywords: ['intimidate'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
