import { card } from '@ettin/schema';

export default card({
  name: 'Geyserfield Stalker',
  manaCost: '{4}{B}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 3,
  toughness: 2,
  keywords: ['menace'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 2, toughness: 2 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
