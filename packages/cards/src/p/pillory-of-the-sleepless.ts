import { card } from '@ettin/schema';

export default card({
  name: 'Pillory of the Sleepless',
  manaCost: '{1}{W}{B}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'cantAttack' },
        { mod: 'cantBlock' },
        {
          mod: 'gainAbility',
          ability: {
            kind: 'triggered',
            when: { on: 'step', step: 'upkeep', whose: 'you' },
            effects: [{ do: 'loseLife', who: 'you', amount: 1 }],
          },
        },
      ],
    },
  ],
});
