import { card } from '@ettin/schema';

export default card({
  name: 'Syphon Soul',
  manaCost: '{2}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'damage', to: 'eachOtherPlayer', amount: 2, as: 'dealt' },
        { do: 'gainLife', who: 'you', amount: { result: 'dealt' } },
      ],
    },
  ],
});
