import { isUnder } from '../number.js';

/** What a rulebook tells of a scenario: enough to name it beside the lines that it shows. */
export interface ScenarioEntry {
  /** Path below the folder of scenarios, with /. */
  readonly file: string;
  /** In English, as scenarios are. */
  readonly title: string;
  /** Rule numbers that it shows, by edition. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** Built-in cards in it that do something, in the order of the file. */
  readonly cards: readonly string[];
}

/** Scenarios that show a rule of an edition or what is under it, and the cards in them, those in the most first. */
export function scenariosShowing(
  entries: readonly ScenarioEntry[],
  edition: string,
  number: string,
): { readonly scenarios: readonly ScenarioEntry[]; readonly cards: readonly string[] } {
  const scenarios = entries.filter(({ rules }) =>
    (Object.hasOwn(rules, edition) ? (rules[edition] ?? []) : []).some((id) => isUnder(id, number)),
  );
  const times = new Map<string, number>();
  for (const { cards } of scenarios) for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return {
    scenarios,
    cards: [...times].sort((a, b) => b[1] - a[1]).map(([card]) => card),
  };
}
