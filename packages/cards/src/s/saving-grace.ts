import { card } from '@ettin/schema';

export default card({
  name: 'Saving Grace',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: ['flash', { k: 'enchant', what: { object: { types: ['creature'], controller: 'you' } } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'replacement',
          replacement: {
            kind: 'replacement',
            replaces: { event: 'damage', toPlayer: 'you' },
            with: [{ redirectTo: 'attached' }],
          },
          duration: 'endOfTurn',
        },
        {
          do: 'replacement',
          replacement: {
            kind: 'replacement',
            replaces: { event: 'damage', toObject: { controller: 'you' } },
            with: [{ redirectTo: 'attached' }],
          },
          duration: 'endOfTurn',
        },
      ],
    },
    { kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 0, toughness: 3 }] },
  ],
});
