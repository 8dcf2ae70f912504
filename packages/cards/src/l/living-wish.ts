import { card } from '@ettin/schema';

export default card({
  name: 'Living Wish',
  manaCost: '{1}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'fromOutside', who: 'you', filter: { types: ['creature', 'land'] }, to: 'hand', reveal: true },
        { do: 'exile', what: 'self' },
      ],
    },
  ],
});
