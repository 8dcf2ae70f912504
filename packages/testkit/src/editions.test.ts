import { allEditions } from '@ettin/editions';
import { createRules } from '@ettin/engine';
import { expect, it } from 'vitest';

it.each(allEditions)('should carry out all of edition $id', (edition) => {
  expect(() => createRules(edition, [])).not.toThrow();
});
