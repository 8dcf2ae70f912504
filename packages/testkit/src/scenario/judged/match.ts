import { advance, type MatchInput, newMatch } from '@ettin/events';
import type { TournamentRules } from '@ettin/schema';
import { Failed } from '../play.js';
import type { Reading } from '../reading.js';
import type { Node } from '../source.js';
import { type Running, readMatchCheck } from './match-checks.js';

/** A match as its file tells it: who chooses, and what happens in its games, one thing after the other. */
export interface MatchPlan {
  readonly chooser: number;
  readonly elimination: boolean;
  readonly steps: readonly Step[];
}

interface Step {
  readonly editions: readonly string[] | null;
  /** Throws `Failed`. */
  readonly run: (now: Running, edition: string) => void;
}

export const MATCH_STEPS = [
  'choose',
  'look',
  'time',
  'turns',
  'life',
  'check',
  'game',
  'refuse',
  'expect',
] as const;

export function readMatch(r: Reading, node: Node, script: Node | undefined, line: number): MatchPlan {
  const map = r.map(node, 'match', ['chooser', 'elimination']);
  if (script === undefined) r.problem(line, 'script: is missing (what happens in the match)');
  return {
    chooser: map.chooser === undefined ? 0 : r.team(map.chooser, 'chooser'),
    elimination: map.elimination !== undefined && r.flag(map.elimination, 'elimination'),
    steps: script === undefined ? [] : r.items(script).map((n) => readStep(r, n)),
  };
}

/** The match at its end, and the failure that ended its script. */
export function runMatch(
  plan: MatchPlan,
  rules: TournamentRules,
  edition: string,
): { readonly now: Running; readonly failure: Failed | null } {
  const { match, notices } = newMatch(rules.match, plan);
  const now: Running = { match, notices: [...notices], since: 0 };
  try {
    for (const step of plan.steps)
      if (step.editions === null || step.editions.includes(edition)) step.run(now, edition);
    return { now, failure: null };
  } catch (error) {
    if (error instanceof Failed) return { now, failure: error };
    throw error;
  }
}

function readStep(r: Reading, node: Node): Step {
  // "time" alone is short for "time: called"
  const whole: Node =
    node.kind === 'scalar' && node.text === 'time'
      ? {
          kind: 'map',
          line: node.line,
          entries: [{ key: 'time', line: node.line, value: { ...node, text: 'called' } }],
        }
      : node;
  const map: Partial<Record<string, Node>> = r.map<string>(whole, 'a step of a match', [
    ...MATCH_STEPS,
    'editions',
    'note',
  ]);
  const verbs = MATCH_STEPS.filter((verb) => map[verb] !== undefined);
  const [verb] = verbs;
  const what = verb === undefined ? undefined : map[verb];
  if (verb === undefined || what === undefined || verbs.length > 1) {
    r.problem(node.line, `a step of a match has one of ${MATCH_STEPS.join(', ')}`);
    return { editions: [], run: () => undefined };
  }
  const editions =
    map.editions === undefined
      ? null
      : r.items(map.editions).map((n) => r.oneOf(n, 'editions', r.editions) ?? '');
  if (verb === 'expect') {
    const checks = r.byEdition(what, (n) => {
      const only = r.map(n, 'expect', ['match']);
      if (only.match === undefined) r.problem(n.line, 'expect says nothing');
      return only.match === undefined ? () => [] : readMatchCheck(r, only.match);
    });
    return {
      editions,
      run: (now, edition) => {
        for (const failure of checks.get(edition)?.(now) ?? []) throw failure;
        now.since = now.notices.length;
      },
    };
  }
  if (verb === 'refuse') {
    const inner = readStep(r, what);
    return {
      editions,
      run: (now, edition) => {
        const copy = { ...now, notices: [...now.notices] };
        try {
          inner.run(copy, edition);
        } catch (error) {
          if (error instanceof NotPossible) return;
          throw error;
        }
        throw new Failed(node.line, 'this was possible', 'refused', 'possible');
      },
    };
  }
  const inputs = readInputs(r, verb, what);
  return {
    editions,
    run: (now) => {
      for (const input of inputs) put(now, input, node.line);
    },
  };
}

class NotPossible extends Failed {}

function put(now: Running, input: MatchInput, line: number): void {
  const done = advance(now.match, input);
  if (!done.ok) throw new NotPossible(line, done.message);
  now.match = done.match;
  now.notices.push(...done.notices);
}

type InputVerb = Exclude<(typeof MATCH_STEPS)[number], 'expect' | 'refuse'>;

function readInputs(r: Reading, verb: InputVerb, what: Node): readonly MatchInput[] {
  switch (verb) {
    case 'choose':
      return r.entries(what, 'choose').map((e) => ({
        is: 'chosen',
        by: r.teamNamed(e.key, e.line, 'choose'),
        first: r.team(e.value, 'choose'),
      }));
    case 'look':
      return [{ is: 'handSeen', by: r.team(what, 'look') }];
    case 'time':
      r.oneOf(what, 'time', ['called']);
      return [{ is: 'timeCalled' }];
    case 'turns':
      return r.items(what).map((n) => ({ is: 'turnBegan', team: r.team(n, 'turns') }));
    case 'life':
      return [{ is: 'lifeChanged', life: readLife(r, what) }];
    case 'check': {
      const map = r.map(what, 'check', ['A', 'B', 'cantLose']);
      return [{ is: 'checked', life: lifeIn(r, map, what.line), cantLose: readCantLose(r, map.cantLose) }];
    }
    case 'game':
      return [readGame(r, what)];
  }
}

/** `A` has won it, or `draw`; or `{winner: B, byCheck: true, life: {A: 3, B: 9}}` where that matters. */
function readGame(r: Reading, node: Node): MatchInput {
  const map =
    node.kind === 'map' ? r.map(node, 'game', ['winner', 'byCheck', 'life', 'cantLose']) : { winner: node };
  const who = map.winner === undefined ? undefined : r.oneOf(map.winner, 'game', ['A', 'B', 'draw']);
  if (map.winner === undefined) r.problem(node.line, 'game: winner: A, B or draw is missing');
  return {
    is: 'gameEnded',
    winner: who === 'draw' || who === undefined ? null : who === 'A' ? 0 : 1,
    byCheck: map.byCheck !== undefined && r.flag(map.byCheck, 'byCheck'),
    life: map.life === undefined ? [0, 0] : readLife(r, map.life),
    cantLose: readCantLose(r, map.cantLose),
  };
}

const readLife = (r: Reading, node: Node): [number, number] =>
  lifeIn(r, r.map(node, 'life', ['A', 'B']), node.line);

function lifeIn(r: Reading, map: { readonly A?: Node; readonly B?: Node }, line: number): [number, number] {
  if (map.A === undefined || map.B === undefined) {
    r.problem(line, 'the life totals of both teams are needed: {A: 12, B: 14}');
    return [0, 0];
  }
  return [r.integer(map.A, 'life'), r.integer(map.B, 'life')];
}

function readCantLose(r: Reading, node: Node | undefined): [boolean, boolean] {
  const teams = node === undefined ? [] : r.items(node).map((n) => r.team(n, 'cantLose'));
  return [teams.includes(0), teams.includes(1)];
}
