import { card } from '@ettin/schema';

export default card({
  name: 'Gatekeeper of Malakir',
  manaCost: '{B}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Warrior'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'kicker', costs: [{ mana: '{B}' }] }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { cast: 'kicked' },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'sacrifice', who: { target: 'player' }, what: { types: ['creature'] }, count: 1 }],
    },
  ],
});
