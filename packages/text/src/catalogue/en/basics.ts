/** Names of what has none, and small words. */
export const BASICS_EN = {
  team: 'Team {letter}',
  player: 'player {n}',
  faceDown: 'a face-down card',
  /** In a list or as a label, where a sentence has `faceDown`. */
  faceDownName: 'face-down card',
  card: 'a card',
  /** Around the name of a card in a sentence. */
  named: '{name}',
  abilityOf: 'The ability of {what}',
  monarchAbility: "The monarch's ability",
  monarchAbilityName: "the monarch's ability",
  nothing: 'nothing',
  gone: 'something gone',
} as const;
