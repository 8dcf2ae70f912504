import { card } from '@ettin/schema';

export default card({
  name: 'Venerated Rotpriest',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Druid'],
  power: 1,
  toughness: 2,
  keywords: [{ k: 'toxic', n: 1 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'becomesTarget', what: { types: ['creature'], controller: 'you' }, spellsOnly: true },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [{ do: 'playerCounters', who: { target: 'opponent' }, kind: 'poison', count: 1 }],
    },
  ],
});
