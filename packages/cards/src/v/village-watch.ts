import { card } from '@ettin/schema';

export default card({
  name: 'Village Watch',
  manaCost: '{4}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Werewolf'],
  power: 4,
  toughness: 3,
  keywords: ['haste', 'daybound'],
  layout: 'transform',
  other: {
    name: 'Village Reavers',
    colors: ['R'],
    types: ['creature'],
    subtypes: ['Werewolf'],
    power: 5,
    toughness: 4,
    keywords: ['nightbound'],
    abilities: [
      {
        kind: 'static',
        affects: { each: { subtypes: ['Wolf', 'Werewolf'], controller: 'you' } },
        mods: [{ mod: 'gain', keywords: ['haste'] }],
      },
    ],
  },
});
