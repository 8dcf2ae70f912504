import { card } from '@ettin/schema';

export default card({
  name: 'Vault of the Archangel',
  types: ['land'],
  abilities: [
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{C}' }] },
    {
      kind: 'activated',
      cost: { mana: '{2}{W}{B}', tapSelf: true },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'gain', keywords: ['deathtouch', 'lifelink'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
