import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Gaveleer',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 1,
  toughness: 1,
  keywords: ['trample'],
  abilities: [
    {
      kind: 'static',
      mods: [
        {
          mod: 'pt',
          power: { times: [2, { countOf: { attachedTo: 'self', filter: { subtypes: ['Equipment'] } } }] },
          toughness: 0,
        },
      ],
    },
  ],
});
