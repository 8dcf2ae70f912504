import { type CardFault, cardByName, cardFaults, undeclaredReferences } from '@ettin/cards';
import type { CardDef } from '@ettin/schema';
import type { Reading } from './reading.js';
import type { Node } from './source.js';

/** Exactly as printed: the lookup also knows other ways of writing, which a scenario shouldn't need. */
export function isCardName(name: string): boolean {
  const card = cardByName(name);
  return card !== undefined && (card.name === name || card.other?.name === name);
}

/** Cards in the form of docs/add-a-card.md, as YAML. What is wrong with their data is told with its line. */
export function readCards(r: Reading, node: Node): readonly CardDef[] {
  return r.items(node).flatMap((n) => {
    const card = plain(n);
    const faults = cardFaults(card);
    for (const fault of faults) r.problem(lineAt(n, fault.path), `cards: ${fault.message}`);
    const name = n.kind === 'map' ? n.entries.find((e) => e.key === 'name')?.value : undefined;
    if (name?.kind === 'scalar' && isCardName(name.text))
      r.problem(name.line, `${name.text} is a built-in card`);
    if (faults.length > 0) return [];
    for (const reference of undeclaredReferences(card))
      r.problem(n.line, `cards: ${name?.kind === 'scalar' ? name.text : ''} declares no ${reference}`);
    return [card as CardDef];
  });
}

/** The line of what a path leads to; of the last of it that is there. */
function lineAt(node: Node, path: CardFault['path']): number {
  const [step, ...rest] = path;
  if (node.kind === 'map') {
    const entry = node.entries.find((e) => e.key === step);
    if (entry !== undefined) return rest.length === 0 ? entry.line : lineAt(entry.value, rest);
  }
  const item = node.kind === 'list' && typeof step === 'number' ? node.items[step] : undefined;
  return item === undefined ? node.line : lineAt(item, rest);
}

function plain(node: Node): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries(node.entries.map((e) => [e.key, plain(e.value)]));
}
