import { card } from '@ettin/schema';

export default card({
  name: 'Snapcaster Mage',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 2,
  toughness: 1,
  keywords: ['flash'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [
        { id: 'card', what: { object: { zone: 'graveyard', types: ['instant', 'sorcery'], owner: 'you' } } },
      ],
      effects: [
        {
          do: 'apply',
          what: { target: 'card' },
          mods: [{ mod: 'gain', keywords: [{ k: 'flashback', cost: 'manaCost' }] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
