import { card } from '@ettin/schema';

export default card({
  name: 'Meren of Clan Nel Toth',
  manaCost: '{2}{B}{G}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Shaman'],
  power: 3,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: { types: ['creature'], controller: 'you', other: true } },
      effects: [{ do: 'playerCounters', who: 'you', kind: 'experience', count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'you' },
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', owner: 'you', types: ['creature'] } } }],
      effects: [
        {
          do: 'if',
          if: {
            compare: [{ manaValueOf: { target: 'card' } }, '<=', { playerCounters: 'experience', of: 'you' }],
          },
          then: [{ do: 'move', what: { target: 'card' }, to: 'battlefield' }],
          else: [{ do: 'move', what: { target: 'card' }, to: 'hand' }],
        },
      ],
    },
  ],
});
