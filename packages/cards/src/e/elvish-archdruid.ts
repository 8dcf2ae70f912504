import { card } from '@ettin/schema';

export default card({
  name: 'Elvish Archdruid',
  manaCost: '{1}{G}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Druid'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], subtypes: ['Elf'], controller: 'you', other: true } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', mana: '{G}', times: { count: { subtypes: ['Elf'], controller: 'you' } } }],
    },
  ],
});
