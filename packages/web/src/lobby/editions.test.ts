import { allEditions } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from './editions.js';

describe('the editions that the lobby offers', () => {
  it('should be all that there are, with their dates', () => {
    expect(EDITIONS).toEqual(allEditions.map(({ id, date }) => ({ id, date })));
  });
});
