import type { SpecialAction } from '@ettin/schema';

/** Buttons and list entries for what a player may do. */
export const ACTIONS_EN = {
  passOn: 'Pass: on to {place}',
  passTurn: 'Pass: on to the turn of {team}',
  passResolve: 'Pass: let {what} resolve',
  topOfStack: 'the top of the stack',
  playLand: 'Play {what}',
  cast: 'Cast {what}',
  castFrom: 'Cast {what} {from}',
  castHow: 'Cast {what} {how}',
  castFromHow: 'Cast {what} {from} {how}',
  /** One half, face or part of a card. */
  partOf: '{part} (on {card})',
  activate: '{what}: {ability}',
  activateOf: '{what} of {who}: {ability}',
  inZone: '{what} ({zone})',
  anAbility: 'an ability',
  answer: 'Answer',
  propose: 'Propose an answer',
  cancel: 'Take it back',
  concede: 'Concede',
  faceDown: 'face down {cost}',
  free: 'without paying its mana cost',
  permission: 'as an effect allows',
  alternative: 'for its other cost',
  with: 'with {keyword}',
} as const;

export const SPECIAL_EN = {
  turnFaceUp: 'Turn face up {what}',
  turnFaceUpForMana: 'Turn face up for its mana cost {what}',
} as const satisfies Readonly<Record<SpecialAction, string>>;
