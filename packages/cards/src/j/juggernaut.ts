import { card } from '@ettin/schema';

export default card({
  name: 'Juggernaut',
  manaCost: '{4}',
  types: ['artifact', 'creature'],
  subtypes: ['Juggernaut'],
  power: 5,
  toughness: 3,
  abilities: [
    { kind: 'static', mods: [{ mod: 'mustAttack' }, { mod: 'cantBeBlocked', by: { subtypes: ['Wall'] } }] },
  ],
});
