import { cardByName, nearNames } from '@ettin/cards';
import { type DeckFault, deckSize } from '@ettin/decks';
import { UNIFIED, type Unified } from '@ettin/schema';
import type { Language } from '@ettin/text';
import { type Command, Option } from 'commander';
import { deckRulesOf, faultLine, rulesOfDay, teamFaults } from '../game/construction.js';
import { deckTroubles, type LoadedDeck, listFromFile, loadDecks, shortened } from '../game/lists.js';
import { editionNamed } from '../game/rules.js';
import { BadInput, EXIT, type Io } from '../io/io.js';
import { paintFor } from '../io/paint.js';
import { DECKS } from '../words/decks.js';
import { type Context, printJson, printLines } from './context.js';
import { documentOption, editionOption, jsonOption, languageOption, limitedOption } from './options.js';

interface Options {
  readonly edition: string;
  readonly document?: string;
  readonly limited?: true;
  readonly pool?: string;
  readonly unified?: Unified;
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
  readonly lang: Language;
  readonly json?: true;
}

const cards = (flag: string, what: string): Option =>
  new Option(`--${flag} <card>`, what)
    .default([], 'none')
    .argParser((name: string, before: readonly string[]) => [...before, name]);

export function deckCommand(program: Command, context: Context): void {
  program
    .command('deck')
    .description('deck lists')
    .command('check')
    .description('check the decks of one team: lines, card names, and team construction')
    .argument('<decks...>', 'deck files or starter names; together they are one team')
    .addOption(editionOption())
    .addOption(limitedOption())
    .option('--pool <file>', 'with --limited: all cards that the team has opened or drafted')
    .addOption(
      new Option('--unified <how>', 'how the decks are looked at together (default: as at the date)').choices(
        UNIFIED,
      ),
    )
    .addOption(cards('banned', 'a card that the format bans; give it again for others'))
    .addOption(cards('restricted', 'a card that the format restricts; give it again for others'))
    .addOption(documentOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .action((wanted: string[], options: Options) => check(context, wanted, options));
}

function check({ io, finish }: Context, wanted: readonly string[], options: Options): void {
  const edition = editionNamed(options.edition).id;
  const rules = rulesOfDay({ ...options, edition });
  const limited = options.limited === true;
  const { lang } = options;
  const decks = loadDecks(io, wanted);
  const pool = readPool(io, options);
  const banned = options.banned.map(namedCard('banned'));
  const restricted = options.restricted.map(namedCard('restricted'));
  const faults = teamFaults(decks, deckRulesOf(rules, decks.length, limited), {
    banned,
    restricted,
    ...(pool === null ? {} : { pool: pool.deck }),
  });
  const troubles = decks.map((deck) => deckTroubles(deck, lang));
  const ok = faults.length === 0 && troubles.every((t) => t.length === 0);
  if (!ok) finish(EXIT.failed);
  if (options.json === true) {
    const play = limited ? 'limited' : 'constructed';
    printJson(io, { ok, edition, document: rules.id, play, decks: decks.map(deckJson), faults });
    return;
  }
  const paint = paintFor(io);
  decks.forEach((deck, i) => {
    printLines(io, [
      `${paint.strong(DECKS.text(lang, 'deck', { n: i + 1, name: deck.name }))}, ${DECKS.text(lang, 'cards', { n: deckSize(deck.deck, 'main') })}`,
      ...shortened(troubles[i] ?? [], lang).map((line) => `  ${paint.bad('✗')} ${line}`),
    ]);
  });
  printLines(io, [
    ...shortened(
      faults.map((f: DeckFault) => faultLine(f, decks, lang)),
      lang,
    ).map((line) => `${paint.bad('✗')} ${line}`),
    ok
      ? paint.good(`✓ ${DECKS.text(lang, decks.length === 1 ? 'legal' : 'legalTogether')}`)
      : DECKS.text(lang, 'faults', { n: faults.length + troubles.flat().length }),
  ]);
}

const NEAR = 3;

/** The card that an option names. A name that nothing has would ban nothing and pass every deck. */
const namedCard =
  (flag: string) =>
  (name: string): string => {
    const card = cardByName(name);
    if (card !== undefined) return card.name;
    if (name.trim() === '') throw new BadInput(`--${flag} needs the name of a card`);
    throw new BadInput(`--${flag}: no built-in card ${name}`, [
      `near it: ${nearNames(name, NEAR).join(', ')}`,
    ]);
  };

/** Every line of a pool has to be read, or cards of the decks would be missing from it for no fault of theirs. */
function readPool(io: Io, { pool, limited }: Options): LoadedDeck | null {
  if (pool === undefined) return null;
  if (limited !== true) throw new BadInput('a pool is what limited decks are built from: add --limited');
  const list = listFromFile(io, pool);
  const unread = list.deck.problems.map((p) => `${pool}:${p.line}: ${p.message} "${p.text}"`);
  if (unread.length > 0) throw new BadInput(`the pool ${pool} can't be read`, shortened(unread));
  return list;
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
