import { card } from '@ettin/schema';

export default card({
  name: 'Brain Maggot',
  manaCost: '{1}{B}',
  types: ['enchantment', 'creature'],
  subtypes: ['Insect'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [
        { do: 'lookAtHand', whose: { target: 'opponent' }, reveal: true },
        {
          do: 'choose',
          who: 'you',
          from: { zone: 'hand', owner: { target: 'opponent' }, notTypes: ['land'] },
          as: 'card',
        },
        { do: 'exile', what: { bound: 'card' }, until: 'selfLeaves' },
      ],
    },
  ],
});
