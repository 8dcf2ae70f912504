import { DEFAULT_SETTINGS } from '@ettin/protocol';
import { describe, expect, it } from 'vitest';
import { SIDES, STOP_STEPS, toggledStop } from './stops.js';

describe('the stops of a seat', () => {
  it('should be settable for either team, whosever turn it is, and leave the other team alone', () => {
    for (const side of SIDES)
      for (const step of STOP_STEPS) {
        const before = DEFAULT_SETTINGS.stops;
        const other = side === 'mine' ? 'theirs' : 'mine';
        const once = toggledStop(before, side, step);
        expect(once[side].includes(step)).toBe(!before[side].includes(step));
        expect(once[other]).toEqual(before[other]);
        expect(new Set(toggledStop(once, side, step)[side])).toEqual(new Set(before[side]));
      }
  });

  it('should be offered where players get priority (CR 117.3a)', () => {
    expect(STOP_STEPS).toEqual([
      'upkeep',
      'draw',
      'main1',
      'beginCombat',
      'declareAttackers',
      'declareBlockers',
      'combatDamage',
      'endCombat',
      'main2',
      'end',
    ]);
  });
});
