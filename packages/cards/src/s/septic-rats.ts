import { card } from '@ettin/schema';

export default card({
  name: 'Septic Rats',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Rat'],
  power: 2,
  toughness: 2,
  keywords: ['infect'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      if: { compare: [{ playerCounters: 'poison', of: 'defendingPlayer' }, '>=', 1] },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 1 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
