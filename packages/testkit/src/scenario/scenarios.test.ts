import { fileURLToPath } from 'node:url';
import { editionIds } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { loadScenarios } from './load.js';
import { type Failure, runScenario } from './run.js';

const files = loadScenarios(fileURLToPath(new URL('../../../../scenarios', import.meta.url)));

const inWords = (file: string, failures: readonly Failure[]) =>
  failures.map((f) => `scenarios/${file}:${f.line}: ${f.message}`);

describe.each(editionIds)('scenarios under %s', (edition) => {
  it.each(files)('should be as $file says', ({ file, text }) => {
    const run = runScenario(text, { file, editions: [edition] });
    const failures = run.read
      ? run.reports.flatMap((r) => inWords(file, r.failures))
      : inWords(file, run.problems);
    expect(failures).toEqual([]);
  });
});

it('should give every scenario an id of its own, which its file is called by', () => {
  const ids = files.map(({ file, text }) => ({ file, id: /^scenario: (.*)$/m.exec(text)?.[1] }));
  for (const { file, id } of ids) expect(file.split('/').at(-1)).toBe(`${id}.yaml`);
  expect(new Set(ids.map((x) => x.id)).size).toBe(ids.length);
});
