import { card } from '@ettin/schema';

export default card({
  name: 'Izzet Chronarch',
  manaCost: '{3}{U}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [
        { id: 'card', what: { object: { zone: 'graveyard', types: ['instant', 'sorcery'], owner: 'you' } } },
      ],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'hand' }],
    },
  ],
});
