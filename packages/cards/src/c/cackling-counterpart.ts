import { card } from '@ettin/schema';

export default card({
  name: 'Cackling Counterpart',
  manaCost: '{1}{U}{U}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{5}{U}{U}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'you' } } }],
      effects: [{ do: 'createCopy', who: 'you', of: { target: 'creature' } }],
    },
  ],
});
