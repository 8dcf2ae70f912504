import { MATCH } from './catalogue/match.js';
import type { Language } from './language.js';
import { teamName } from './speech.js';

/** How a match was won: by games, because time was up, by life after the extra turns, or by a tie break. */
type How = 'games' | 'time' | 'life' | 'firstChange' | 'stateBasedAction';

/** What tournament rules make of a game, as the match tells it. */
export interface MatchNews {
  readonly what:
    | 'chooses'
    | 'playsFirst'
    | 'gameWon'
    | 'gameDrawn'
    | 'timeCalled'
    | 'extraTurn'
    | 'gameStopped'
    | 'tieBreak'
    | 'matchWon'
    | 'matchDrawn';
  readonly team?: number;
  readonly turns?: number;
  readonly how?: How;
}

export interface MatchScore {
  readonly wins: readonly [number, number];
  readonly drawn: number;
  readonly result: { readonly winner: number | null; readonly how: How } | null;
}

const WON = {
  games: 'wonByGames',
  time: 'wonByTime',
  life: 'wonByLife',
  firstChange: 'wonByChange',
  stateBasedAction: 'wonByLife',
} as const satisfies Readonly<Record<How, string>>;

/** One line for what tournament rules make of a game or match; the rule stands behind it. */
export function matchNewsText(news: MatchNews, language: Language): string {
  const team = teamName(news.team ?? 0, language);
  const n = news.turns ?? 0;
  switch (news.what) {
    case 'chooses':
    case 'playsFirst':
    case 'gameWon':
      return MATCH.text(language, news.what, { team });
    case 'gameDrawn':
    case 'gameStopped':
      return MATCH.text(language, news.what);
    case 'matchDrawn':
      return MATCH.text(language, 'told', { sentence: MATCH.text(language, news.what) });
    case 'timeCalled':
    case 'extraTurn':
      return MATCH.text(language, news.what, { n });
    case 'tieBreak':
      return MATCH.text(language, news.how === 'firstChange' ? 'tieBreakByChange' : 'tieBreakByCheck');
    case 'matchWon':
      return MATCH.text(language, 'told', {
        sentence: MATCH.text(language, WON[news.how ?? 'games'], { team }),
      });
  }
}

/** "Team A wins the match: 1 game to 0, 2 drawn." */
export function matchScoreText(match: MatchScore, language: Language): string {
  const { result } = match;
  const [a, b] = result?.winner === 1 ? [match.wins[1], match.wins[0]] : match.wins;
  const score =
    match.drawn === 0
      ? MATCH.text(language, 'score', { n: a, other: b })
      : MATCH.text(language, 'scoreDrawn', { n: a, other: b, drawn: match.drawn });
  if (result === null) return MATCH.text(language, 'left', { score });
  const sentence =
    result.winner === null
      ? MATCH.text(language, 'matchDrawn')
      : MATCH.text(language, WON[result.how], { team: teamName(result.winner, language) });
  return MATCH.text(language, 'standing', { sentence, score });
}
