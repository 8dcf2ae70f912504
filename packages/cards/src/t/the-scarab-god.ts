import { card } from '@ettin/schema';

export default card({
  name: 'The Scarab God',
  manaCost: '{3}{U}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['God'],
  power: 5,
  toughness: 5,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: { count: { subtypes: ['Zombie'], controller: 'you' } } },
        { do: 'scry', who: 'you', amount: { count: { subtypes: ['Zombie'], controller: 'you' } } },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{2}{U}{B}' },
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', types: ['creature'] } } }],
      effects: [
        { do: 'exile', what: { target: 'card' }, as: 'exiled' },
        {
          do: 'createCopy',
          who: 'you',
          of: { bound: 'exiled' },
          except: [
            { mod: 'setPT', power: 4, toughness: 4 },
            { mod: 'setColors', colors: ['B'] },
            { mod: 'setTypes', subtypes: ['Zombie'] },
          ],
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      effects: [
        { do: 'remember', what: 'it', as: 'god' },
        {
          do: 'delayed',
          when: { on: 'step', step: 'end', whose: 'each' },
          effects: [{ do: 'move', what: { bound: 'god' }, to: 'hand' }],
          bind: ['god'],
        },
      ],
    },
  ],
});
