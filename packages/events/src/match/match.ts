import type { MatchRules, TieBreak } from '@ettin/schema';

/**
 * A match as a pure state machine: plain JSON in, plain JSON out, and nothing of how games are played or shown. Whoever
 * runs the games tells it what happens in them (`inputsOf`) and stops a game when the match no longer goes on with it.
 *
 * Words that are easily confused:
 *   drawn game    ended without a winner; it doesn't count, and another follows
 *   drawn match   time is up without a winner
 *   extra turns   what is still played after time was called; turns that a card adds count among them
 *   tie break     how an elimination round goes on with equal life totals after the extra turns
 */
export interface MatchState {
  readonly rules: MatchRules;
  /** A match of an elimination round: it has a winner. */
  readonly elimination: boolean;
  readonly phase: 'choosing' | 'playing' | 'over';
  /** Team that says which team plays first in the game to come. */
  readonly chooser: number;
  /** Games won by team, and drawn games. */
  readonly wins: readonly [number, number];
  readonly drawn: number;
  /** The game that is being played; life totals as far as they are known. */
  readonly game: { readonly startingTeam: number; readonly turns: number; readonly life: Life | null } | null;
  readonly timeCalled: boolean;
  /** Turns that may still begin in this game. Null: any number. */
  readonly turnsLeft: number | null;
  readonly tieBreak: TieBreak | null;
  readonly result: MatchResult | null;
}

/** Of both teams. */
export type Life = readonly [number, number];

export interface MatchResult {
  /** Null: drawn. */
  readonly winner: number | null;
  /** By games, because time is up, by the higher life total after the extra turns, or by the tie break. */
  readonly how: 'games' | 'time' | 'life' | TieBreak;
  readonly rule: string;
}

export type MatchInput =
  /** The team that chooses says which team plays first. */
  | { readonly is: 'chosen'; readonly by: number; readonly first: number }
  /** Somebody of the team looks at a hand. */
  | { readonly is: 'handSeen'; readonly by: number }
  | { readonly is: 'timeCalled' }
  | { readonly is: 'turnBegan'; readonly team: number }
  /** Totals after one change, which may be of several players at the same time. */
  | { readonly is: 'lifeChanged'; readonly life: Life }
  /** State-based actions have just been looked at. `cantLose`: teams that an effect keeps from losing. */
  | {
      readonly is: 'checked';
      readonly life: Life;
      readonly cantLose: readonly [boolean, boolean];
    }
  /** `byCheck`: state-based actions ended it, so that others would have happened together with them. */
  | {
      readonly is: 'gameEnded';
      readonly winner: number | null;
      readonly byCheck: boolean;
      readonly life: Life;
      readonly cantLose: readonly [boolean, boolean];
    };

export const MATCH_NOTICES = [
  /** `team` says who plays first. */
  'chooses',
  'playsFirst',
  'gameWon',
  'gameDrawn',
  'timeCalled',
  /** An extra turn begins; `turns` more follow. */
  'extraTurn',
  /** The game ends without a result of its own. */
  'gameStopped',
  /** Life totals are equal in an elimination round. */
  'tieBreak',
  'matchWon',
  'matchDrawn',
] as const;

export interface MatchNotice {
  readonly what: (typeof MATCH_NOTICES)[number];
  readonly rule: string;
  readonly team?: number;
  readonly turns?: number;
  /** Of 'tieBreak' and 'matchWon'. */
  readonly how?: MatchResult['how'];
}

export type Advanced =
  | { readonly ok: true; readonly match: MatchState; readonly notices: readonly MatchNotice[] }
  | { readonly ok: false; readonly message: string };

/** `chooser`: the team that chance has determined. */
export function newMatch(
  rules: MatchRules,
  options: { readonly chooser: number; readonly elimination?: boolean },
): { readonly match: MatchState; readonly notices: readonly MatchNotice[] } {
  const match: MatchState = {
    rules,
    elimination: options.elimination ?? false,
    phase: 'choosing',
    chooser: options.chooser,
    wins: [0, 0],
    drawn: 0,
    game: null,
    timeCalled: false,
    turnsLeft: null,
    tieBreak: null,
    result: null,
  };
  return { match, notices: [{ what: 'chooses', rule: rules.playFirst.rule, team: options.chooser }] };
}

