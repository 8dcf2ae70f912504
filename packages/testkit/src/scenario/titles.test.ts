import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@ettin/editions';
import { expect, it } from 'vitest';
import { scenarioEntries } from './index-of.js';
import { loadScenarios } from './load.js';

const entries = scenarioEntries(
  loadScenarios(fileURLToPath(new URL('../../../../scenarios', import.meta.url))),
);

it.each(LANGUAGES.filter((l) => l !== 'en'))(
  'should have a title of its own for every scenario in %s',
  (l) => {
    expect(entries.length).toBeGreaterThan(900);
    const missing = entries.filter(({ title, titles }) => {
      const said = titles?.[l]?.trim() ?? '';
      return said === '' || said === title;
    });
    expect(missing.map(({ file }) => file)).toEqual([]);
  },
);
