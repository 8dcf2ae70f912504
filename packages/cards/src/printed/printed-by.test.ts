import { describe, expect, it } from 'vitest';
import { cards, cardsPrintedBy } from '../index.js';
import { FIRST_PRINTINGS } from './first-printings.js';

const listed = FIRST_PRINTINGS.flatMap((set) => set.cards);

describe('first printings', () => {
  it('should name the set of every built-in card (add it to printed/first-printings.ts)', () => {
    const known = new Set(listed);
    expect(cards.filter(({ name }) => !known.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('should name nothing else, and each card once', () => {
    const names = new Set(cards.map(({ name }) => name));
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
    expect(listed.filter((name, i) => listed.indexOf(name) !== i)).toEqual([]);
  });

  it('should be in order of the days on which the sets were released', () => {
    const days = FIRST_PRINTINGS.map(({ date }) => date);
    expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
    expect(days).toEqual([...days].sort());
    const sets = FIRST_PRINTINGS.map(({ set }) => set);
    expect(new Set(sets).size).toBe(sets.length);
  });

  it.each([
    // Ravnica was released on 7 October 2005, Lorwyn with the first planeswalkers on 12 October 2007
    ['Lightning Helix', '2005-10-06', false],
    ['Lightning Helix', '2005-10-07', true],
    ['Heartless Hidetsugu', '2005-08-01', true],
    ['Jace Beleren', '2007-10-11', false],
    ['Jace Beleren', '2007-10-12', true],
    ['Forest', '1993-08-05', true],
  ])('should tell whether %s had been printed by %s: %s', (name, day, printed) => {
    expect(cardsPrintedBy(cards, day).some((card) => card.name === name)).toBe(printed);
  });
});
