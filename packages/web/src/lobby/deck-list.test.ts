import { describe, expect, it } from 'vitest';
import { lineOf, withName, withoutLine } from './deck-list.js';

const LIST = '4 Shok\r\n2 Grizly Bears (M10) 146\n\nSideboard\n1 Fire/Ise';

describe('mending a deck list', () => {
  it('should put a name in the place of another and leave the rest of the line', () => {
    const mended = withName(LIST, 2, 'Grizly Bears', 'Grizzly Bears');
    expect(lineOf(mended, 2)).toBe('2 Grizzly Bears (M10) 146');
    expect(lineOf(mended, 1)).toBe('4 Shok');
  });

  it('should keep the count where the name was written otherwise than it was read', () => {
    expect(lineOf(withName(LIST, 5, 'Fire // Ise', 'Fire // Ice'), 5)).toBe('1 Fire // Ice');
  });

  it('should take a line out', () => {
    expect(withoutLine(LIST, 1).split('\n')).toEqual([
      '2 Grizly Bears (M10) 146',
      '',
      'Sideboard',
      '1 Fire/Ise',
    ]);
  });
});
