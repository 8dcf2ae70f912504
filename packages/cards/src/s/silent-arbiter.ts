import { card } from '@ettin/schema';

export default card({
  name: 'Silent Arbiter',
  manaCost: '{4}',
  types: ['artifact', 'creature'],
  subtypes: ['Construct'],
  power: 1,
  toughness: 5,
  abilities: [
    { kind: 'static', rules: [{ rule: 'maxAttackers', n: 1 }] },
    { kind: 'static', rules: [{ rule: 'maxBlockers', n: 1 }] },
  ],
});
