import { card } from '@ettin/schema';

export default card({
  name: 'Spellweaver Duo',
  manaCost: '{6}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 4,
  toughness: 4,
  keywords: ['assist'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], tapped: true } } }],
      effects: [{ do: 'may', effects: [{ do: 'move', what: { target: 'creature' }, to: 'hand' }] }],
    },
  ],
});
