import { MATCH_NOTICES, type MatchNotice, type MatchState } from '@ettin/events';
import { same } from '../expect/check.js';
import { Failed } from '../play.js';
import type { Reading } from '../reading.js';
import type { Node } from '../source.js';

/** A match on its way. */
export interface Running {
  match: MatchState;
  notices: MatchNotice[];
  /** Where the notices begin that are new since the last look. */
  since: number;
}

export type MatchCheck = (now: Running) => readonly Failed[];

const teamWord = (team: number | null | undefined): string =>
  team === null || team === undefined ? 'none' : team === 0 ? 'A' : 'B';

/** What can be asked of a match, each in a word. */
const PARTS: Readonly<Record<string, (match: MatchState) => string>> = {
  phase: (m) => m.phase,
  chooser: (m) => teamWord(m.chooser),
  playsFirst: (m) => teamWord(m.game?.startingTeam),
  drawn: (m) => String(m.drawn),
  timeCalled: (m) => String(m.timeCalled),
  turnsLeft: (m) => String(m.turnsLeft ?? 'any'),
  tieBreak: (m) => m.tieBreak ?? 'none',
  winner: (m) => teamWord(m.result?.winner),
  how: (m) => m.result?.how ?? 'none',
  rule: (m) => m.result?.rule ?? 'none',
};
export const MATCH_PARTS: readonly string[] = [...Object.keys(PARTS), 'wins', 'notices'];

export function readMatchCheck(r: Reading, node: Node): MatchCheck {
  const map: Partial<Record<string, Node>> = r.map<string>(node, 'match', MATCH_PARTS);
  const checks = Object.entries(map).flatMap(([key, value]): MatchCheck[] => {
    if (value === undefined) return [];
    if (key === 'wins') {
      const wins = r.map(value, 'wins', ['A', 'B']);
      return (['A', 'B'] as const).flatMap((name, team): MatchCheck[] => {
        const part = wins[name];
        if (part === undefined) return [];
        const wanted = String(r.integer(part, 'wins', 0));
        return [({ match }) => same(part.line, `wins of ${name}`, wanted, String(match.wins[team]))];
      });
    }
    if (key === 'notices') return r.items(value).map((n) => readNotice(r, n));
    const of = PARTS[key];
    const wanted = r.text(value, key);
    return of === undefined ? [] : [({ match }) => same(value.line, key, wanted, of(match))];
  });
  if (checks.length === 0) r.problem(node.line, 'match: says nothing');
  return (now) => checks.flatMap((check) => check(now));
}

/** One of the notices since the last look: `{what: chooses, team: A, rule: MTR 2.2, turns: 3}`. */
function readNotice(r: Reading, node: Node): MatchCheck {
  const map = r.map(node, 'a notice', ['what', 'team', 'rule', 'turns']);
  const what = map.what === undefined ? undefined : r.oneOf(map.what, 'what', MATCH_NOTICES);
  if (map.what === undefined) r.problem(node.line, 'a notice has what:');
  const team = map.team === undefined ? undefined : r.team(map.team, 'team');
  const rule = map.rule === undefined ? undefined : r.text(map.rule, 'rule');
  const turns = map.turns === undefined ? undefined : r.integer(map.turns, 'turns', 0);
  return ({ notices, since }) => {
    const all = notices.slice(since);
    const found = all.some(
      (n) =>
        n.what === what &&
        (team === undefined || n.team === team) &&
        (rule === undefined || n.rule === rule) &&
        (turns === undefined || n.turns === turns),
    );
    if (found) return [];
    const told =
      all.map((n) => `${n.what} ${teamWord(n.team)} ${n.turns ?? ''} (${n.rule})`).join('; ') || 'nothing';
    return [new Failed(node.line, `no such notice; there is: ${told}`, what ?? '', told)];
  };
}
