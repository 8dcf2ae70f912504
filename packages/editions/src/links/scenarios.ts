import { isUnder } from '../number.js';
import type { Language } from '../rulebook/line-text.js';

/** What a rulebook tells of a scenario: enough to name it beside the lines that it shows. */
export interface ScenarioEntry {
  /** Path below the folder of scenarios, with /. */
  readonly file: string;
  /** In English, as scenarios are. */
  readonly title: string;
  /** The title in other languages, where somebody has put it into them. */
  readonly titles?: ScenarioTitles;
  /** Rule numbers that it shows, by edition. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** Built-in cards in it that do something, in the order of the file. */
  readonly cards: readonly string[];
}

export type ScenarioTitles = Readonly<Partial<Record<Exclude<Language, 'en'>, string>>>;

/** A scenario's title for a reader, and the language that it is in: English where there is none in the reader's. */
export function scenarioTitle(
  { title, titles }: Pick<ScenarioEntry, 'title' | 'titles'>,
  language: Language,
): { readonly text: string; readonly language: Language } {
  const said = language === 'en' ? undefined : titles?.[language];
  return said === undefined ? { text: title, language: 'en' } : { text: said, language };
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
