import { card } from '@ettin/schema';

export default card({
  name: 'Mastery of the Unseen',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'turnedFaceUp', what: { controller: 'you' } },
      effects: [
        { do: 'gainLife', who: 'you', amount: { count: { types: ['creature'], controller: 'you' } } },
      ],
    },
    { kind: 'activated', cost: { mana: '{3}{W}' }, effects: [{ do: 'manifest', who: 'you' }] },
  ],
});
