import type { COMBAT_REFUSALS_EN } from '../en/combat-refusals.js';

export const COMBAT_REFUSALS_ES: Readonly<Record<keyof typeof COMBAT_REFUSALS_EN, string>> = {
  'it can block only so many attackers':
    '{what} solo puede bloquear {n, plural, one {una criatura atacante} other {# criaturas atacantes}}.',
  'a requirement to block could be obeyed and is not':
    'Hay una criatura que debe bloquear, o ser bloqueada, si puede, y no es así.',
  "it can't block": '{what} no puede bloquear.',
  "it can't block that attacker": '{what} no puede bloquear a esa criatura atacante.',
  'it blocks one attacker twice': '{what} bloquearía dos veces a la misma criatura atacante.',
  'no more creatures can block':
    'No puede bloquear más de {n, plural, one {una criatura} other {# criaturas}}.',
  "it can't be blocked by fewer creatures": '{what} no puede ser bloqueada por menos de {n} criaturas.',
  "it can't be blocked by more creatures":
    '{what} no puede ser bloqueada por más de {n, plural, one {una criatura} other {# criaturas}}.',
  "it can't block alone": '{what} no puede bloquear sola.',
  'it attacks twice': '{what} atacaría dos veces.',
  'no more creatures can attack':
    'No puede atacar más de {n, plural, one {una criatura} other {# criaturas}}.',
  "it can't attack alone": '{what} no puede atacar sola.',
  'a requirement to attack could be obeyed and is not':
    'Hay una criatura que debe atacar si puede, y no ataca.',
  "it can't attack": '{what} no puede atacar.',
  "it can't attack that": '{what} no puede atacar eso.',
};
