import { card } from '@ettin/schema';

export default card({
  name: 'Burning Wish',
  manaCost: '{1}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'fromOutside', who: 'you', filter: { types: ['sorcery'] }, to: 'hand', reveal: true },
        { do: 'exile', what: 'self' },
      ],
    },
  ],
});
