import type { COMBAT_REFUSALS_EN } from '../en/combat-refusals.js';

export const COMBAT_REFUSALS_FR: Readonly<Record<keyof typeof COMBAT_REFUSALS_EN, string>> = {
  'it can block only so many attackers':
    "{what} ne peut bloquer {n, plural, one {qu''un seul attaquant} other {que # attaquants}}.",
  'a requirement to block could be obeyed and is not':
    "Une créature doit bloquer, ou être bloquée, si possible, et ce n'est pas le cas.",
  "it can't block": '{what} ne peut pas bloquer.',
  "it can't block that attacker": '{what} ne peut pas bloquer cet attaquant.',
  'it blocks one attacker twice': '{what} bloquerait deux fois le même attaquant.',
  'no more creatures can block':
    "Pas plus {n, plural, one {d''une créature} other {de # créatures}} ne peuvent bloquer.",
  "it can't be blocked by fewer creatures": '{what} ne peut pas être bloquée par moins de {n} créatures.',
  "it can't be blocked by more creatures":
    "{what} ne peut pas être bloquée par plus {n, plural, one {d''une créature} other {de # créatures}}.",
  "it can't block alone": '{what} ne peut pas bloquer seule.',
  'it attacks twice': '{what} attaquerait deux fois.',
  'no more creatures can attack':
    "Pas plus {n, plural, one {d''une créature} other {de # créatures}} ne peuvent attaquer.",
  "it can't attack alone": '{what} ne peut pas attaquer seule.',
  'a requirement to attack could be obeyed and is not':
    "Une créature doit attaquer si possible, et n'attaque pas.",
  "it can't attack": '{what} ne peut pas attaquer.',
  "it can't attack that": '{what} ne peut pas attaquer cela.',
};
