import { existsSync, readFileSync } from 'node:fs';
import { MEANINGS } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EDITION, editionIds, getEdition, overlay } from '../index.js';
import { EDITION_2026 } from './2026.js';

/** The rules text is Wizards of the Coast's and no part of the project; where it lies beside it, numbers are checked. */
const RULES_TEXT = new URL('../../../../../shared/rules/cr-2026-04-17.txt', import.meta.url);
const here = existsSync(RULES_TEXT);

describe('edition 2026', () => {
  it('should cite a number for every meaning', () => {
    for (const meaning of MEANINGS) {
      expect(EDITION_2026.cites[meaning], meaning).toMatch(/^\d{3}(?:\.\d+[a-z]?)?$/);
    }
    expect(Object.keys(EDITION_2026.cites)).toHaveLength(MEANINGS.length);
  });

  it.skipIf(!here)(
    `should cite only numbers of the rules text${here ? '' : ' (skipped: no text at hand)'}`,
    () => {
      const text = readFileSync(RULES_TEXT, 'utf8');
      const numbers = new Set(
        [...text.matchAll(/^(\d{3}(?:\.\d+[a-z]?)?)\.? /gm)].map(([, number]) => number),
      );
      expect(numbers.size).toBeGreaterThan(2000);
      const wrong = Object.entries(EDITION_2026.cites).filter(([, number]) => !numbers.has(number));
      expect(wrong).toEqual([]);
    },
  );

  it('should have the values of section 810', () => {
    const { startingLife, poisonToLose } = EDITION_2026.parameters;
    const life = (heads: number) => startingLife.base + startingLife.perHead * (heads - 2);
    const poison = (heads: number) => poisonToLose.base + poisonToLose.perHead * (heads - 2);
    expect([2, 3, 4].map(life)).toEqual([30, 45, 60]);
    expect([2, 3, 4].map(poison)).toEqual([15, 20, 25]);
  });
});

describe('the registry', () => {
  it('should give editions by id, today by default', () => {
    expect(DEFAULT_EDITION).toBe('2026');
    expect(editionIds).toContain('2026');
    for (const id of editionIds) expect(getEdition(id)?.id).toBe(id);
    expect(getEdition('1993')).toBeUndefined();
  });

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
});
