import { card } from '@ettin/schema';

export default card({
  name: 'Pennon Blade',
  manaCost: '{3}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{4}' } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        {
          mod: 'pt',
          power: { count: { types: ['creature'], controller: 'you' } },
          toughness: { count: { types: ['creature'], controller: 'you' } },
        },
      ],
    },
  ],
});
