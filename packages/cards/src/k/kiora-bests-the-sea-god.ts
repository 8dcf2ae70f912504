import { card } from '@ettin/schema';

export default card({
  name: 'Kiora Bests the Sea God',
  manaCost: '{5}{U}{U}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['U'],
            types: ['creature'],
            subtypes: ['Kraken'],
            power: 8,
            toughness: 8,
            keywords: ['hexproof'],
          },
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [
        { do: 'tap', what: { each: { notTypes: ['land'], controller: { target: 'opponent' } } } },
        {
          do: 'apply',
          what: { each: { notTypes: ['land'], controller: { target: 'opponent' } } },
          mods: [{ mod: 'doesntUntap' }],
          duration: 'nextUntapStep',
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      targets: [{ id: 'permanent', what: { object: { controller: 'opponent' } } }],
      effects: [
        { do: 'gainControl', what: { target: 'permanent' }, duration: 'permanent' },
        { do: 'untap', what: { target: 'permanent' } },
      ],
    },
  ],
  layout: 'saga',
});
