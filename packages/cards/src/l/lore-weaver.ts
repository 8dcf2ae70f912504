import { card } from '@ettin/schema';

export default card({
  name: 'Lore Weaver',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'partnerWith', name: 'Ley Weaver' }],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{5}{U}{U}' },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'draw', who: { target: 'player' }, amount: 2 }],
    },
  ],
});
