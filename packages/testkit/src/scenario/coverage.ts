import { type RuleLine, ruleLines } from '@ettin/editions';
import type { ScenarioReport } from './run.js';

/** A line of the rules, and the scenarios that show it. */
export interface LineCoverage {
  readonly line: RuleLine;
  readonly scenarios: readonly string[];
}

export interface Coverage {
  readonly edition: string;
  /** Every testable line, in the order of the text. */
  readonly lines: readonly LineCoverage[];
  /** Those that no scenario shows. */
  readonly without: readonly RuleLine[];
}

/** Which lines of an edition's own section are shown by scenarios that passed under it. */
export function coverage(edition: string, reports: readonly ScenarioReport[]): Coverage {
  const shown = new Map<string, string[]>();
  for (const r of reports) {
    if (r.edition !== edition || !r.ok) continue;
    for (const rule of r.rulesShown) shown.set(rule, [...(shown.get(rule) ?? []), r.id]);
  }
  const lines = ruleLines(edition)
    .filter((line) => line.testable)
    .map((line) => ({ line, scenarios: [...new Set(shown.get(line.id) ?? [])] }));
  return { edition, lines, without: lines.filter((l) => l.scenarios.length === 0).map((l) => l.line) };
}
