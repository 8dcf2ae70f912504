import { describe, expect, it } from 'vitest';
import { testEdition } from '../edition.fixture.js';
import { createRules } from './rules.js';

describe('rules of an edition', () => {
  it('should keep the parameters that they are made with', () => {
    const { edition } = createRules(testEdition({ combatDamage: 'stack' }), []);
    expect(edition.parameters).toMatchObject({ combatDamage: 'stack', attack: 'head' });
  });
});
