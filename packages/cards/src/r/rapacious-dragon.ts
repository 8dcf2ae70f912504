import { card } from '@ettin/schema';

export default card({
  name: 'Rapacious Dragon',
  manaCost: '{4}{R}',
  types: ['creature'],
  subtypes: ['Dragon'],
  power: 3,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure', count: 2 }],
    },
  ],
});
