import { card } from '@ettin/schema';

export default card({
  name: 'Syr Konrad, the Grim',
  manaCost: '{3}{B}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 5,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'dies', what: { types: ['creature'], other: true } },
        { on: 'move', what: { types: ['creature'], token: false }, from: 'library', to: 'graveyard' },
        { on: 'move', what: { types: ['creature'], token: false }, from: 'hand', to: 'graveyard' },
        { on: 'move', what: { types: ['creature'], token: false }, from: 'stack', to: 'graveyard' },
        { on: 'move', what: { types: ['creature'], token: false }, from: 'exile', to: 'graveyard' },
        { on: 'move', what: { types: ['creature'], token: false }, from: 'command', to: 'graveyard' },
        { on: 'move', what: { types: ['creature'], owner: 'you', token: false }, from: 'graveyard' },
      ],
      effects: [{ do: 'damage', to: 'opponents', amount: 1 }],
    },
    { kind: 'activated', cost: { mana: '{1}{B}' }, effects: [{ do: 'mill', who: 'eachPlayer', amount: 1 }] },
  ],
});
