import { card } from '@ettin/schema';

export default card({
  name: 'Cunning Wish',
  manaCost: '{2}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'fromOutside', who: 'you', filter: { types: ['instant'] }, to: 'hand', reveal: true },
        { do: 'exile', what: 'self' },
      ],
    },
  ],
});
