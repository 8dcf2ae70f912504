import { allEditions, editionIds } from '@ettin/editions';
import { createRules } from '@ettin/engine';
import { describe, expect, it } from 'vitest';

/** Why an edition isn't playable yet; undefined when it is. */
function refusal(edition: Parameters<typeof createRules>[0]): string | undefined {
  try {
    createRules(edition, []);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe.each(allEditions)('edition $id', (edition) => {
  // when the engine has learnt all of it, its id goes into READY of packages/editions/src/registry.ts
  it('should be playable when the engine carries out all of it, and only then', () => {
    expect(editionIds.includes(edition.id), refusal(edition)).toBe(refusal(edition) === undefined);
  });
});
