import { card } from '@ettin/schema';

export default card({
  name: 'Dovin, Architect of Law',
  manaCost: '{4}{W}{U}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Dovin'],
  loyalty: 5,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      effects: [
        { do: 'gainLife', who: 'you', amount: 2 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -1 },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'tap', what: { target: 'creature' } },
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'doesntUntap' }],
          duration: 'nextUntapStep',
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -9 },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [
        { do: 'tap', what: { each: { controller: { target: 'opponent' } } } },
        { do: 'skipNext', who: { target: 'opponent' }, what: 'untap' },
      ],
    },
  ],
});
