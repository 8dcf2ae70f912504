import { nearNumbers, type RuleLine, ruleNumbers, searchRules, showRule } from '@ettin/editions';
import { coverage } from '@ettin/testkit';
import type { Command } from 'commander';
import { editionNamed } from '../game/rules.js';
import { allScenarios, runFiles } from '../game/scenarios.js';
import { BadInput, EXIT } from '../io/io.js';
import { columns, pageWidth } from '../io/layout.js';
import { paintFor } from '../io/paint.js';
import { count } from '../words/names.js';
import { type Context, printJson, printLines } from './context.js';
import { editionOption, jsonOption } from './options.js';

interface Options {
  readonly edition: string;
  readonly json?: true;
}

export function rulesCommand(program: Command, context: Context): void {
  const group = program.command('rules').description('the rulebook, in our own words');
  showCommand(group, context);
  searchCommand(group, context);
  coverageCommand(group, context);
}

function showCommand(group: Command, { io }: Context): void {
  group
    .command('show')
    .description('show a rule, its lines and examples')
    .argument('<id>', 'rule number, e.g. 810.9a')
    .addOption(editionOption())
    .addOption(jsonOption())
    .action((id: string, options: Options) => {
      const edition = editionNamed(options.edition);
      const found = showRule(edition.id, id);
      if (!found.ok)
        throw new BadInput(`edition ${edition.id} has no rule ${id}`, [
          `near it: ${found.near.length > 0 ? found.near.join(', ') : nearNumbers(id, ruleNumbers(edition.id)).join(', ')}`,
        ]);
      if (options.json === true) {
        printJson(io, {
          edition: edition.id,
          number: found.number,
          gist: found.gist,
          lines: found.lines,
          below: found.below,
        });
        return;
      }
      const paint = paintFor(io);
      printLines(io, [
        `${paint.strong(found.number)}${found.gist === null ? '' : `  ${found.gist}`}`,
        ...columns(found.lines.map(lineRow), pageWidth(io)),
        ...(found.below.length > 0 ? [`Below it: ${found.below.join(', ')}`] : []),
      ]);
    });
}

function lineRow(line: RuleLine): readonly string[] {
  const kind = line.kind === 'example' ? 'Example: ' : line.kind === 'note' ? 'Note: ' : '';
  return [line.id, kind + line.gist];
}

function searchCommand(group: Command, { io, finish }: Context): void {
  group
    .command('search')
    .description('find rules by words or by the beginning of a number')
    .argument('<words...>')
    .addOption(editionOption())
    .addOption(jsonOption())
    .action((words: string[], options: Options) => {
      const edition = editionNamed(options.edition);
      if (!/[\p{L}\p{N}]/u.test(words.join('')))
        throw new BadInput('say what to look for: words, or the beginning of a number such as 810.9');
      const hits = searchRules(edition.id, words.join(' '));
      if (hits.length === 0) finish(EXIT.failed);
      if (options.json === true) printJson(io, { edition: edition.id, hits });
      else if (hits.length === 0) io.err(`Nothing in edition ${edition.id} says: ${words.join(' ')}\n`);
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

interface CoverageOptions extends Options {
  readonly scenarios?: string;
  readonly missing?: true;
}

function coverageCommand(group: Command, { io, finish }: Context): void {
  group
    .command('coverage')
    .description('list every rule line with the scenarios that show it; fails when one has none')
    .addOption(editionOption())
    .option('--scenarios <folder>', 'where the scenarios are (default: those of the project)')
    .option('--missing', 'list only the lines that no scenario shows')
    .addOption(jsonOption())
    .action(async (options: CoverageOptions) => {
      const edition = editionNamed(options.edition);
      const ran = await runFiles(io, allScenarios(io, options.scenarios), [edition.id]);
      const reports = ran.runs.flatMap((r) => (r.read ? r.reports : []));
      const covered = coverage(edition.id, reports);
      const shown = covered.lines.length - covered.without.length;
      if (ran.stopped) finish(EXIT.stopped);
      else if (covered.without.length > 0) finish(EXIT.failed);
      if (options.json === true) {
        printJson(io, {
          edition: edition.id,
          lines: covered.lines.map(({ line, scenarios }) => ({ id: line.id, kind: line.kind, scenarios })),
          without: covered.without.map(({ id }) => id),
          stopped: ran.stopped,
        });
        return;
      }
      if (ran.stopped) {
        // a line that no scenario has shown yet may be shown by one that wasn't run
        io.out(`Stopped after ${ran.runs.length} of ${count(ran.files.length, 'file')}: `);
        io.out(`${shown} of ${count(covered.lines.length, 'line')} are shown by them.\n`);
        return;
      }
      const paint = paintFor(io);
      const rows = covered.lines
        .filter(({ scenarios }) => options.missing !== true || scenarios.length === 0)
        .map(({ line, scenarios }) => [
          line.id,
          scenarios.length > 0 ? scenarios.join(', ') : paint.bad(`none — ${line.gist}`),
        ]);
      printLines(io, columns(rows, pageWidth(io)));
      io.out(
        `${shown} of ${count(covered.lines.length, 'line')} of edition ${edition.id} are shown by a scenario.\n`,
      );
    });
}
