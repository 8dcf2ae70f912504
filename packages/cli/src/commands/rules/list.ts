import { editionName, isTextId, type Language, ruleLines, TEXT_IDS } from '@ettin/editions';
import type { Command } from 'commander';
import { editionNamed } from '../../game/rules.js';
import { BadInput } from '../../io/io.js';
import { columns, pageWidth } from '../../io/layout.js';
import { paintFor } from '../../io/paint.js';
import { type Context, printJson, printLines } from '../context.js';
import { editionOption, jsonOption, languageOption } from '../options.js';
import { lineRow } from './line.js';

interface Options {
  readonly edition: string;
  readonly lang: Language;
  readonly json?: true;
}

/** An edition between two texts is known by its differences: its lines were never written down. */
export function textNamed(id: string) {
  const edition = editionNamed(id);
  if (!isTextId(edition.id))
    throw new BadInput(`the rulebook doesn't have the lines of edition ${edition.id} (${edition.name})`, [
      `it has those of ${TEXT_IDS.join(', ')}; single rules of others: ettin rules show ID --edition ${edition.id}`,
    ]);
  return edition;
}

export function listCommand(group: Command, { io }: Context): void {
  group
    .command('list')
    .description('list every line of an edition in the order of its text')
    .addOption(editionOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .action((options: Options) => {
      const edition = textNamed(options.edition);
      const lines = ruleLines(edition.id, options.lang);
      if (options.json === true) {
        printJson(io, { edition: edition.id, lang: options.lang, lines });
        return;
      }
      printLines(io, [
        paintFor(io).strong(`${edition.id}  ${editionName(edition.id, options.lang)}`),
        ...columns(
          lines.map((line) => lineRow(line, options.lang)),
          pageWidth(io),
        ),
      ]);
    });
}
