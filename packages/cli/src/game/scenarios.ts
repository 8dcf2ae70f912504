import { basename, join, relative, resolve } from 'node:path';
import { runScenario, type ScenarioFile, type ScenarioRun, scenarioPaths } from '@ettin/testkit';
import { LARGEST, lookAt, readText, reasonOf } from '../io/files.js';
import { BadInput, type Io } from '../io/io.js';
import { progressOn } from '../io/progress.js';
import { projectRoot } from './root.js';

export interface Ran {
  readonly files: readonly ScenarioFile[];
  /** As many as were run before Ctrl-C. */
  readonly runs: readonly ScenarioRun[];
  readonly stopped: boolean;
}

/** Scenario files of a folder, named as the user would name them. */
export function allScenarios(io: Io, folder?: string): readonly ScenarioFile[] {
  const wanted = folder === undefined ? join(projectRoot(), 'scenarios') : resolve(io.cwd, folder);
  return inFolder(io, wanted, folder ?? 'scenarios');
}

/** Files and folders as given; a folder stands for all scenarios in it. Throws `BadInput`. */
export function scenarioFiles(io: Io, paths: readonly string[]): readonly ScenarioFile[] {
  return paths.flatMap((path) => {
    if (lookAt(io, path)?.isDirectory() === true) return inFolder(io, resolve(io.cwd, path), path);
    return [{ file: path, text: readText(io, path, LARGEST.scenario) }];
  });
}

function inFolder(io: Io, folder: string, name: string): readonly ScenarioFile[] {
  let paths: readonly string[];
  try {
    paths = scenarioPaths(folder);
  } catch (error) {
    throw new BadInput(`${name} can't be read: ${reasonOf(error)}`);
  }
  if (paths.length === 0) throw new BadInput(`there is no scenario (*.yaml) in ${name}`);
  const shown = relative(io.cwd, folder);
  return paths.map((path) => {
    const file = shown === '' ? path : `${shown}/${path}`;
    return { file, text: readText(io, file, LARGEST.scenario) };
  });
}

/** A scenario is called as its file is: another name is a mistake of its author. */
function named(run: ScenarioRun, file: string): ScenarioRun {
  const name = basename(file).replace(/\.ya?ml$/, '');
  if (!run.read || run.scenario.id === name) return run;
  const message = `scenario: ${run.scenario.id} has to be the name of the file, ${name}`;
  return { ok: false, read: false, file, problems: [{ line: run.scenario.line, message }] };
}

/** Runs them one after the other, with progress on a terminal, until the last or Ctrl-C. */
export async function runFiles(
  io: Io,
  files: readonly ScenarioFile[],
  editions?: readonly string[],
): Promise<Ran> {
  const progress = progressOn(io);
  const runs: ScenarioRun[] = [];
  for (const { file, text } of files) {
    if (io.stop.aborted) break;
    progress.show(`${runs.length + 1} of ${files.length}: ${file}`);
    runs.push(named(runScenario(text, { file, ...(editions === undefined ? {} : { editions }) }), file));
    await io.pause(0);
  }
  progress.clear();
  return { files, runs, stopped: runs.length < files.length };
}
