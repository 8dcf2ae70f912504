import { describe, expect, it } from 'vitest';
import { deckFaultText } from './deck-faults.js';
import { LANGUAGES } from './language.js';

const fault = (code: string, counted: { count: number; limit: number } | null = null) => ({
  code,
  card: 'Shock',
  counted,
  message: 'English',
});

describe('a fault of a deck', () => {
  it('should name how many cards there are, and how many there have to be', () => {
    for (const language of LANGUAGES) {
      const text = deckFaultText(fault('tooFewCards', { count: 59, limit: 60 }), language);
      expect(text).toMatch(/59.*60/);
    }
    expect(deckFaultText(fault('tooManyCopies', { count: 5, limit: 4 }), 'en')).toBe(
      'The deck has 5 copies of Shock; 4 at most.',
    );
  });

  it('should say none where there may be none', () => {
    const one = fault('sideboardTooLarge', { count: 1, limit: 0 });
    expect(deckFaultText(one, 'en')).toBe('The sideboard has 1 card; none is allowed.');
    expect(deckFaultText(one, 'es')).toBe('El banquillo tiene 1 carta; no se permite ninguna.');
    expect(deckFaultText(one, 'ja')).not.toContain('0');
  });

  it('should be told in the English of a newer table, where there are no words for it', () => {
    expect(deckFaultText(fault('tooShiny'), 'fr')).toBe('English');
    expect(deckFaultText(fault('tooFewCards'), 'fr')).toBe('English');
  });
});
