import { card } from '@ettin/schema';

export default card({
  name: 'Artisan of Kozilek',
  manaCost: '{9}',
  types: ['creature'],
  subtypes: ['Eldrazi'],
  power: 10,
  toughness: 9,
  keywords: [{ k: 'annihilator', n: 2 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { self: true } },
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', owner: 'you', types: ['creature'] } } }],
      effects: [{ do: 'may', effects: [{ do: 'move', what: { target: 'card' }, to: 'battlefield' }] }],
      from: 'stack',
    },
  ],
});
