import { card } from '@ettin/schema';

export default card({
  name: 'Bristling Hydra',
  manaCost: '{2}{G}{G}',
  types: ['creature'],
  subtypes: ['Hydra'],
  power: 4,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 3 }],
    },
    {
      kind: 'activated',
      cost: { energy: 3 },
      effects: [
        { do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 },
        { do: 'apply', what: 'self', mods: [{ mod: 'gain', keywords: ['hexproof'] }], duration: 'endOfTurn' },
      ],
    },
  ],
});
