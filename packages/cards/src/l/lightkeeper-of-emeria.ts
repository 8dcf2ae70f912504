import { card } from '@ettin/schema';

export default card({
  name: 'Lightkeeper of Emeria',
  manaCost: '{3}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 2,
  toughness: 4,
  keywords: [{ k: 'multikicker', cost: { mana: '{W}' } }, 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: { times: [2, { timesKicked: true }] } }],
    },
  ],
});
