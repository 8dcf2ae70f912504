import type { MOVES_EN } from '../en/moves.js';

export const MOVES_ES: Readonly<Record<keyof typeof MOVES_EN, string>> = {
  draw: '{owner} roba {what}',
  play: '{owner} juega {what}',
  goes: '{what} va {to}',
  destroy: 'Se destruye {what} de {owner}',
  sacrifice: 'Se sacrifica {what} de {owner}',
  discard: '{owner} descarta {what}',
  cycle: '{owner} cicla {what}',
  mill: '{owner} muele {what}',
  token: '{who} crea {what}',
  exile: 'Se exilia {what} de {owner}',
  ownGoes: '{what} de {owner} va {to}',
  ownGoesFrom: '{what} de {owner} va {from} {to}',
};
