/** What is said of deck files and of the decks of a team. */
export const DECKS_EN = {
  deck: 'Deck {n}: {name}',
  cards: '{n, plural, one {# card} other {# cards}}',
  legal: 'The deck is legal.',
  legalTogether: 'The decks are legal together.',
  faults: '{n, plural, one {# fault.} other {# faults.}}',
  ofDecks: '{n, plural, one {Deck {list}} other {Decks {list}}}: {text}',
  ofTeam: 'Team {letter}: {text}',
  noCard: 'there is no card in it',
  lacks: "{card} can't be played yet: the engine doesn't carry out {list}",
  unknown: 'no built-in card {card}',
  unknownNear: 'no built-in card {card}; near it: {near}',
  moreLines: '… and {n} more',
} as const;
