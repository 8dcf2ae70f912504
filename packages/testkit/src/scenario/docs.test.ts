import { readFileSync } from 'node:fs';
import { FAULT_CODES } from '@ettin/decks';
import { documentIds } from '@ettin/editions';
import { MATCH_NOTICES } from '@ettin/events';
import { REFUSALS, STEPS, TIE_BREAKS, UNIFIED } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { EXPECT_KEYS } from './expect/expect.js';
import { MATCH_STEPS } from './judged/match.js';
import { MATCH_PARTS } from './judged/match-checks.js';
import { runScenario } from './run.js';
import { SCENARIO_KEYS } from './scenario.js';
import { STEP_KEYS } from './steps/step.js';

const docs = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const [first = ''] = [...docs.matchAll(/```yaml\n([\s\S]*?)```/g)].map((m) => m[1] ?? '');
/** Words in code of the page. */
const prose = docs.replaceAll(/```[\s\S]*?```/g, '');
const words = new Set([...prose.matchAll(/`([^`]+)`/g)].flatMap((m) => (m[1] ?? '').split(/[^\w]+/)));
const undocumented = (list: readonly string[]) => list.filter((word) => !words.has(word));

describe('docs/scenarios.md', () => {
  it('should begin with an example that holds', () => {
    const run = runScenario(first, { file: 'docs/scenarios.md' });
    expect(run.read ? run.reports.flatMap((r) => r.failures) : run.problems).toEqual([]);
  });

  it('should name everything that a file may say', () => {
    expect(undocumented(SCENARIO_KEYS)).toEqual([]);
    expect(undocumented(STEP_KEYS)).toEqual([]);
    expect(undocumented(EXPECT_KEYS)).toEqual([]);
    expect(undocumented([...MATCH_STEPS, ...MATCH_PARTS, ...MATCH_NOTICES])).toEqual([]);
    expect(undocumented([...FAULT_CODES, ...UNIFIED, ...TIE_BREAKS])).toEqual([]);
    expect(documentIds.filter((id) => !docs.includes(id))).toEqual([]);
    expect(undocumented([...STEPS, ...REFUSALS])).toEqual([]);
  });
});
