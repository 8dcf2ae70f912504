import { card } from '@ettin/schema';

export default card({
  name: 'Palisade Giant',
  manaCost: '{4}{W}{W}',
  types: ['creature'],
  subtypes: ['Giant', 'Soldier'],
  power: 2,
  toughness: 7,
  abilities: [
    { kind: 'replacement', replaces: { event: 'damage', toPlayer: 'you' }, with: [{ redirectTo: 'self' }] },
    {
      kind: 'replacement',
      replaces: { event: 'damage', toObject: { controller: 'you', other: true } },
      with: [{ redirectTo: 'self' }],
    },
  ],
});
