import { card } from '@ettin/schema';

export default card({
  name: 'Twinblade Paladin',
  manaCost: '{3}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
    {
      kind: 'static',
      if: { compare: [{ lifeOf: 'you' }, '>=', 25] },
      mods: [{ mod: 'gain', keywords: ['doubleStrike'] }],
    },
  ],
});
