import { card } from '@ettin/schema';

export default card({
  name: 'Puresteel Paladin',
  manaCost: '{W}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { subtypes: ['Equipment'], controller: 'you' } },
      effects: [{ do: 'may', effects: [{ do: 'draw', who: 'you', amount: 1 }] }],
    },
    {
      kind: 'static',
      if: { compare: [{ count: { types: ['artifact'], controller: 'you' } }, '>=', 3] },
      affects: { each: { subtypes: ['Equipment'], controller: 'you' } },
      mods: [{ mod: 'gain', keywords: [{ k: 'equip', cost: { mana: '{0}' } }] }],
    },
  ],
});
