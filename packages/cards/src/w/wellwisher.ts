import { card } from '@ettin/schema';

export default card({
  name: 'Wellwisher',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'gainLife', who: 'you', amount: { count: { subtypes: ['Elf'] } } }],
    },
  ],
});
