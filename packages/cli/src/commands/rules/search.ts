import { type Language, searchRules } from '@ettin/editions';
import type { Command } from 'commander';
import { editionNamed } from '../../game/rules.js';
import { BadInput, EXIT } from '../../io/io.js';
import { columns, pageWidth } from '../../io/layout.js';
import { RULES } from '../../words/rules.js';
import { type Context, printJson, printLines } from '../context.js';
import { editionOption, jsonOption, languageOption } from '../options.js';

interface Options {
  readonly edition: string;
  readonly lang: Language;
  readonly json?: true;
}

export function searchCommand(group: Command, { io, finish }: Context): void {
  group
    .command('search')
    .description('find rules by words or by the beginning of a number')
    .argument('<words...>')
    .addOption(editionOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .action((words: string[], options: Options) => {
      const edition = editionNamed(options.edition);
      if (!/[\p{L}\p{N}]/u.test(words.join('')))
        throw new BadInput('say what to look for: words, or the beginning of a number such as 810.9');
      const hits = searchRules(edition.id, words.join(' '), options.lang);
      if (hits.length === 0) finish(EXIT.failed);
      if (options.json === true) printJson(io, { edition: edition.id, lang: options.lang, hits });
      else if (hits.length === 0)
        io.err(`${RULES.text(options.lang, 'nothing', { edition: edition.id, words: words.join(' ') })}\n`);
      else
        printLines(
          io,
          columns(
            hits.map((hit) => [hit.number, hit.gist]),
            pageWidth(io),
          ),
        );
    });
}
