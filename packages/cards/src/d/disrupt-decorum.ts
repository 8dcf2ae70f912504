import { card } from '@ettin/schema';

export default card({
  name: 'Disrupt Decorum',
  manaCost: '{2}{R}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [{ do: 'goad', what: { each: { types: ['creature'], controller: 'notYou' } } }],
    },
  ],
});
