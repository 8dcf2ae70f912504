import { expect, it } from 'vitest';
import { scenariosShowing } from '../index.js';

const ENTRIES = [
  { file: '810/a.yaml', title: 'A', rules: { 2026: ['810.9a.1'], '2006-en': ['606.9a'] }, cards: ['X', 'Y'] },
  { file: '810/b.yaml', title: 'B', rules: { 2026: ['810.9a.2', '810.10'] }, cards: ['Y'] },
];
const files = (edition: string, number: string) =>
  scenariosShowing(ENTRIES, edition, number).scenarios.map(({ file }) => file);

it('should find the scenarios of a line, and those under a rule, of one edition', () => {
  expect(files('2026', '810.9a.1')).toEqual(['810/a.yaml']);
  expect(files('2026', '810.9a')).toEqual(['810/a.yaml', '810/b.yaml']);
  expect(files('2026', '810.1')).toEqual([]);
  expect(files('2006-en', '810.9a')).toEqual([]);
  expect(files('constructor', '810.9a')).toEqual([]);
});

it('should name the cards that most of them have first', () => {
  expect(scenariosShowing(ENTRIES, '2026', '810').cards).toEqual(['Y', 'X']);
});
