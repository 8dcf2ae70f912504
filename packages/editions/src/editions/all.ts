import type { Edition } from '@ettin/schema';
import { CITES } from '../cites/cites.js';
import { overlay } from '../edition.js';
import { EDITION_2026 } from './2026.js';
import { STEPS } from './parameters.js';

function built(): ReadonlyMap<string, Edition> {
  const all = new Map([[EDITION_2026.id, EDITION_2026]]);
  for (const { parent, ...step } of STEPS) {
    const next = all.get(parent);
    if (next === undefined) throw new Error(`edition ${step.id} comes before its parent ${parent}`);
    const cites = CITES[step.id];
    all.set(step.id, overlay(next, { ...step, ...(cites === undefined ? {} : { cites }) }));
  }
  return all;
}

const byDate = (a: Edition, b: Edition): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** Every edition, oldest first. */
export const EDITIONS: ReadonlyMap<string, Edition> = new Map(
  [...built().values()].sort(byDate).map((edition) => [edition.id, edition]),
);
