import { card } from '@ettin/schema';

export default card({
  name: 'Hound Tamer',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Werewolf'],
  power: 3,
  toughness: 3,
  keywords: ['trample', 'daybound'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{3}{G}' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 }],
    },
  ],
  layout: 'transform',
  other: {
    name: 'Untamed Pup',
    colors: ['G'],
    types: ['creature'],
    subtypes: ['Werewolf'],
    power: 4,
    toughness: 4,
    keywords: ['trample', 'nightbound'],
    abilities: [
      {
        kind: 'static',
        affects: { each: { subtypes: ['Wolf', 'Werewolf'], controller: 'you', other: true } },
        mods: [{ mod: 'gain', keywords: ['trample'] }],
      },
      {
        kind: 'activated',
        cost: { mana: '{3}{G}' },
        targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
        effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 }],
      },
    ],
  },
});
