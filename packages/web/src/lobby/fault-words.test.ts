import { FAULT_CODES, PROBLEM_CODES } from '@ettin/decks';
import { describe, expect, it } from 'vitest';
import { FAULTS, inOrder } from './fault-words.js';
import { fault } from './table.fixture.js';

describe('faults of a deck', () => {
  it('should have words for every code of a list and of the team check', () => {
    expect([...PROBLEM_CODES, ...FAULT_CODES].filter((code) => !FAULTS.some((one) => one === code))).toEqual(
      [],
    );
  });

  it('should be told once, what blocks first', () => {
    const note = fault({ code: 'notInDeck', line: 1, blocks: false });
    const late = fault({ line: 9 });
    expect(inOrder([note, late, fault(), fault()])).toEqual([fault(), late, note]);
  });
});