/** What comes of something that happened. Refused is what can't happen in this phase. */
export function advance(match: MatchState, input: MatchInput): Advanced {
  if (match.phase === 'over') return no('the match is over');
  switch (input.is) {
    case 'chosen':
      if (match.phase !== 'choosing') return no('the game has begun');
      if (input.by !== match.chooser) return no('the other team chooses who plays first');
      return begin(match, input.first, match.rules.playFirst.rule);
    case 'handSeen':
      if (match.phase !== 'choosing' || input.by !== match.chooser) return so(match);
      return begin(match, input.by, match.rules.playFirst.lookedFirst);
    case 'timeCalled':
      return match.timeCalled ? no('time has been called already') : callTime(match);
    default:
      return match.phase === 'choosing' ? no('no game is being played') : played(match, input);
  }
}

const no = (message: string): Advanced => ({ ok: false, message });
const so = (match: MatchState, ...notices: MatchNotice[]): Advanced => ({ ok: true, match, notices });
const otherTeam = (team: number): number => 1 - team;

function begin(match: MatchState, first: number, rule: string): Advanced {
  const game = { startingTeam: first, turns: 0, life: null };
  return so({ ...match, phase: 'playing', game }, { what: 'playsFirst', rule, team: first });
}

/** Between games, and before the first turn of one, no new game begins unless the match must have a winner. */
function callTime(match: MatchState): Advanced {
  const { extraTurns } = match.rules;
  const called: MatchState = { ...match, timeCalled: true };
  const { rule, turns } = extraTurns;
  if (match.game !== null && match.game.turns > 0)
    return so({ ...called, turnsLeft: turns }, { what: 'timeCalled', rule, turns });
  const notice: MatchNotice = { what: 'timeCalled', rule, turns: 0 };
  if (match.elimination) return and(notice, breakTie(called));
  return and(notice, match.game === null ? drawMatch(called) : stopGame(called));
}

type Played = Exclude<MatchInput, { is: 'chosen' | 'handSeen' | 'timeCalled' }>;

function played(match: MatchState, input: Played): Advanced {
  const { game } = match;
  if (game === null) return no('no game is being played');
  switch (input.is) {
    case 'turnBegan':
      return turnBegan(match, game);
    case 'lifeChanged': {
      const now = { ...match, game: { ...game, life: input.life } };
      const ahead = higher(input.life);
      return match.tieBreak === 'firstChange' && ahead !== null ? win(now, ahead, 'firstChange') : so(now);
    }
    case 'checked': {
      const now = { ...match, game: { ...game, life: input.life } };
      const ahead = higher(input.life);
      const decided = match.tieBreak === 'stateBasedAction' && ahead !== null;
      return decided && !input.cantLose[otherTeam(ahead) as 0 | 1]
        ? win(now, ahead, 'stateBasedAction')
        : so(now);
    }
    case 'gameEnded':
      return gameEnded(match, input);
  }
}

function turnBegan(match: MatchState, game: NonNullable<MatchState['game']>): Advanced {
  const turned = { ...match, game: { ...game, turns: game.turns + 1 } };
  const { turnsLeft: left } = match;
  if (left === null) return so(turned);
  if (left > 0) {
    const turns = left - 1;
    return so(
      { ...turned, turnsLeft: turns },
      { what: 'extraTurn', rule: match.rules.extraTurns.rule, turns },
    );
  }
  if (!match.elimination) return stopGame(match);
  const ahead = game.life === null ? null : higher(game.life);
  return ahead === null ? breakTie({ ...turned, turnsLeft: null }) : win(match, ahead, 'life');
}

