/** What is wrong with a deck or the decks of a team, by the code of the fault. */
export const DECK_FAULTS_EN = {
  unreadable: 'This line is neither a card nor a heading.',
  badCount: 'The number of cards has to be from 1 to 999.',
  ambiguous: 'It is not clear how many cards are meant.',
  unknownHeading: 'This heading names no part of a deck; the cards below it stay in the part above.',
  notInDeck: 'This line stands outside of deck and sideboard and is left out.',
  badEncoding: 'The letters of this line are garbled. Save the file as UTF-8.',
  notAList: 'This is a file of another kind. Export the deck as text.',
  tooLong: 'This line is too long.',
  unknownCard: 'No card named {card} is known here.',
  unsupportedCard: '{card} cannot be played here yet.',
  empty: 'There is no card in the list.',
  tooManyCards:
    'The list has {count, plural, one {# card} other {# cards}}; a deck here has at most {limit}.',
  tooFewCards: 'The deck has {count, plural, one {# card} other {# cards}}; it needs {limit}.',
  sideboardTooLarge:
    'The sideboard has {count, plural, one {# card} other {# cards}}; {limit, plural, =0 {none is allowed} one {# is allowed at most} other {# are allowed at most}}.',
  commanderSection: '{card} is set apart as a commander; only Commander decks have one.',
  tooManyCopies: 'The deck has {count} copies of {card}; {limit} at most.',
  tooManyOnTeam: 'The decks of the team together have {count} copies of {card}; {limit} at most.',
  bannedCard: '{card} is banned.',
  restrictedCard: '{card} is restricted: {count} copies, and {limit} at most.',
  sharedName: '{card} is in more than one deck of the team; only basic lands may be.',
  exceptionInOneDeckOnly:
    '{card} is in more than one deck of the team; any number of it may be in one of them only.',
  notInPool: 'There are {count} of {card}; the pool has {limit, plural, =0 {no copy} other {#}}.',
} as const;
