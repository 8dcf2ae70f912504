import { card } from '@ettin/schema';

export default card({
  name: 'Proud Mentor',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'partnerWith', name: 'Impetuous Protege' }],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{W}', tapSelf: true },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'tap', what: { target: 'creature' } }],
    },
  ],
});
