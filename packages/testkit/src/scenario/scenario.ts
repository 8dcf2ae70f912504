import { nearNames } from '@ettin/cards';
import { editionIds, linesUnder, type ScenarioTitles, showRule } from '@ettin/editions';
import type { BoardFault } from '@ettin/engine';
import type { CardDef } from '@ettin/schema';
import { BOARD_KEYS, type BoardRead, readBoard } from './board.js';
import { readBystander, type Unchanged } from './bystander.js';
import { type Choices, readChoices } from './choices.js';
import type { Check } from './expect/check.js';
import { expectsDecision, readExpect } from './expect/expect.js';
import { JUDGED_KEYS, type Judged, readJudged } from './judged/judged.js';
import { isCardName, readCards } from './own-cards.js';
import { Reading } from './reading.js';
import { type Node, type Problem, parseSource } from './source.js';
import { readStep, type ScriptStep } from './steps/step.js';
import { readTitles } from './titles.js';

/** A scenario that has been read: what docs/scenarios.md describes. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly titles: ScenarioTitles;
  readonly line: number;
  /** In the order of the file. */
  readonly editions: readonly string[];
  /** Rule numbers shown, by edition. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
  /** Cards that only this scenario has. */
  readonly cards: readonly CardDef[];
  readonly cardsLine: number;
  /** What is decided otherwise than the edition has it, by edition; those that aren't there are as they are. */
  readonly choices: ReadonlyMap<string, Choices>;
  readonly board: BoardRead;
  /** What is wrong with the board, where the scenario is that there can't be such a game. */
  readonly impossible: BoardFault['code'] | null;
  /** Decks or a match, where nothing is played. */
  readonly judged: Judged | null;
  readonly script: readonly ScriptStep[];
  readonly expect: ReadonlyMap<string, Check>;
  /** The final expectation speaks of an open decision. */
  readonly endsInDecision: boolean;
  readonly bystander: readonly Unchanged[];
}

export type ScenarioRead =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const SCENARIO_KEYS = [
  'scenario',
  'title',
  'titles',
  'note',
  'source',
  'editions',
  'rules',
  'cards',
  'choices',
  ...JUDGED_KEYS,
  'impossible',
  ...BOARD_KEYS,
  'script',
  'expect',
  'bystander',
] as const;

const LOOKS = ['expect'] as const;
const CHANGES = ['bystander'] as const;
const FAULTS: readonly BoardFault['code'][] = [
  'teams',
  'unknownCard',
  'unknownToken',
  'ref',
  'attachment',
  'permanent',
  'value',
  'step',
];

/** Names of a file that are looked for among cards like them: a file of nothing else is no scenario. */
const MOST_NEAR = 100;

/** Words that come from cards. */
export interface Vocabulary {
  readonly tokens: ReadonlySet<string>;
  readonly subtypes: ReadonlySet<string>;
}

/** Those of the built-in cards and these; a text says what is wrong with these. */
export type VocabularyWith = (own: readonly CardDef[]) => Vocabulary | string;

