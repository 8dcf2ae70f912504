import { cardByName } from '@ettin/cards';
import { editionIds, type ScenarioEntry, type ScenarioTitles } from '@ettin/editions';
import type { ScenarioFile } from './load.js';
import { isCardName } from './own-cards.js';
import { Reading } from './reading.js';
import { type MapNode, type Node, parseSource } from './source.js';
import { readTitles } from './titles.js';

/**
 * Entries of scenario files. Only what they say of themselves is read, nothing is played or checked: a file that
 * doesn't say it is left out, as whoever runs the scenarios is told what is wrong with it.
 */
export function scenarioEntries(files: readonly ScenarioFile[]): readonly ScenarioEntry[] {
  return files.flatMap(({ file, text }) => {
    const { root, problems } = parseSource(text);
    if (problems.length > 0 || root.kind !== 'map') return [];
    const title = entryOf(root, 'title');
    if (title?.kind !== 'scalar') return [];
    const titles = titlesOf(root);
    const entry = { file, title: title.text, rules: rulesOf(root), cards: cardsIn(root) };
    return [titles === null ? entry : { ...entry, titles }];
  });
}

/** Titles in other languages; null where there is none. */
function titlesOf(root: MapNode): ScenarioTitles | null {
  const titles = entryOf(root, 'titles');
  if (titles === undefined) return null;
  const reading = new Reading(
    [],
    () => true,
    () => true,
  );
  return readTitles(reading, titles);
}

const entryOf = (map: MapNode, key: string): Node | undefined =>
  map.entries.find((e) => e.key === key)?.value;

const textsOf = (node: Node): readonly string[] =>
  node.kind === 'list' ? node.items.flatMap((n) => (n.kind === 'scalar' ? [n.text] : [])) : [];

function rulesOf(root: MapNode): Readonly<Record<string, readonly string[]>> {
  const rules = entryOf(root, 'rules');
  if (rules === undefined || (rules.kind === 'map' && rules.entries.length === 0)) return {};
  const named = entryOf(root, 'editions');
  const editions = named === undefined || named.kind === 'scalar' ? editionIds : textsOf(named);
  const reading = new Reading(
    editions,
    () => true,
    () => true,
  );
  return Object.fromEntries(reading.byEdition(rules, textsOf, true));
}

/** "2 Grizzly Bears as bear" is Grizzly Bears. */
const cardNamed = (text: string): string =>
  text
    .replace(/^\d+ /, '')
    .replace(/(?: as |\s*\().*$/, '')
    .trim();

function cardsIn(root: Node): readonly string[] {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    if (node.kind === 'scalar') add(node.text);
    else if (node.kind === 'list') node.items.forEach(visit);
    else
      for (const { key, value } of node.entries) {
        add(key);
        visit(value);
      }
  };
  const add = (text: string): void => {
    const name = cardNamed(text);
    if (isCardName(name) && doesSomething(name)) found.add(name);
  };
  visit(root);
  return [...found];
}

/** Creatures without abilities and basic lands fill a board and show no rule. */
function doesSomething(name: string): boolean {
  const card = cardByName(name);
  if (card === undefined || card.supertypes?.includes('basic') === true) return false;
  return (card.abilities?.length ?? 0) + (card.keywords?.length ?? 0) > 0 || card.other !== undefined;
}
