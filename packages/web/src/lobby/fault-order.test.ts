import { describe, expect, it } from 'vitest';
import { inOrder } from './fault-order.js';
import { fault } from './table.fixture.js';

describe('faults of a deck', () => {
  it('should be told once, what blocks first', () => {
    const note = fault({ code: 'notInDeck', line: 1, blocks: false });
    const late = fault({ line: 9 });
    expect(inOrder([note, late, fault(), fault()])).toEqual([fault(), late, note]);
  });
});
