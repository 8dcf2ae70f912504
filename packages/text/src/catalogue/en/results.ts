import type { LossReason } from '@ettin/schema';

/** Why a team lost, or the game was drawn; after a colon. */
export const REASONS_EN = {
  life: 'its life total is 0 or less',
  poison: 'it has too many poison counters',
  emptyLibrary: 'a player drew from an empty library',
  concede: 'a player conceded',
  effect: 'an effect says so',
  opponentWon: 'the opponents won',
  loop: 'what has to be done would repeat without end',
  tooManyObjects: 'there would be more permanents or spells than a game here holds',
  win: 'an effect says so',
} as const satisfies Readonly<Record<LossReason | 'win', string>>;

export const RESULTS_EN = {
  goesOn: 'The game goes on.',
  wins: '{team} wins after {n, plural, one {# turn} other {# turns}}; life: {life}.',
  draw: 'A draw, after {n, plural, one {# turn} other {# turns}}; life: {life}.',
  drawBecause: 'A draw, after {n, plural, one {# turn} other {# turns}}; life: {life}. The reason: {why}.',
  lifeOf: '{team} {life}',
} as const;