/** Reads one file. Everything that is wrong with it is told at once, each with its line. */
export function readScenario(text: string, vocabularyWith: VocabularyWith): ScenarioRead {
  const { root, problems } = parseSource(text);
  if (problems.length > 0) return { ok: false, problems };
  const first = new Reading(
    [],
    () => true,
    () => true,
  );
  const map = first.map(root, 'a scenario', SCENARIO_KEYS);
  const isJudged = map.decks !== undefined || map.match !== undefined;
  const editions = readEditions(first, map.editions, root.line);
  const own = map.cards === undefined ? [] : readCards(first, map.cards);
  const ownNames = new Set(own.flatMap((c) => (c.other === undefined ? [c.name] : [c.name, c.other.name])));
  const words = vocabularyWith(own);
  if (typeof words === 'string') {
    first.problem(map.cards?.line ?? root.line, words);
    return { ok: false, problems: first.problems };
  }
  let asked = 0;
  const near = (name: string) => (asked++ < MOST_NEAR ? nearNames(name, 3) : []);
  const r = new Reading(
    editions,
    (name) => (ownNames.has(name) || isCardName(name) || words.tokens.has(name) ? true : near(name)),
    (word) => words.subtypes.has(word),
  );
  r.problems.push(...first.problems);
  const impossible =
    map.impossible === undefined ? null : (r.oneOf(map.impossible, 'impossible', FAULTS) ?? null);
  const needed = impossible !== null ? [] : isJudged ? LOOKS : [...LOOKS, ...CHANGES];
  for (const key of ['scenario', 'title', 'rules', ...needed] as const)
    if (map[key] === undefined) r.problem(root.line, `${key}: is missing`);

  const board = readBoard(r, map, root.line);
  const judged = readJudged(r, map, root.line);
  if (judged !== null) refuseBoard(r, map);
  const played = judged === null ? map : {};
  const script = played.script === undefined ? [] : r.items(played.script).map((n) => readStep(r, n));
  const expect =
    played.expect === undefined
      ? new Map<string, Check>()
      : r.byEdition(played.expect, (n) => readExpect(r, n));
  const bystander = map.bystander === undefined ? [] : readBystander(r, map.bystander);
  const choices = map.choices === undefined ? new Map<string, Choices>() : readChoices(r, map.choices);
  const rules = readRules(r, map.rules);
  const titles = map.titles === undefined ? {} : readTitles(r, map.titles);
  if (r.problems.length > 0) return { ok: false, problems: [...r.problems].sort((a, b) => a.line - b.line) };
  return {
    ok: true,
    scenario: {
      id: textOf(map.scenario),
      title: textOf(map.title),
      titles,
      line: root.line,
      editions,
      rules,
      cards: own,
      cardsLine: map.cards?.line ?? root.line,
      choices,
      board,
      impossible,
      judged,
      script,
      expect,
      endsInDecision: expectsDecision(played.expect),
      bystander,
    },
  };
}

/** What is only judged has no game: a board beside it would say nothing. */
function refuseBoard(r: Reading, map: Readonly<Partial<Record<string, Node>>>): void {
  const others = [...BOARD_KEYS.filter((key) => key !== 'heads' && key !== 'seating'), 'impossible', 'cards'];
  for (const key of [...others, 'choices', 'bystander']) {
    const node = map[key];
    if (node !== undefined) r.problem(node.line, `${key}: decks and matches are judged without a game`);
  }
}

const textOf = (node: Node | undefined): string => (node?.kind === 'scalar' ? node.text : '');

function readEditions(r: Reading, node: Node | undefined, line: number): readonly string[] {
  if (node === undefined) {
    r.problem(line, `editions: is missing (all, or some of ${editionIds.join(', ')})`);
    return [];
  }
  if (node.kind === 'scalar' && node.text === 'all') return editionIds;
  return r
    .items(node)
    .map((n) => r.oneOf(n, 'edition', editionIds) ?? '')
    .filter((id) => id !== '');
}

/** A list where there is one edition, else one for each. A rule of several lines isn't shown as a whole. */
function readRules(r: Reading, node: Node | undefined): ReadonlyMap<string, readonly string[]> {
  // nothing of the rules of the game: tournament rules alone
  if (node === undefined || (node.kind === 'map' && node.entries.length === 0)) return new Map();
  if (node.kind === 'list' && r.editions.length > 1) {
    r.problem(
      node.line,
      `rules have other numbers in other editions: write them for each ({${r.editions.join(': […], ')}: […]})`,
    );
    return new Map();
  }
  // under an edition that isn't named the scenario shows none of its rules
  const read = r.byEdition(
    node,
    (n) => r.items(n).map((item) => ({ id: r.text(item, 'a rule'), line: item.line })),
    true,
  );
  const out = new Map<string, readonly string[]>();
  for (const [edition, list] of read) {
    for (const { id, line } of list) checkRule(r, edition, id, line);
    out.set(
      edition,
      list.map((x) => x.id),
    );
  }
  return out;
}

function checkRule(r: Reading, edition: string, id: string, line: number): void {
  if (id === '') return;
  const lines = linesUnder(edition, id);
  if (lines.some((l) => l.id === id)) return;
  const own = lines.filter((l) => l.testable).map((l) => l.id);
  if (own.length > 0) {
    r.problem(line, `${id} of edition ${edition} makes several statements: say which (${own.join(', ')})`);
    return;
  }
  const rule = showRule(edition, id);
  if (!rule.ok)
    r.problem(line, `edition ${edition} has no rule ${id}; near it: ${rule.near.slice(0, 3).join(', ')}`);
}
