import { card } from '@ettin/schema';

export default card({
  name: 'Voice of the Blessed',
  manaCost: '{W}{W}',
  types: ['creature'],
  subtypes: ['Spirit', 'Cleric'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
    {
      kind: 'static',
      if: { compare: [{ countersOn: 'self', kind: '+1/+1' }, '>=', 4] },
      mods: [{ mod: 'gain', keywords: ['flying', 'vigilance'] }],
    },
    {
      kind: 'static',
      if: { compare: [{ countersOn: 'self', kind: '+1/+1' }, '>=', 10] },
      mods: [{ mod: 'gain', keywords: ['indestructible'] }],
    },
  ],
});
