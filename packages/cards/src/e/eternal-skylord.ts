import { card } from '@ettin/schema';

export default card({
  name: 'Eternal Skylord',
  manaCost: '{4}{U}',
  types: ['creature'],
  subtypes: ['Zombie', 'Wizard'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'amass', subtype: 'Zombie', amount: 2 }],
    },
    {
      kind: 'static',
      affects: { each: { subtypes: ['Zombie'], controller: 'you', token: true } },
      mods: [{ mod: 'gain', keywords: ['flying'] }],
    },
  ],
});
