import { card } from '@ettin/schema';

export default card({
  name: 'Sticky Fingers',
  manaCost: '{R}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'gain', keywords: ['menace'] },
        {
          mod: 'gainAbility',
          ability: {
            kind: 'triggered',
            when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
            effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
          },
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'dies', what: { among: 'attached' } },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
