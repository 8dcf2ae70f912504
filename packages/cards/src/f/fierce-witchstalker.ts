import { card } from '@ettin/schema';

export default card({
  name: 'Fierce Witchstalker',
  manaCost: '{2}{G}{G}',
  types: ['creature'],
  subtypes: ['Wolf'],
  power: 4,
  toughness: 4,
  keywords: ['trample'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'food' }],
    },
  ],
});
