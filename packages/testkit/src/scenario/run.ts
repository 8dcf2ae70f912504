import { cards } from '@ettin/cards';
import { DEFAULT_EDITION } from '@ettin/editions';
import { type BoardCreated, createBoard, createRules, type Rules } from '@ettin/engine';
import type { CardDef, Edition, GameEvent } from '@ettin/schema';
import { compareBystanders } from './bystander.js';
import { type Choices, editionWith, NO_CHOICES } from './choices.js';
import { Failed, Play } from './play.js';
import { readScenario, type Scenario, type Vocabulary, type VocabularyWith } from './scenario.js';
import type { Problem } from './source.js';

/** Where a scenario isn't as its file says. */
export interface Failure {
  readonly line: number;
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** One scenario under one edition. */
export interface ScenarioReport {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly edition: string;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  /** Rule numbers of the edition that the scenario shows (if it is ok). */
  readonly rulesShown: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Reports by edition, or what is wrong with the file. */
export type ScenarioRun =
  | {
      readonly ok: boolean;
      readonly read: true;
      readonly scenario: Scenario;
      readonly reports: readonly ScenarioReport[];
    }
  | {
      readonly ok: false;
      readonly read: false;
      readonly file: string;
      readonly problems: readonly Problem[];
    };

export interface RunOptions {
  /** Name of the file, for reports. */
  readonly file: string;
  /** Only under these editions. */
  readonly editions?: readonly string[];
  /** Each card that takes part is played as this gives it back: what a scenario shows is what it then fails for. */
  readonly change?: (card: CardDef) => CardDef;
}

/**
 * Reads a scenario and plays it under each of its editions. Bad input is a value (`read: false`) that names lines;
 * only a bug of the engine throws.
 */
export function runScenario(text: string, options: RunOptions): ScenarioRun {
  const read = readScenario(text, vocabularyWith);
  if (!read.ok) return { ok: false, read: false, file: options.file, problems: read.problems };
  const { scenario } = read;
  const editions = scenario.editions.filter((id) => options.editions?.includes(id) !== false);
  const reports: ScenarioReport[] = [];
  for (const edition of editions) {
    if (scenario.judged !== null) {
      const failures = scenario.judged.run(edition).map(plain);
      reports.push(reportOf(scenario, edition, options.file, failures, []));
      continue;
    }
    const rules = rulesFor(edition, scenario, options.change);
    if (typeof rules === 'string')
      return {
        ok: false,
        read: false,
        file: options.file,
        problems: [{ line: scenario.cardsLine, message: rules }],
      };
    const board = createBoard(rules, scenario.board.spec);
    if (scenario.impossible !== null) {
      reports.push(reportImpossible(scenario, scenario.impossible, board, edition, options.file));
      continue;
    }
    if (!board.ok) {
      const problems = board.faults.map((f) => ({ line: scenario.board.lineOf(f.at), message: f.message }));
      return { ok: false, read: false, file: options.file, problems };
    }
    reports.push(runUnder(scenario, rules, board, options.file));
  }
  return { ok: reports.every((r) => r.ok), read: true, scenario, reports };
}

type Board = Extract<BoardCreated, { ok: true }>;

const built = new Map<string, Rules>();

/** The built-in cards under an edition, with what is chosen for it; made once, as it takes a moment. */
export function builtInRules(edition: string, choices: Choices = NO_CHOICES): Rules {
  const key = [
    edition,
    ...Object.keys(choices)
      .sort()
      .map((id) => `${id}=${choices[id]}`),
  ].join(' ');
  let rules = built.get(key);
  if (rules === undefined) {
    rules = createRules(editionWith(edition, choices), cards);
    built.set(key, rules);
  }
  return rules;
}

let builtInWords: Vocabulary | null = null;

/** Tokens that cards make, and subtypes; they are the same under every edition. */
function wordsOf(rules: Rules): Vocabulary {
  return {
    tokens: new Set(rules.defs.filter((d) => d.token).map((d) => d.name)),
    subtypes: new Set(rules.defs.flatMap((d) => d.faces.flatMap((f) => f.base.subtypes))),
  };
}

/** For `readScenario`. */
export const vocabularyWith: VocabularyWith = (own) => {
  builtInWords ??= wordsOf(builtInRules(DEFAULT_EDITION));
  if (own.length === 0) return builtInWords;
  const compiled = compile(editionWith(DEFAULT_EDITION, NO_CHOICES), own);
  if (typeof compiled === 'string') return compiled;
  const words = wordsOf(compiled);
  return {
    tokens: new Set([...builtInWords.tokens, ...words.tokens]),
    subtypes: new Set([...builtInWords.subtypes, ...words.subtypes]),
  };
};

/** Rules with these cards alone; a text says what is wrong with one of them. */
function compile(edition: Edition, list: readonly CardDef[]): Rules | string {
  try {
    const rules = createRules(edition, list);
    // a word that is no effect compiles to nothing
    const bad = rules.programs.flat().find((op) => typeof op.run !== 'function');
    return bad === undefined ? rules : `cards: there is no effect ${bad.effect?.do ?? 'without do:'}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * With cards of its own a scenario has rules of its own: of those and of what is on its board or outside the game beside
 * it, as nothing else can come into the game, and compiling every card for each scenario takes long.
 */
export function rulesFor(id: string, scenario: Scenario, change?: RunOptions['change']): Rules | string {
  const choices = scenario.choices.get(id) ?? NO_CHOICES;
  if (scenario.cards.length === 0 && change === undefined) return builtInRules(id, choices);
  const edition = editionWith(id, choices);
  const all = (list: readonly CardDef[]) => (change === undefined ? list : list.map(change));
  const { teams } = scenario.board.spec;
  const players = teams.flatMap((t) => t.players);
  const permanents = players.flatMap((p) => p.battlefield ?? []);
  // a token is known by whatever card makes it
  if (permanents.some((x) => x.token === true)) return compile(edition, all([...cards, ...scenario.cards]));
  const others = players.flatMap((p) =>
    [p.hand, p.library, p.graveyard, p.exile].flatMap((list) => list ?? []),
  );
  const outside = [...teams, ...players].flatMap((x) => x.sideboard ?? []);
  const used = new Set([...[...permanents, ...others].map((x) => x.card), ...outside]);
  return compile(edition, all([...cards.filter((c) => used.has(c.name)), ...scenario.cards]));
}

/** The scenario is that there can't be such a game. */
function reportImpossible(
  scenario: Scenario,
  code: string,
  board: BoardCreated,
  edition: string,
  file: string,
): ScenarioReport {
  const found = board.ok ? 'possible' : [...new Set(board.faults.map((f) => f.code))].join(', ');
  const failures =
    found === code
      ? []
      : [new Failed(scenario.line, `the board: ${code} expected, is ${found}`, code, found)];
  return reportOf(scenario, edition, file, failures.map(plain), []);
}

function reportOf(
  scenario: Scenario,
  edition: string,
  file: string,
  failures: readonly Failure[],
  events: readonly GameEvent[],
): ScenarioReport {
  return {
    id: scenario.id,
    title: scenario.title,
    file,
    edition,
    ok: failures.length === 0,
    failures,
    rulesShown: scenario.rules.get(edition) ?? [],
    events,
  };
}

function runUnder(scenario: Scenario, rules: Rules, board: Board, file: string): ScenarioReport {
  const edition = rules.edition.id;
  const report = (failures: readonly Failure[], events: readonly GameEvent[]) =>
    reportOf(scenario, edition, file, failures, events);
  const p = new Play(rules, board.state);
  p.events.push(...board.events);
  for (const [tag, card] of Object.entries(board.cards)) p.tags.set(tag, { card, id: board.refs[tag] ?? 0 });
  const before = scenario.bystander.map((u) => u.look(p));
  try {
    for (const step of scenario.script)
      if (step.editions === null || step.editions.includes(edition)) step.run(p);
    return report(
      [...atTheEnd(scenario, p), ...compareBystanders(p, scenario.bystander, before)].map(plain),
      p.events,
    );
  } catch (error) {
    if (error instanceof Failed) return report([plain(error)], p.events);
    throw error;
  }
}

/** What the file expects at last; and nothing that needs an answer may have been left open without a word. */
function atTheEnd(scenario: Scenario, p: Play): readonly Failed[] {
  const failures = scenario.expect.get(p.rules.edition.id)?.(p) ?? [];
  const d = p.decision;
  const open =
    d !== undefined &&
    d.kind !== 'attackers' &&
    d.kind !== 'blockers' &&
    d.kind !== 'mulligan' &&
    !scenario.endsInDecision;
  return open
    ? [...failures, new Failed(scenario.line, `at the end of the script ${p.whatWaits()}`)]
    : failures;
}

function plain(f: Failed): Failure {
  return {
    line: f.line,
    message: f.message,
    ...(f.expected === undefined ? {} : { expected: f.expected }),
    ...(f.actual === undefined ? {} : { actual: f.actual }),
  };
}
