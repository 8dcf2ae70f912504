import { card } from '@ettin/schema';

export default card({
  name: 'Soulblade Corrupter',
  manaCost: '{4}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'partnerWith', name: 'Soulblade Renewer' }, 'deathtouch'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { types: ['creature'], counter: '+1/+1' }, player: 'opponent' },
      effects: [
        { do: 'apply', what: 'it', mods: [{ mod: 'gain', keywords: ['deathtouch'] }], duration: 'endOfTurn' },
      ],
    },
  ],
});
