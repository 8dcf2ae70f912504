import { card } from '@ettin/schema';

export default card({
  name: 'Angelic Exaltation',
  manaCost: '{3}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { types: ['creature'], controller: 'you' }, alone: true },
      effects: [
        {
          do: 'apply',
          what: 'it',
          mods: [
            {
              mod: 'pt',
              power: { count: { types: ['creature'], controller: 'you' } },
              toughness: { count: { types: ['creature'], controller: 'you' } },
            },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
