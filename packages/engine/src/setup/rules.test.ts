import { describe, expect, it } from 'vitest';
import { testEdition } from '../edition.fixture.js';
import { createRules } from './rules.js';

describe('rules of an edition', () => {
  it('should name parameters that the engine does not carry out, and take the others', () => {
    expect(() => createRules(testEdition({ combatDamage: 'stack' }), [])).toThrow("combatDamage: 'stack'");
    expect(createRules(testEdition({ individualLife: 'share' }), []).edition.parameters.individualLife).toBe(
      'share',
    );
  });
});
