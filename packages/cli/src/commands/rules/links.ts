import { join } from 'node:path';
import {
  type Language,
  type RuleLinks,
  ruleLinks,
  type ScenarioEntry,
  scenariosShowing,
  scenarioTitle,
} from '@ettin/editions';
import { loadScenarios, scenarioEntries } from '@ettin/testkit';
import { askedText, eventName } from '@ettin/text';
import { projectRoot } from '../../game/root.js';
import { reasonOf } from '../../io/files.js';
import { BadInput } from '../../io/io.js';
import { RULES } from '../../words/rules.js';

/** What a rule decides in a game, what shows it, and the cards in that. */
export interface ShownLinks extends RuleLinks {
  readonly scenarios: readonly Pick<ScenarioEntry, 'file' | 'title' | 'titles'>[];
  readonly cards: readonly string[];
}

/** Scenarios and cards of a rule with many are cut short on the page; the JSON has all. */
const MOST = 12;

/** Throws `BadInput` where the project's scenarios can't be read. */
export function linksOf(edition: string, number: string): ShownLinks {
  const { scenarios, cards } = scenariosShowing(entriesNaming(number), edition, number);
  return {
    ...ruleLinks(edition, number),
    scenarios: scenarios.map(({ file, title, titles }) => ({
      file,
      title,
      ...(titles === undefined ? {} : { titles }),
    })),
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
  const label = (key: 'events' | 'decisions' | 'scenarios' | 'cards') => RULES.text(language, key);
  const scenarios = links.scenarios.map(
    (one) => `scenarios/${one.file}: ${scenarioTitle(one, language).text}`,
  );
  return [
    ...rows(label('events'), [links.events.map((event) => eventName(event, language)).join(', ')]),
    ...rows(label('decisions'), [links.decisions.map((asked) => askedText(asked, language)).join(', ')]),
    ...rows(label('scenarios'), cut(scenarios, language)),
    ...rows(label('cards'), [cut(links.cards, language).join(', ')]),
  ];
}

const cut = (list: readonly string[], language: Language): readonly string[] =>
  list.length <= MOST
    ? list
    : [...list.slice(0, MOST), RULES.text(language, 'more', { n: list.length - MOST })];

const rows = (label: string, texts: readonly string[]): readonly (readonly string[])[] =>
  texts.filter((text) => text !== '').map((text, i) => [i === 0 ? label : '', text]);
