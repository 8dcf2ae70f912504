import { card } from '@ettin/schema';

export default card({
  name: 'Skithiryx, the Blight Dragon',
  manaCost: '{3}{B}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Phyrexian', 'Dragon', 'Skeleton'],
  power: 4,
  toughness: 4,
  keywords: ['flying', 'infect'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{B}' },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'gain', keywords: ['haste'] }], duration: 'endOfTurn' },
      ],
    },
    { kind: 'activated', cost: { mana: '{B}{B}' }, effects: [{ do: 'regenerate', what: 'self' }] },
  ],
});
