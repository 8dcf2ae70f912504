import { card } from '@ettin/schema';

export default card({
  name: 'Bloodghast',
  manaCost: '{B}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Spirit'],
  power: 2,
  toughness: 1,
  abilities: [
    { kind: 'static', mods: [{ mod: 'cantBlock' }] },
    {
      kind: 'static',
      if: { forAny: 'opponents', holds: { compare: [{ lifeOf: 'thatPlayer' }, '<=', 10] } },
      mods: [{ mod: 'gain', keywords: ['haste'] }],
    },
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [{ do: 'may', effects: [{ do: 'move', what: 'self', to: 'battlefield' }] }],
      from: 'graveyard',
    },
  ],
});
