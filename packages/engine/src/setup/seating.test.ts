import { describe, expect, it } from 'vitest';
import { whyNotSeated } from './seating.js';

const teams = (...names: readonly string[][]) => names.map((team) => team.map((name) => ({ name })));
const TWO = teams(['A1', 'A2'], ['B1', 'B2']);

describe('the seats of a game', () => {
  it('should be in the order of the teams, wherever the round begins', () => {
    for (const seating of [
      ['A1', 'A2', 'B1', 'B2'],
      ['A2', 'B1', 'B2', 'A1'],
      ['B2', 'A1', 'A2', 'B1'],
    ])
      expect(whyNotSeated(TWO, seating)).toBeNull();
    expect(whyNotSeated(teams(['A'], ['B']), ['B', 'A'])).toBeNull();
  });

  it('should keep a team together (CR 805.1, 810.3)', () => {
    expect(whyNotSeated(TWO, ['A1', 'B1', 'A2', 'B2'])).toBe("A1 and A2 don't sit together (CR 805.1)");
    const three = teams(['A1', 'A2', 'A3'], ['B1', 'B2', 'B3']);
    expect(whyNotSeated(three, ['A1', 'A2', 'B1', 'A3', 'B2', 'B3'])).toMatch(/don't sit together/);
    expect(whyNotSeated(three, ['A3', 'B1', 'B2', 'B3', 'A1', 'A2'])).toBeNull();
  });

  it('should have the rightmost of a team first, who is its primary player (CR 805.2)', () => {
    expect(whyNotSeated(TWO, ['A2', 'A1', 'B1', 'B2'])).toMatch(/rightmost/);
    const three = teams(['A1', 'A2', 'A3'], ['B1', 'B2', 'B3']);
    expect(whyNotSeated(three, ['A1', 'A3', 'A2', 'B1', 'B2', 'B3'])).toMatch(/^A1, A2, A3: not in/);
  });

  it('should be one for each player', () => {
    expect(whyNotSeated(TWO, ['A1', 'A2', 'B1'])).toMatch(/^seats for/);
    expect(whyNotSeated(TWO, ['A1', 'A2', 'B1', 'B1'])).toMatch(/^seats for/);
    expect(whyNotSeated(TWO, ['A1', 'A2', 'B1', 'C1'])).toMatch(/^seats for/);
  });
});
