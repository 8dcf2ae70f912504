import { card } from '@ettin/schema';

export default card({
  name: "Dragon's Rage Channeler",
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Human', 'Shaman'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { notTypes: ['creature'] } },
      effects: [{ do: 'surveil', who: 'you', amount: 1 }],
    },
    {
      kind: 'static',
      if: { compare: [{ cardTypesInGraveyard: 'you' }, '>=', 4] },
      mods: [
        { mod: 'pt', power: 2, toughness: 2 },
        { mod: 'gain', keywords: ['flying'] },
        { mod: 'mustAttack' },
      ],
    },
  ],
});
