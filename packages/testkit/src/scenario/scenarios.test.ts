import { fileURLToPath } from 'node:url';
import { EVENTS, editionIds, TEXT_IDS } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.js';
import { scenarioEntries } from './index-of.js';
import { loadScenarios, type ScenarioFile } from './load.js';
import { type Failure, runScenario, type ScenarioRun } from './run.js';

const files = loadScenarios(fileURLToPath(new URL('../../../../scenarios', import.meta.url)));

const done = new Map<string, ScenarioRun>();

/** Each scenario is played once under each edition, whichever tests look at it. */
function run({ file, text }: ScenarioFile, edition: string): ScenarioRun {
  const key = `${edition} ${file}`;
  const known = done.get(key) ?? runScenario(text, { file, editions: [edition] });
  done.set(key, known);
  return known;
}

const inWords = (file: string, failures: readonly Failure[]) =>
  failures.map((f) => `scenarios/${file}:${f.line}: ${f.message}`);

describe.each(editionIds)('scenarios under %s', (edition) => {
  it.each(files)('should be as $file says', (source) => {
    const ran = run(source, edition);
    const failures = ran.read
      ? ran.reports.flatMap((r) => inWords(source.file, r.failures))
      : inWords(source.file, ran.problems);
    expect(failures).toEqual([]);
  });
});

it.each(TEXT_IDS)('should show every line of %s that can be shown', (text) => {
  const reports = files.flatMap((source) => {
    const ran = run(source, text);
    return ran.read ? ran.reports : [];
  });
  expect(coverage(text, reports).without.map((line) => line.id)).toEqual([]);
});

it('should give every scenario an id of its own, which its file is called by', () => {
  const ids = files.map(({ file, text }) => ({ file, id: /^scenario: "?([^"\n]*)"?$/m.exec(text)?.[1] }));
  for (const { file, id } of ids) expect(file.split('/').at(-1)).toBe(`${id}.yaml`);
  expect(new Set(ids.map((x) => x.id)).size).toBe(ids.length);
});

it('should tell events with the reasons that the rulebook names', () => {
  const seen = new Set<string>();
  for (const ran of done.values())
    for (const { events } of ran.read ? ran.reports : [])
      for (const { cite, type } of events) seen.add(`${cite} ${type}`);
  const named = Object.entries(EVENTS).flatMap(([cite, types]) => types.map((type) => `${cite} ${type}`));
  expect([...seen].sort()).toEqual(named.sort());
});

it('should be told in the rulebook by the rules that the runner reads', () => {
  for (const { file, rules } of scenarioEntries(files)) {
    const runs = [...done].filter(([key]) => key.endsWith(` ${file}`)).map(([, ran]) => ran);
    for (const ran of runs) if (ran.read) expect(rules, file).toEqual(Object.fromEntries(ran.scenario.rules));
  }
});
