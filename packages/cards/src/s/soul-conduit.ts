import { card } from '@ettin/schema';

export default card({
  name: 'Soul Conduit',
  manaCost: '{6}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{6}', tapSelf: true },
      targets: [
        { id: 'first', what: { player: 'any' } },
        { id: 'second', what: { player: 'any' }, otherThan: ['first'] },
      ],
      effects: [{ do: 'exchangeLife', between: [{ target: 'first' }, { target: 'second' }] }],
    },
  ],
});
