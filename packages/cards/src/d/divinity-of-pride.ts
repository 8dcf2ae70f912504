import { card } from '@ettin/schema';

export default card({
  name: 'Divinity of Pride',
  manaCost: '{W/B}{W/B}{W/B}{W/B}{W/B}',
  types: ['creature'],
  subtypes: ['Spirit', 'Avatar'],
  power: 4,
  toughness: 4,
  keywords: ['flying', 'lifelink'],
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ lifeOf: 'you' }, '>=', 25] },
      mods: [{ mod: 'pt', power: 4, toughness: 4 }],
    },
  ],
});
