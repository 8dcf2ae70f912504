import { expect, it } from 'vitest';
import { EDITION_2026 } from './editions/2026.js';
import { overlay } from './index.js';

it('should lay an edition over its parent without touching it', () => {
  const before = structuredClone(EDITION_2026);
  const older = overlay(EDITION_2026, {
    id: 'older',
    date: '2018-01-01',
    name: 'Older',
    parameters: { attack: 'team' },
    cites: { 'combat.attackTarget': '810.7a' },
  });
  expect(older).toEqual({
    ...before,
    id: 'older',
    date: '2018-01-01',
    name: 'Older',
    parameters: { ...before.parameters, attack: 'team' },
    cites: { ...before.cites, 'combat.attackTarget': '810.7a' },
  });
  expect(EDITION_2026).toEqual(before);
});
