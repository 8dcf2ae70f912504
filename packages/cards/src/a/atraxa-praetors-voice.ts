import { card } from '@ettin/schema';

export default card({
  name: "Atraxa, Praetors' Voice",
  manaCost: '{G}{W}{U}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Phyrexian', 'Angel', 'Horror'],
  power: 4,
  toughness: 4,
  keywords: ['flying', 'vigilance', 'deathtouch', 'lifelink'],
  abilities: [
    { kind: 'triggered', when: { on: 'step', step: 'end', whose: 'you' }, effects: [{ do: 'proliferate' }] },
  ],
});
