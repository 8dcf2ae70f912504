/** What tournament rules make of a game or match. */
export const MATCH_EN = {
  chooses: '{team} chooses who plays first.',
  playsFirst: '{team} plays first.',
  gameWon: '{team} wins the game.',
  gameDrawn: 'The game is drawn and does not count.',
  timeCalled:
    '{n, plural, =0 {Time is called, and no game is going on.} one {Time is called: this turn ends, then there is # more.} other {Time is called: this turn ends, then there are # more.}}',
  extraTurn: '{n, plural, =0 {This is the last extra turn.} other {An extra turn; # more after it.}}',
  gameStopped: 'The game ends here.',
  tieBreakByChange: 'The first change of life that puts a team ahead decides.',
  tieBreakByCheck: 'From now on a team with less life than the other loses.',
  matchDrawn: 'The match is drawn',
  wonByGames: '{team} wins the match',
  wonByTime: '{team} wins the match, as time is up',
  wonByLife: '{team} wins the match with the higher life total',
  wonByChange: '{team} wins the match with the first change of life',
  score: '{n, plural, one {# game} other {# games}} to {other}',
  scoreDrawn: '{n, plural, one {# game} other {# games}} to {other}, {drawn} drawn',
  left: 'The match was left before its end: {score}.',
  told: '{sentence}.',
  standing: '{sentence}: {score}.',
} as const;
