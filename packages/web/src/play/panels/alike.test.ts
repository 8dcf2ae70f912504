import type { ObjectView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { permanent } from '../../frame.fixture.js';
import { alike, meant } from './alike.js';

const cards: readonly ObjectView[] = [
  permanent(70_001, 'Forest', { zone: 'library' }),
  permanent(70_002, 'Forest', { zone: 'library' }),
  permanent(70_003, 'Island', { zone: 'library' }),
  permanent(70_004, 'Forest', { zone: 'graveyard' }),
  permanent(70_005, 'Forest', { zone: 'library', owner: 1 }),
];
const shown = alike(
  cards.map((o) => o.id),
  (id) => cards.find((o) => o.id === id),
);

describe('candidates that are shown as one', () => {
  it('should be the cards of one name in one library', () => {
    expect(shown.map((a) => a.ids)).toEqual([[70_001, 70_002], [70_003], [70_004], [70_005]]);
  });

  it('should be chosen one after the other, and taken back when there is no more', () => {
    const forests = { first: 70_001, ids: [70_001, 70_002] };
    expect(meant(forests, [], 2)).toBe(70_001);
    expect(meant(forests, [70_001], 2)).toBe(70_002);
    expect(meant(forests, [70_001, 70_002], 3)).toBe(70_002);
    expect(meant(forests, [70_001, 70_003], 2)).toBe(70_001);
    expect(meant(forests, [70_003], 1)).toBe(70_001);
  });
});
