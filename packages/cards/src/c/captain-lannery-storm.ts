import { card } from '@ettin/schema';

export default card({
  name: 'Captain Lannery Storm',
  manaCost: '{2}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Pirate'],
  power: 2,
  toughness: 2,
  keywords: ['haste'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
    {
      kind: 'triggered',
      when: { on: 'sacrifice', who: 'you', what: { subtypes: ['Treasure'] } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 0 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
