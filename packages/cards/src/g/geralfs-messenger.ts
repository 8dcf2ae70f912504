import { card } from '@ettin/schema';

export default card({
  name: "Geralf's Messenger",
  manaCost: '{B}{B}{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 3,
  toughness: 2,
  keywords: ['undying'],
  abilities: [
    { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'player', what: { player: 'opponent' } }],
      effects: [{ do: 'loseLife', who: { target: 'player' }, amount: 2 }],
    },
  ],
});
