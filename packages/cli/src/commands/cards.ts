import { cardByName, cards, fullName, nearNames } from '@ettin/cards';
import { type PrintedFace, type PrintedText, printCard, type TextLanguage } from '@ettin/oracle';
import type { CardDef } from '@ettin/schema';
import { type Command, Option } from 'commander';
import { type CardFilter, cardFilter } from '../game/card-filter.js';
import { BadInput, EXIT } from '../io/io.js';
import { columns, pageWidth } from '../io/layout.js';
import { paintFor } from '../io/paint.js';
import { cardLines } from '../words/cards.js';
import { count } from '../words/count.js';
import { type Context, printJson, printLines } from './context.js';
import { jsonOption, languageOption } from './options.js';

const NEAR = 5;

interface ListOptions extends CardFilter {
  readonly json?: true;
}

interface ShowOptions {
  readonly lang: TextLanguage;
  readonly json?: true;
  readonly data?: true;
}

export function cardsCommand(program: Command, context: Context): void {
  const { io, finish } = context;
  const group = program.command('cards').description('the built-in cards');
  group
    .command('list')
    .description('list cards; several filters have to hold together')
    .option('--type <words>', 'type, supertype or subtype, e.g. "legendary goblin"')
    .option('--color <letters>', 'has these colors (WUBRG), or C for colorless')
    .option('--keyword <name>', 'has this keyword ability, e.g. flying')
    .option('--text <words>', 'its text contains these words')
    .addOption(jsonOption())
    .action((options: ListOptions) => {
      const found = cards.filter(cardFilter(options));
      if (found.length === 0) finish(EXIT.failed);
      if (options.json === true) {
        printJson(
          io,
          found.map((card) => summary(card, 'en')),
        );
        return;
      }
      const rows = found.map((card) => {
        const [first] = printCard(card, 'en').faces;
        return [fullName(card), first?.manaCost ?? '', sizeOf(first), first?.typeLine ?? ''];
      });
      printLines(io, columns(rows, pageWidth(io)));
      io.err(`${count(found.length, 'card')} of ${cards.length}\n`);
    });
  group
    .command('show')
    .description('show what a card does, written from its data')
    .argument('<name...>', 'its name; one of two faces will do')
    .addOption(languageOption())
    .addOption(jsonOption())
    .addOption(new Option('--data', "show the card's data instead"))
    .action((words: string[], options: ShowOptions) => {
      const card = cardNamed(words.join(' '));
      if (options.data === true) printJson(io, card);
      else if (options.json === true)
        printJson(io, { ...summary(card, options.lang), text: printCard(card, options.lang) });
      else {
        const [name = '', ...rest] = cardLines(card, options.lang);
        printLines(io, [paintFor(io).strong(name), ...rest]);
      }
    });
}

/** Throws `BadInput` with the names most like it. */
function cardNamed(name: string): CardDef {
  const card = cardByName(name);
  if (card === undefined)
    throw new BadInput(`no built-in card ${name}`, [`near it: ${nearNames(name, NEAR).join(', ')}`]);
  return card;
}

function summary(card: CardDef, lang: TextLanguage): object {
  const text: PrintedText = printCard(card, lang);
  const [first] = text.faces;
  return {
    name: fullName(card),
    layout: text.layout,
    manaCost: first?.manaCost ?? null,
    typeLine: first?.typeLine ?? '',
    size: sizeOf(first),
  };
}

function sizeOf(face: PrintedFace | undefined): string {
  if (face?.power !== undefined && face.toughness !== undefined) return `${face.power}/${face.toughness}`;
  return face?.loyalty ?? face?.defense ?? '';
}
