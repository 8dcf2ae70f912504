import type { MatchNotice, MatchResult, MatchState } from '@ettin/events';
import { count, teamName } from './names.js';

/** One line for what tournament rules make of a game or match; the rule stands behind it. */
export function noticeWords(notice: MatchNotice): string {
  const team = teamName(notice.team ?? 0);
  const turns = notice.turns ?? 0;
  switch (notice.what) {
    case 'chooses':
      return `${team} chooses who plays first.`;
    case 'playsFirst':
      return `${team} plays first.`;
    case 'gameWon':
      return `${team} wins the game.`;
    case 'gameDrawn':
      return 'The game is drawn and does not count.';
    case 'timeCalled':
      return turns === 0
        ? 'Time is called, and no game is going on.'
        : `Time is called: this turn ends, then there are ${turns} more.`;
    case 'extraTurn':
      return turns === 0 ? 'This is the last extra turn.' : `An extra turn; ${turns} more after it.`;
    case 'gameStopped':
      return 'The game ends here.';
    case 'tieBreak':
      return notice.how === 'firstChange'
        ? 'The first change of life that puts a team ahead decides.'
        : 'From now on a team with less life than the other loses.';
    case 'matchWon':
      return `${team} wins the match${HOW[notice.how ?? 'games']}.`;
    case 'matchDrawn':
      return 'The match is drawn.';
  }
}

const HOW: Readonly<Record<MatchResult['how'], string>> = {
  games: '',
  time: ', as time is up',
  life: ' with the higher life total',
  firstChange: ' with the first change of life',
  stateBasedAction: ' with the higher life total',
};

/** "Team A wins the match: 1 game to 0, 2 drawn." */
export function matchWords(match: MatchState): string {
  const [a, b] = match.wins;
  const drawn = match.drawn === 0 ? '' : `, ${match.drawn} drawn`;
  const { result } = match;
  if (result === null) return `The match was left before its end: ${count(a, 'game')} to ${b}${drawn}.`;
  if (result.winner === null) return `The match is drawn: ${count(a, 'game')} to ${b}${drawn}.`;
  const won = result.winner === 0 ? `${count(a, 'game')} to ${b}` : `${count(b, 'game')} to ${a}`;
  return `${teamName(result.winner)} wins the match${HOW[result.how]}: ${won}${drawn}.`;
}
