import { card } from '@ettin/schema';

export default card({
  name: 'Imperious Perfect',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Warrior'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      affects: { each: { subtypes: ['Elf'], controller: 'you', other: true } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
    {
      kind: 'activated',
      cost: { mana: '{G}', tapSelf: true },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Elf', 'Warrior'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
