import { deckSize } from '@ettin/decks';
import type { Command } from 'commander';
import { deckTroubles, faultLine, type LoadedDeck, loadDecks, shortened, teamFaults } from '../game/lists.js';
import { EXIT } from '../io/io.js';
import { paintFor } from '../io/paint.js';
import { count } from '../words/names.js';
import { type Context, printJson, printLines } from './context.js';
import { jsonOption } from './options.js';

export function deckCommand(program: Command, context: Context): void {
  const { io, finish } = context;
  program
    .command('deck')
    .description('deck lists')
    .command('check')
    .description('check the decks of one team: lines, card names, and team construction')
    .argument('<decks...>', 'deck files or starter names; together they are one team')
    .addOption(jsonOption())
    .action((wanted: string[], options: { json?: true }) => {
      const decks = loadDecks(io, wanted);
      const faults = teamFaults(decks);
      const troubles = decks.map(deckTroubles);
      const ok = faults.length === 0 && troubles.every((t) => t.length === 0);
      if (!ok) finish(EXIT.failed);
      if (options.json === true) {
        printJson(io, { ok, decks: decks.map(deckJson), faults });
        return;
      }
      const paint = paintFor(io);
      decks.forEach((deck, i) => {
        const lines = troubles[i] ?? [];
        printLines(io, [
          `${paint.strong(`Deck ${i + 1}: ${deck.name}`)}, ${count(deckSize(deck.deck, 'main'), 'card')}`,
          ...shortened(lines).map((line) => `  ${paint.bad('✗')} ${line}`),
        ]);
      });
      printLines(io, [
        ...shortened(faults.map(faultLine)).map((line) => `${paint.bad('✗')} ${line}`),
        ok
          ? paint.good(decks.length === 1 ? '✓ The deck is legal.' : '✓ The decks are legal together.')
          : `${count(faults.length + troubles.flat().length, 'fault')}.`,
      ]);
    });
}

function deckJson(deck: LoadedDeck): object {
  return {
    source: deck.source,
    name: deck.name,
    cards: deckSize(deck.deck, 'main'),
    sideboard: deckSize(deck.deck, 'sideboard'),
    problems: deck.deck.problems,
    unsupported: deck.unsupported,
  };
}
