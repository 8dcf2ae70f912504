import { card } from '@ettin/schema';

export default card({
  name: 'Shiny Impetus',
  manaCost: '{2}{R}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 2, toughness: 2 },
        { mod: 'goaded', by: 'you' },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { among: 'attached' } },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
  ],
});
