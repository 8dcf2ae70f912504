export { inputsOf, type MatchWatched, type Watched, watchGame } from './match/inputs.js';
export {
  type Advanced,
  advance,
  type Life,
  MATCH_NOTICES,
  type MatchInput,
  type MatchNotice,
  type MatchResult,
  type MatchState,
  newMatch,
} from './match/match.js';
