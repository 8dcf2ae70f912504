import { card } from '@ettin/schema';

export default card({
  name: 'Grunn, the Lonely King',
  manaCost: '{4}{G}{G}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Ape', 'Warrior'],
  power: 5,
  toughness: 5,
  keywords: [{ k: 'kicker', costs: [{ mana: '{3}' }] }],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: 5 }],
      if: { cast: 'kicked' },
    },
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self', alone: true },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [{ mod: 'pt', power: { powerOf: 'self' }, toughness: { toughnessOf: 'self' } }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
