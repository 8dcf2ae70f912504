import { card } from '@ettin/schema';

export default card({
  name: 'Argothian Enchantress',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Druid'],
  power: 0,
  toughness: 1,
  keywords: ['shroud'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['enchantment'] } },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
