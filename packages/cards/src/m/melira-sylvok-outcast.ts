import { card } from '@ettin/schema';

export default card({
  name: 'Melira, Sylvok Outcast',
  manaCost: '{1}{G}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Scout'],
  power: 2,
  toughness: 2,
  abilities: [
    { kind: 'static', rules: [{ rule: 'cantGetCounters', who: 'you', kind: 'poison' }] },
    {
      kind: 'static',
      affects: { each: { types: ['creature'], controller: 'you' } },
      mods: [{ mod: 'cantHaveCounters', kind: '-1/-1' }],
    },
    {
      kind: 'static',
      affects: { each: { types: ['creature'], controller: 'opponent' } },
      mods: [{ mod: 'lose', keywords: ['infect'] }],
    },
  ],
});
