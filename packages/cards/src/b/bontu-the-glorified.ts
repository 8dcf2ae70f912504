import { card } from '@ettin/schema';

export default card({
  name: 'Bontu the Glorified',
  manaCost: '{2}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['God'],
  power: 4,
  toughness: 6,
  keywords: ['menace', 'indestructible'],
  abilities: [
    {
      kind: 'static',
      mods: [
        { mod: 'cantAttack', unless: { compare: [{ tally: 'creaturesDied', of: 'you' }, '>=', 1] } },
        { mod: 'cantBlock', unless: { compare: [{ tally: 'creaturesDied', of: 'you' }, '>=', 1] } },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{1}{B}', sacrifice: { what: { types: ['creature'], other: true } } },
      effects: [
        { do: 'scry', who: 'you', amount: 1 },
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
