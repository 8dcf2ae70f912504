import { card } from '@ettin/schema';

export default card({
  name: 'Past in Flames',
  manaCost: '{3}{R}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{4}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { zone: 'graveyard', types: ['instant', 'sorcery'], owner: 'you' } },
          mods: [{ mod: 'gain', keywords: [{ k: 'flashback', cost: 'manaCost' }] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
