import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Heelcutter',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Berserker'],
  power: 3,
  toughness: 2,
  keywords: [{ k: 'dash', cost: { mana: '{2}{R}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'apply', what: { target: 'creature' }, mods: [{ mod: 'cantBlock' }], duration: 'endOfTurn' },
      ],
    },
  ],
});
