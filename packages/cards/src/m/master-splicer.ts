import { card } from '@ettin/schema';

export default card({
  name: 'Master Splicer',
  manaCost: '{3}{W}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Human', 'Artificer'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            types: ['artifact', 'creature'],
            subtypes: ['Phyrexian', 'Golem'],
            power: 3,
            toughness: 3,
          },
        },
      ],
    },
    {
      kind: 'static',
      affects: { each: { subtypes: ['Golem'], controller: 'you' } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
  ],
});
