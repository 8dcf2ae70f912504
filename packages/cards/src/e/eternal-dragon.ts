import { card } from '@ettin/schema';

export default card({
  name: 'Eternal Dragon',
  manaCost: '{5}{W}{W}',
  types: ['creature'],
  subtypes: ['Dragon', 'Spirit'],
  power: 5,
  toughness: 5,
  keywords: ['flying', { k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Plains'] } }],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{3}{W}{W}' },
      effects: [{ do: 'move', what: 'self', to: 'hand' }],
      from: 'graveyard',
      timing: 'yourUpkeep',
    },
  ],
});
