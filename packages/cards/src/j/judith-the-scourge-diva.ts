import { card } from '@ettin/schema';

export default card({
  name: 'Judith, the Scourge Diva',
  manaCost: '{1}{B}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Shaman'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], controller: 'you', other: true } },
      mods: [{ mod: 'pt', power: 1, toughness: 0 }],
    },
    {
      kind: 'triggered',
      when: { on: 'dies', what: { types: ['creature'], controller: 'you', token: false } },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }],
    },
  ],
});
