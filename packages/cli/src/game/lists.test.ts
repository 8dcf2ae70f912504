import { cardByName } from '@ettin/cards';
import type { DeckEntry } from '@ettin/decks';
import { describe, expect, it } from 'vitest';
import { unsupportedEntry, unsupportedLine } from './lists.js';

const entry: DeckEntry = { count: 4, name: 'Odd Ox', section: 'main', line: 3 };

describe('cards of a deck that can not be played', () => {
  it('should be told with what on them is not carried out', () => {
    const [found] = unsupportedEntry(entry, {
      name: 'Odd Ox',
      types: ['creature'],
      keywords: ['banding', 'flying'],
    });
    expect(found).toEqual({ line: 3, name: 'Odd Ox', near: [], lacks: ['banding'] });
    expect(found === undefined ? '' : unsupportedLine('a.txt', found, 'en')).toBe(
      "a.txt:3: Odd Ox can't be played yet: the engine doesn't carry out banding",
    );
  });

  it('should be told with near names where there is no such card', () => {
    const [found] = unsupportedEntry({ ...entry, name: 'Grizly Bears' }, undefined);
    expect(found).toMatchObject({ near: expect.arrayContaining(['Grizzly Bears']), lacks: [] });
  });

  it('should not be any that is carried out', () => {
    expect(unsupportedEntry(entry, cardByName('Grizzly Bears'))).toEqual([]);
  });
});
