import { isTextId, TEXT_IDS, textBehind } from '@ettin/editions';
import { type Coverage, coverage } from '@ettin/testkit';
import type { Command } from 'commander';
import { editionNamed } from '../../game/rules.js';
import { allScenarios, type Ran, runFiles } from '../../game/scenarios.js';
import { BadInput, EXIT } from '../../io/io.js';
import { columns, pageWidth } from '../../io/layout.js';
import { paintFor } from '../../io/paint.js';
import { count } from '../../words/count.js';
import { type Context, printJson, printLines } from '../context.js';
import { editionOption, jsonOption } from '../options.js';

interface Options {
  readonly edition: string;
  readonly all?: true;
  readonly json?: true;
  readonly scenarios?: string;
  readonly missing?: true;
}

const asJson = ({ edition, lines, without }: Coverage) => ({
  edition,
  lines: lines.map(({ line, scenarios }) => ({ id: line.id, kind: line.kind, scenarios })),
  without: without.map(({ id }) => id),
});

const shownBy = ({ lines, without }: Coverage): number => lines.length - without.length;

export function coverageCommand(group: Command, context: Context): void {
  group
    .command('coverage')
    .description('list every rule line with the scenarios that show it; fails when one has none')
    .addOption(editionOption())
    .option('--all', 'every text of the rulebook, instead of one edition')
    .option('--scenarios <folder>', 'where the scenarios are (default: those of the project)')
    .option('--missing', 'list only the lines that no scenario shows')
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { io, finish } = context;
      const wanted = options.all === true ? [...TEXT_IDS] : [editionNamed(options.edition).id];
      // said before the scenarios are run, which takes a while
      if (!wanted.every(isTextId))
        throw new BadInput(`edition ${options.edition} has no lines of its own in the rulebook`, [
          `its rules are read from the text of the edition after it: --edition ${textBehind(options.edition)}`,
          `or --all, for the texts of ${TEXT_IDS.join(', ')}`,
        ]);
      const ran = await runFiles(io, allScenarios(io, options.scenarios), wanted);
      const reports = ran.runs.flatMap((r) => (r.read ? r.reports : []));
      const covered = wanted.map((id) => coverage(id, reports));
      if (ran.stopped) finish(EXIT.stopped);
      else if (covered.some(({ without }) => without.length > 0)) finish(EXIT.failed);
      if (options.json === true) {
        const editions = covered.map(asJson);
        printJson(
          io,
          options.all === true
            ? { editions, stopped: ran.stopped }
            : { ...editions[0], stopped: ran.stopped },
        );
        return;
      }
      for (const one of covered) print(context, one, ran, options);
    });
}

function print({ io }: Context, covered: Coverage, ran: Ran, options: Options): void {
  const { edition, lines } = covered;
  const all = count(lines.length, 'line');
  if (ran.stopped) {
    // a line that no scenario has shown yet may be shown by one that wasn't run
    io.out(`Stopped after ${ran.runs.length} of ${count(ran.files.length, 'file')}: `);
    io.out(`${shownBy(covered)} of ${all} are shown by them.\n`);
    return;
  }
  const paint = paintFor(io);
  const rows = lines
    .filter(({ scenarios }) => options.missing !== true || scenarios.length === 0)
    .map(({ line, scenarios }) => [
      line.id,
      scenarios.length > 0 ? scenarios.join(', ') : paint.bad(`none — ${line.gist}`),
    ]);
  printLines(io, columns(rows, pageWidth(io)));
  io.out(`${shownBy(covered)} of ${all} of edition ${edition} are shown by a scenario.\n`);
}
