import type { Deck, DeckEntry, Section } from './deck.js';

/** `arena`: with set and number, as Arena and most sites take it. `plain`: counts and names. */
export type DeckStyle = 'arena' | 'plain';

const HEADINGS: Readonly<Record<Section, string>> = {
  commander: 'Commander',
  main: 'Deck',
  sideboard: 'Sideboard',
};

const WRITING_ORDER: readonly Section[] = ['commander', 'main', 'sideboard'];

function writeEntry({ count, name, set, number }: DeckEntry, style: DeckStyle): string {
  if (style === 'plain' || set === undefined) return `${count} ${name}`;
  return number === undefined ? `${count} ${name} (${set})` : `${count} ${name} (${set}) ${number}`;
}

/**
 * Writes what `readDeck` reads back: in `arena` style the same name, entries, sets and numbers (a number without a
 * set has no place in the style and is left out).
 */
export function writeDeck(deck: Pick<Deck, 'entries' | 'name'>, style: DeckStyle = 'arena'): string {
  const blocks: string[][] = [];
  const name = deck.name?.replace(/\s+/g, ' ').trim();
  if (name) blocks.push(['About', `Name ${name}`]);
  for (const section of WRITING_ORDER) {
    const entries = deck.entries.filter((entry) => entry.section === section);
    if (entries.length === 0) continue;
    blocks.push([HEADINGS[section], ...entries.map((entry) => writeEntry(entry, style))]);
  }
  return blocks.map((block) => `${block.join('\n')}\n`).join('\n');
}
