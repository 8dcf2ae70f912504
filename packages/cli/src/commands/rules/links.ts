import { join } from 'node:path';
import {
  type Language,
  type RuleLinks,
  ruleLinks,
  type ScenarioEntry,
  scenariosShowing,
} from '@ettin/editions';
import { loadScenarios, scenarioEntries } from '@ettin/testkit';
import { askedText, eventName } from '@ettin/text';
import { projectRoot } from '../../game/root.js';
import { reasonOf } from '../../io/files.js';
import { BadInput } from '../../io/io.js';

/** What a rule decides in a game, what shows it, and the cards in that. */
export interface ShownLinks extends RuleLinks {
  readonly scenarios: readonly Pick<ScenarioEntry, 'file' | 'title'>[];
  readonly cards: readonly string[];
}

/** Scenarios and cards of a rule with many are cut short on the page; the JSON has all. */
const MOST = 12;

/** Throws `BadInput` where the project's scenarios can't be read. */
export function linksOf(edition: string, number: string): ShownLinks {
  const { scenarios, cards } = scenariosShowing(entriesNaming(number), edition, number);
  return {
    ...ruleLinks(edition, number),
    scenarios: scenarios.map(({ file, title }) => ({ file, title })),
    cards,
  };
}

/** Of the project's scenarios, those whose text has the number somewhere: few of hundreds have to be parsed. */
function entriesNaming(number: string): readonly ScenarioEntry[] {
  try {
    const files = loadScenarios(join(projectRoot(), 'scenarios'));
    return scenarioEntries(files.filter(({ text }) => text.includes(number)));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`the scenarios can't be read: ${reasonOf(error)}`);
  }
}

/** Label and text, a row for each; nothing where there is none. */
export function linkRows(links: ShownLinks, language: Language): readonly (readonly string[])[] {
  const scenarios = links.scenarios.map(({ file, title }) => `scenarios/${file}: ${title}`);
  return [
    ...rows('Events', [links.events.map((event) => eventName(event, language)).join(', ')]),
    ...rows('Decisions', [links.decisions.map((asked) => askedText(asked, language)).join(', ')]),
    ...rows('Scenarios', cut(scenarios)),
    ...rows('Cards', [cut(links.cards).join(', ')]),
  ];
}

const cut = (list: readonly string[]): readonly string[] =>
  list.length <= MOST ? list : [...list.slice(0, MOST), `and ${list.length - MOST} more`];

const rows = (label: string, texts: readonly string[]): readonly (readonly string[])[] =>
  texts.filter((text) => text !== '').map((text, i) => [i === 0 ? label : '', text]);
