import { card } from '@ettin/schema';

export default card({
  name: 'Augur of Bolas',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Merfolk', 'Wizard'],
  power: 1,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'dig',
          who: 'you',
          amount: 3,
          take: { min: 0, max: 1, filter: { types: ['instant', 'sorcery'] }, reveal: true, to: 'hand' },
          rest: { to: 'library', position: 'bottom' },
        },
      ],
    },
  ],
});
