/** Objects that change zones. */
export const MOVES_EN = {
  draw: '{owner} draws {what}',
  play: '{owner} plays {what}',
  goes: '{what} goes {to}',
  destroy: '{what} of {owner} is destroyed',
  sacrifice: '{what} of {owner} is sacrificed',
  discard: '{owner} discards {what}',
  cycle: '{owner} cycles {what}',
  mill: '{owner} mills {what}',
  token: '{who} creates {what}',
  exile: '{what} of {owner} is exiled',
  ownGoes: '{what} of {owner} goes {to}',
  ownGoesFrom: '{what} of {owner} goes {from} {to}',
} as const;
