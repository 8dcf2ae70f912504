import { card } from '@ettin/schema';

export default card({
  name: 'Krav, the Unredeemed',
  manaCost: '{4}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Demon'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'partnerWith', name: 'Regna, the Redeemer' }],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{B}', sacrifice: { what: { types: ['creature'] }, count: 'X' } },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'draw', who: { target: 'player' }, amount: 'X' },
        { do: 'gainLife', who: { target: 'player' }, amount: 'X' },
        { do: 'addCounters', what: 'self', kind: '+1/+1', count: 'X' },
      ],
    },
  ],
});
