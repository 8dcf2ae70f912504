import { card } from '@ettin/schema';

export default card({
  name: 'Creeping Chill',
  manaCost: '{3}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'damage', to: 'opponents', amount: 3 },
        { do: 'gainLife', who: 'you', amount: 3 },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'move', what: 'self', from: 'library', to: 'graveyard' },
      effects: [
        {
          do: 'may',
          effects: [
            { do: 'exile', what: 'self', as: 'exiled' },
            {
              do: 'if',
              if: { did: 'exiled' },
              then: [
                { do: 'damage', to: 'opponents', amount: 3 },
                { do: 'gainLife', who: 'you', amount: 3 },
              ],
            },
          ],
        },
      ],
      from: 'graveyard',
    },
  ],
});
