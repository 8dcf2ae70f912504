import { card } from '@ettin/schema';

export default card({
  name: 'Dreadhorde Invasion',
  manaCost: '{1}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        { do: 'loseLife', who: 'you', amount: 1 },
        { do: 'amass', subtype: 'Zombie', amount: 1 },
      ],
    },
    {
      kind: 'triggered',
      when: {
        on: 'attacks',
        what: { subtypes: ['Zombie'], controller: 'you', power: { is: '>=', than: 6 }, token: true },
      },
      effects: [
        { do: 'apply', what: 'it', mods: [{ mod: 'gain', keywords: ['lifelink'] }], duration: 'endOfTurn' },
      ],
    },
  ],
});
