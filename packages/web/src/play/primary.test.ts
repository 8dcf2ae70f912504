import type { GameFrame } from '@ettin/protocol';
import { STEPS } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { frameOf } from '../frame.fixture.js';
import { LANGUAGES } from '../i18n/languages.js';
import { wordsIn } from '../i18n/words.fixture.js';
import { passLabel } from './primary.js';

const talk = { target: (id: number) => `object ${id}` };
const label = (passTo: GameFrame['passTo'], language: (typeof LANGUAGES)[number] = 'en') =>
  passLabel(frameOf({ passTo }, { turn: 3, activeTeam: 0 }), talk, wordsIn(language).t);

describe('the label of a pass', () => {
  // the UX page: "Pass: to blocks", "Pass: to combat", "Pass: to their turn"
  it('should name its destination shortly', () => {
    expect(label({ step: 'declareBlockers', turn: 3, team: 0 })).toBe('Pass: to blocks');
    expect(label({ step: 'beginCombat', turn: 3, team: 0 })).toBe('Pass: to combat');
    expect(label({ step: 'declareAttackers', turn: 4, team: 1 })).toBe('Pass: to their turn, attacks');
    expect(label({ step: 'upkeep', turn: 5, team: 0 })).toBe('Pass: to our turn, upkeep');
  });

  it('should say what resolves, or that something must concern the reader first', () => {
    expect(label({ resolves: 70_000 })).toBe('Pass: object 70000 resolves');
    expect(label('concerned')).toBe('Pass: until it concerns you');
    expect(label(null)).toBe('Pass');
  });

  it('should tell every step from the others in every language', () => {
    for (const language of LANGUAGES) {
      const labels = STEPS.map((step) => label({ step, turn: 3, team: 0 }, language));
      expect(new Set(labels).size).toBe(STEPS.length);
      expect(labels.filter((l) => l.includes('passTo.'))).toEqual([]);
    }
  });
});