function gameEnded(match: MatchState, input: Extract<MatchInput, { is: 'gameEnded' }>): Advanced {
  const winner = bothLost(match, input) ? null : input.winner;
  const { rules } = match;
  const ended: MatchState = { ...match, phase: 'choosing', game: null, turnsLeft: null };
  if (winner !== null) {
    const wins = oneMore(match.wins, winner);
    const won: MatchState = { ...ended, wins, chooser: otherTeam(winner) };
    if (wins[winner as 0 | 1] >= rules.wins.games)
      return over(won, { winner, how: 'games', rule: rules.wins.rule });
    const notice: MatchNotice = { what: 'gameWon', rule: rules.wins.rule, team: winner };
    return and(notice, match.timeCalled ? noNewGame(won) : choose(won));
  }
  const drawn: MatchState = { ...ended, drawn: match.drawn + 1 };
  const notice: MatchNotice = { what: 'gameDrawn', rule: rules.drawn.rule };
  return and(notice, match.timeCalled ? noNewGame(drawn) : choose(drawn));
}

/**
 * State-based actions happen together: when one makes a team lose while it has the higher life total, the tie break
 * makes the other lose too.
 */
function bothLost(match: MatchState, input: Extract<MatchInput, { is: 'gameEnded' }>): boolean {
  const { winner } = input;
  if (match.tieBreak !== 'stateBasedAction' || !input.byCheck || winner === null) return false;
  return higher(input.life) === otherTeam(winner) && !input.cantLose[winner as 0 | 1];
}

const oneMore = ([a, b]: MatchState['wins'], winner: number): MatchState['wins'] =>
  winner === 0 ? [a + 1, b] : [a, b + 1];

function choose(match: MatchState): Advanced {
  return so(match, { what: 'chooses', rule: match.rules.playFirst.afterDraw, team: match.chooser });
}

/** After time was called; in an elimination round the next game begins with the tie break. */
function noNewGame(match: MatchState): Advanced {
  if (!match.elimination) return drawMatch(match);
  const broken = match.tieBreak === null ? breakTie(match) : so(match);
  return broken.ok ? and(broken.notices, choose(broken.match)) : broken;
}

/** A game that isn't over counts as drawn. */
function stopGame(match: MatchState): Advanced {
  const { rule } = match.rules.extraTurns;
  const stopped: MatchState = { ...match, drawn: match.drawn + 1 };
  return and({ what: 'gameStopped', rule }, drawMatch(stopped));
}

function drawMatch(match: MatchState): Advanced {
  const [a, b] = match.wins;
  const { rule } = match.rules.extraTurns;
  return over(match, { winner: a === b ? null : a > b ? 0 : 1, how: 'time', rule });
}

function breakTie(match: MatchState): Advanced {
  const { how, rule } = match.rules.tie;
  return so({ ...match, tieBreak: how }, { what: 'tieBreak', rule, how });
}

/** Life decides: the team ahead has won the game, and so the match. */
function win(match: MatchState, winner: number, how: MatchResult['how']): Advanced {
  const { rule } = match.rules.tie;
  const won: MatchState = { ...match, wins: oneMore(match.wins, winner) };
  return and({ what: 'gameStopped', rule }, over(won, { winner, how, rule }));
}

function over(match: MatchState, result: MatchResult): Advanced {
  const { winner, how, rule } = result;
  return so(
    { ...match, phase: 'over', game: null, turnsLeft: null, result },
    winner === null ? { what: 'matchDrawn', rule, how } : { what: 'matchWon', rule, how, team: winner },
  );
}

/** The team with more life; null where both have the same. */
function higher([a, b]: Life): number | null {
  return a === b ? null : a > b ? 0 : 1;
}

/** What comes first, told before the rest. */
function and(first: MatchNotice | readonly MatchNotice[], then: Advanced): Advanced {
  const before = Array.isArray(first) ? (first as readonly MatchNotice[]) : [first as MatchNotice];
  return then.ok ? { ...then, notices: [...before, ...then.notices] } : then;
}
