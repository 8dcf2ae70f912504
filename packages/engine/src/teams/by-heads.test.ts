import { expect, it } from 'vitest';
import { byHeads } from './by-heads.js';

const teams = [1, 2, 3, 4];

it('should grow with each head beyond the second', () => {
  // 810.4, 810.11 of today
  expect(teams.map((n) => byHeads({ solo: 20, base: 30, perHead: 15 }, n))).toEqual([20, 30, 45, 60]);
  expect(teams.map((n) => byHeads({ solo: 10, base: 15, perHead: 5 }, n))).toEqual([10, 15, 20, 25]);
});

it('should be so much a head in larger teams where the text says so', () => {
  // es.5.1 and es.40.2 of the Spanish composite, word for word (C6)
  expect(teams.map((n) => byHeads({ solo: 20, base: 30, perHead: 15, each: 20 }, n))).toEqual([
    20, 30, 60, 80,
  ]);
});
