import { tournamentRules } from '@ettin/editions';
import type { TournamentRules } from '@ettin/schema';
import type { Failed } from '../play.js';
import type { Reading } from '../reading.js';
import type { Node } from '../source.js';
import { type Format, readDeckCheck, readDecks, readFormat } from './decks.js';
import { type MatchPlan, readMatch, runMatch } from './match.js';
import { type Running, readMatchCheck } from './match-checks.js';

/** A scenario without a game: decks or a match are judged by the tournament rules of each edition. */
export interface Judged {
  readonly run: (edition: string) => readonly Failed[];
}

/** Looks at what is judged under the rules of an edition: decks, or the match at its end. */
type Judgement = (rules: TournamentRules, now: Running | null) => readonly Failed[];

export const JUDGED_KEYS = ['decks', 'format', 'match'] as const;
type Keys = (typeof JUDGED_KEYS)[number] | 'script' | 'expect';

/** Of `match` and of the checks of one, `map` has what the file has. */
export function readJudged(
  r: Reading,
  map: Readonly<Partial<Record<Keys, Node>>>,
  line: number,
): Judged | null {
  if (map.decks === undefined && map.match === undefined) {
    if (map.format !== undefined) r.problem(map.format.line, 'format: there are no decks or match to judge');
    return null;
  }
  if (map.decks !== undefined) readDecks(r, map.decks);
  const format: Format = map.format === undefined ? {} : readFormat(r, map.format);
  const plan = map.match === undefined ? null : readMatch(r, map.match, map.script, line);
  const expect =
    map.expect === undefined
      ? new Map<string, Judgement>()
      : r.byEdition(map.expect, (node) => readExpect(r, node, format, plan));
  return {
    run: (edition) => {
      const { unified, document } = format;
      const rules = tournamentRules(edition, {
        ...(unified === undefined ? {} : { unified }),
        ...(document === undefined ? {} : { document }),
      });
      if (rules === undefined) throw new Error(`edition ${edition} has no tournament rules`);
      const played = plan === null ? null : runMatch(plan, rules, edition);
      if (played !== null && played.failure !== null) return [played.failure];
      return expect.get(edition)?.(rules, played?.now ?? null) ?? [];
    },
  };
}

function readExpect(r: Reading, node: Node, format: Format, plan: MatchPlan | null): Judgement {
  const map = r.map(node, 'expect', ['decks', 'match']);
  const checks: Judgement[] = [];
  if (map.decks !== undefined) checks.push(readDeckCheck(r, map.decks, format));
  if (map.match !== undefined && plan === null) r.problem(map.match.line, 'match: there is none to look at');
  else if (map.match !== undefined) {
    const check = readMatchCheck(r, map.match);
    checks.push((_, now) => (now === null ? [] : check(now)));
  }
  if (checks.length === 0) r.problem(node.line, 'expect says nothing');
  return (rules, now) => checks.flatMap((check) => check(rules, now));
}
