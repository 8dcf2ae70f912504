import type { MOVES_EN } from '../en/moves.js';

export const MOVES_FR: Readonly<Record<keyof typeof MOVES_EN, string>> = {
  draw: '{owner} pioche {what}',
  play: '{owner} joue {what}',
  goes: '{what} va {to}',
  destroy: '{what} ({owner}) : destruction',
  sacrifice: '{what} ({owner}) : sacrifice',
  discard: '{owner} se défausse : {what}',
  cycle: '{owner} recycle {what}',
  mill: '{owner} meule {what}',
  token: '{who} crée {what}',
  exile: '{what} ({owner}) : exil',
  ownGoes: '{what} ({owner}) va {to}',
  ownGoesFrom: '{what} ({owner}) va {to} {from}',
};
