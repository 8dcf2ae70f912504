import { card } from '@ettin/schema';

export default card({
  name: 'Aggravated Assault',
  manaCost: '{2}{R}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{3}{R}{R}' },
      effects: [
        { do: 'untap', what: { each: { types: ['creature'], controller: 'you' } } },
        { do: 'extraPhase', phases: ['combat', 'main'] },
      ],
      timing: 'sorcery',
    },
  ],
});
