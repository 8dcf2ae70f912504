import { LIMITS } from '@ettin/protocol';
import { expect, it } from 'vitest';
import { ratesInMemory } from './rate.js';

it.each(['social', 'decks'] as const)(
  'should let one person say so much that costs others, over all pages: %s',
  async (costly) => {
    const rates = ratesInMemory();
    for (let i = 0; i < LIMITS[costly]; i++) expect(await rates.allow('ann', `page ${i}`, costly)).toBe(true);
    expect(await rates.allow('ann', 'another page', costly)).toBe(false);
    // whatever else they say, and what others do, is none of it
    expect(await rates.allow('ann', 'another page', null)).toBe(true);
    expect(await rates.allow('bob', 'a page', costly)).toBe(true);
  },
);

it('should let one person send so much at once, on one connection and over all of theirs', async () => {
  const rates = ratesInMemory();
  for (let i = 0; i < LIMITS.burst; i++) expect(await rates.allow('ann', 'one', null)).toBe(true);
  expect(await rates.allow('ann', 'one', null)).toBe(false);
  for (let i = 0; i < LIMITS.burst; i++) expect(await rates.allow('ann', 'two', null)).toBe(true);
  expect(await rates.allow('ann', 'three', null)).toBe(false);
  expect(await rates.allow('bob', 'four', null)).toBe(true);
});
