import { card } from '@ettin/schema';

export default card({
  name: 'Glittering Wish',
  manaCost: '{G}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'fromOutside', who: 'you', filter: { multicolored: true }, to: 'hand', reveal: true },
        { do: 'exile', what: 'self' },
      ],
    },
  ],
});
