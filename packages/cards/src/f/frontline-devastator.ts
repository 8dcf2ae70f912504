import { card } from '@ettin/schema';

export default card({
  name: 'Frontline Devastator',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Zombie', 'Minotaur', 'Warrior'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'afflict', n: 2 }],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{1}{R}' },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 0 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
