/** Why a whole attack or block isn't legal, by the message that the engine gives; `what` is a creature of it. */
export const COMBAT_REFUSALS_EN = {
  'it can block only so many attackers':
    '{what} can block {n, plural, one {only one attacker} other {only # attackers}}.',
  'a requirement to block could be obeyed and is not':
    "A creature that must block, or be blocked, if able isn't.",
  "it can't block": "{what} can't block.",
  "it can't block that attacker": "{what} can't block that attacker.",
  'it blocks one attacker twice': '{what} is to block the same attacker twice.',
  'no more creatures can block':
    'No more than {n, plural, one {one creature} other {# creatures}} can block.',
  "it can't be blocked by fewer creatures": "{what} can't be blocked by fewer than {n} creatures.",
  "it can't be blocked by more creatures":
    "{what} can't be blocked by more than {n, plural, one {one creature} other {# creatures}}.",
  "it can't block alone": "{what} can't block alone.",
  'it attacks twice': '{what} is to attack twice.',
  'no more creatures can attack':
    'No more than {n, plural, one {one creature} other {# creatures}} can attack.',
  "it can't attack alone": "{what} can't attack alone.",
  'a requirement to attack could be obeyed and is not': "A creature that must attack if able doesn't.",
  "it can't attack": "{what} can't attack.",
  "it can't attack that": "{what} can't attack that.",
} as const;
