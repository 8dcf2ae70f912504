import type { ScenarioReport, ScenarioRun } from '@ettin/testkit';
import type { Command } from 'commander';
import { shortened } from '../game/lists.js';
import { editionNamed } from '../game/rules.js';
import { runFiles, scenarioFiles } from '../game/scenarios.js';
import { EXIT } from '../io/io.js';
import { type Paint, paintFor } from '../io/paint.js';
import { count } from '../words/count.js';
import { compareCommand } from './compare.js';
import { type Context, printJson, printLines } from './context.js';
import { jsonOption } from './options.js';

interface Options {
  readonly edition?: string;
  readonly json?: true;
}

export function scenarioCommand(program: Command, context: Context): void {
  const { io, finish } = context;
  const group = program
    .command('scenario')
    .description('rules scenarios: small boards with a script and what is expected');
  compareCommand(group, context);
  group
    .command('run')
    .description("run scenarios and say line by line what isn't as expected")
    .argument('<files...>', 'scenario files or folders of them')
    .option('--edition <id>', 'only under this edition')
    .addOption(jsonOption())
    .action(async (paths: string[], options: Options) => {
      const editions = options.edition === undefined ? undefined : [editionNamed(options.edition).id];
      const { runs, files, stopped } = await runFiles(io, scenarioFiles(io, paths), editions);
      const unread = runs.some((r) => !r.read);
      const failed = runs.some((r) => !r.ok);
      if (stopped) finish(EXIT.stopped);
      else if (unread) finish(EXIT.badInput);
      else if (failed) finish(EXIT.failed);
      if (options.json === true) {
        printJson(io, {
          ok: !failed && !stopped,
          files: files.length,
          run: runs.length,
          scenarios: runs.map(runJson),
        });
        return;
      }
      const paint = paintFor(io);
      printLines(io, [...runs.flatMap((r) => runLines(r, paint)), ...summary(runs, files.length)]);
    });
}

function runJson(run: ScenarioRun): object {
  if (!run.read) return { ok: false, file: run.file, problems: run.problems };
  return { ok: run.ok, reports: run.reports };
}

function runLines(run: ScenarioRun, paint: Paint): readonly string[] {
  if (!run.read)
    return [
      `${paint.bad('✗')} ${run.file} can't be read`,
      ...shortened(run.problems.map((p) => `${run.file}:${p.line}: ${p.message}`)).map(
        (line) => `    ${line}`,
      ),
    ];
  return run.reports.flatMap((r) => reportLines(r, paint));
}

function reportLines(r: ScenarioReport, paint: Paint): readonly string[] {
  const mark = r.ok ? paint.good('✓') : paint.bad('✗');
  return [
    `${mark} ${r.id} ${r.title} ${paint.faint(`(${r.edition})`)}`,
    ...r.failures.flatMap((f) => [
      `    ${r.file}:${f.line}: ${f.message}`,
      ...(f.expected === undefined ? [] : [`      expected: ${f.expected}`]),
      ...(f.actual === undefined ? [] : [`      actual:   ${f.actual}`]),
    ]),
  ];
}

function summary(runs: readonly ScenarioRun[], files: number): readonly string[] {
  const good = runs.filter((r) => r.ok).length;
  const left = files - runs.length;
  return [
    `${count(good, 'scenario')} as expected, ${runs.length - good} not${left > 0 ? `, ${left} not run` : ''}.`,
  ];
}
