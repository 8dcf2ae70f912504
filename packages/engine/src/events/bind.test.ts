import { describe, expect, it } from 'vitest';
import { engine, land, Scene } from '../effects/fixture.js';

const cards = (n: number) => Array.from({ length: n }, () => land('Plot'));

describe('a number that an instruction leaves', () => {
  it('should be known for each player by themselves, each time anew', () => {
    const wheel = engine('Wheel', [
      { do: 'discard', who: 'eachPlayer', amount: 'hand', as: 'gone' },
      { do: 'draw', who: 'eachPlayer', amount: { result: 'gone', of: 'thatPlayer' } },
      { do: 'gainLife', who: 'you', amount: { result: 'gone' } },
    ]);
    const s = new Scene([
      { field: [wheel], hand: cards(1), library: cards(9) },
      { hand: cards(3), library: cards(9) },
    ]);
    s.use('Wheel');
    expect([s.hand(0).length, s.hand(1).length]).toEqual([1, 3]);
    expect(s.state.teams[0]?.life).toBe(24);
    s.use('Wheel');
    expect([s.hand(0).length, s.hand(1).length]).toEqual([1, 3]);
    expect(s.state.teams[0]?.life).toBe(28);
  });
});
