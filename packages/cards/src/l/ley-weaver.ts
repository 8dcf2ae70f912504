import { card } from '@ettin/schema';

export default card({
  name: 'Ley Weaver',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Druid'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'partnerWith', name: 'Lore Weaver' }],
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      targets: [{ id: 'lands', what: { object: { types: ['land'] } }, min: 2, max: 2 }],
      effects: [{ do: 'untap', what: { target: 'lands' } }],
    },
  ],
});
