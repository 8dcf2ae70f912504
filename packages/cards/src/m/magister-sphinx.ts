import { card } from '@ettin/schema';

export default card({
  name: 'Magister Sphinx',
  manaCost: '{4}{W}{U}{B}',
  types: ['artifact', 'creature'],
  subtypes: ['Sphinx'],
  power: 5,
  toughness: 5,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'setLife', who: { target: 'player' }, to: 10 }],
    },
  ],
});
