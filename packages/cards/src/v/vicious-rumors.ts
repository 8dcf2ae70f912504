import { card } from '@ettin/schema';

export default card({
  name: 'Vicious Rumors',
  manaCost: '{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'damage', to: 'opponents', amount: 1 },
        { do: 'discard', who: 'opponents', amount: 1 },
        { do: 'mill', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
