import { card } from '@ettin/schema';

export default card({
  name: 'Joraga Warcaller',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Warrior'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'multikicker', cost: { mana: '{1}{G}' } }],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: { timesKicked: true } }],
    },
    {
      kind: 'static',
      affects: { each: { types: ['creature'], subtypes: ['Elf'], controller: 'you', other: true } },
      mods: [
        {
          mod: 'pt',
          power: { countersOn: 'self', kind: '+1/+1' },
          toughness: { countersOn: 'self', kind: '+1/+1' },
        },
      ],
    },
  ],
});
