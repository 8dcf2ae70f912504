import { card } from '@ettin/schema';

export default card({
  name: 'Vampire Charmseeker',
  manaCost: '{6}{U}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Wizard'],
  power: 3,
  toughness: 4,
  keywords: ['assist', 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [
        { id: 'card', what: { object: { zone: 'graveyard', types: ['instant', 'sorcery', 'creature'] } } },
      ],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'hand' }],
    },
  ],
});
