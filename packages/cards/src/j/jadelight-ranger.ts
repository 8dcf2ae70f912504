import { card } from '@ettin/schema';

export default card({
  name: 'Jadelight Ranger',
  manaCost: '{1}{G}{G}',
  types: ['creature'],
  subtypes: ['Merfolk', 'Scout', 'Ranger'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'explore', what: 'self' },
        { do: 'explore', what: 'self' },
      ],
    },
  ],
});
