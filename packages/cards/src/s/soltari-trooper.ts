import { card } from '@ettin/schema';

export default card({
  name: 'Soltari Trooper',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Soltari', 'Soldier'],
  power: 1,
  toughness: 1,
  keywords: ['shadow'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 1 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
