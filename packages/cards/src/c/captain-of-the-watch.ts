import { card } from '@ettin/schema';

export default card({
  name: 'Captain of the Watch',
  manaCost: '{4}{W}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 3,
  toughness: 3,
  keywords: ['vigilance'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], subtypes: ['Soldier'], controller: 'you', other: true } },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: ['vigilance'] },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Soldier'], power: 1, toughness: 1 },
          count: 3,
        },
      ],
    },
  ],
});
