import { card } from '@ettin/schema';

export default card({
  name: 'Rite of Replication',
  manaCost: '{2}{U}{U}',
  types: ['sorcery'],
  keywords: [{ k: 'kicker', costs: [{ mana: '{5}' }] }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'if',
          if: { cast: 'kicked' },
          then: [{ do: 'createCopy', who: 'you', of: { target: 'creature' }, count: 5 }],
          else: [{ do: 'createCopy', who: 'you', of: { target: 'creature' } }],
        },
      ],
    },
  ],
});
