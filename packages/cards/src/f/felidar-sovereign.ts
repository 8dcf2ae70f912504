import { card } from '@ettin/schema';

export default card({
  name: 'Felidar Sovereign',
  manaCost: '{4}{W}{W}',
  types: ['creature'],
  subtypes: ['Cat', 'Beast'],
  power: 4,
  toughness: 6,
  keywords: ['vigilance', 'lifelink'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      if: { compare: [{ lifeOf: 'you' }, '>=', 40] },
      effects: [{ do: 'winGame', who: 'you' }],
    },
  ],
});
