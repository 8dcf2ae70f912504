import { card } from '@ettin/schema';

export default card({
  name: 'Blade Splicer',
  manaCost: '{2}{W}',
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
      mods: [{ mod: 'gain', keywords: ['firstStrike'] }],
    },
  ],
});
