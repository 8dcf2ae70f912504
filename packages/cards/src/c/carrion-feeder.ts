import { card } from '@ettin/schema';

export default card({
  name: 'Carrion Feeder',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 1,
  toughness: 1,
  abilities: [
    { kind: 'static', mods: [{ mod: 'cantBlock' }] },
    {
      kind: 'activated',
      cost: { sacrifice: { what: { types: ['creature'] } } },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
  ],
});
