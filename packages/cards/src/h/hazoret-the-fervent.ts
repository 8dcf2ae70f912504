import { card } from '@ettin/schema';

export default card({
  name: 'Hazoret the Fervent',
  manaCost: '{3}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['God'],
  power: 5,
  toughness: 4,
  keywords: ['indestructible', 'haste'],
  abilities: [
    {
      kind: 'static',
      mods: [
        { mod: 'cantAttack', unless: { compare: [{ handSize: 'you' }, '<=', 1] } },
        { mod: 'cantBlock', unless: { compare: [{ handSize: 'you' }, '<=', 1] } },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{2}{R}', discard: { count: 1 } },
      effects: [{ do: 'damage', to: 'opponents', amount: 2 }],
    },
  ],
});
