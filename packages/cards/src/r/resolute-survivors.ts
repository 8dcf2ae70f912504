import { card } from '@ettin/schema';

export default card({
  name: 'Resolute Survivors',
  manaCost: '{1}{R}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 3,
  toughness: 3,
  abilities: [
    { kind: 'static', mods: [{ mod: 'mayExert' }] },
    {
      kind: 'triggered',
      when: { on: 'exert', who: 'you', what: { types: ['creature'] } },
      effects: [
        { do: 'damage', to: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
