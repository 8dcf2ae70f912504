import { describe, expect, it } from 'vitest';
import { BadInput } from '../io/io.js';
import { changeStops, DEFAULT_STOPS, shouldStop, stopsLines } from './stops.js';
import { viewAt } from './view.fixture.js';

describe('stops', () => {
  const at = (change: Parameters<typeof viewAt>[0], canAct = true, yielding = false) =>
    shouldStop(DEFAULT_STOPS, { view: viewAt(change), canAct, yielding });

  it("should be in one's own main phases, and at the end of the other team's turn", () => {
    expect(at({ step: 'main1' })).toBe(true);
    expect(at({ step: 'main2' })).toBe(true);
    expect(at({ step: 'upkeep' })).toBe(false);
    expect(at({ step: 'end' })).toBe(false);
    expect(at({ step: 'end', activeTeam: 1 })).toBe(true);
    expect(at({ step: 'main1', activeTeam: 1 })).toBe(false);
  });

  it('should not be where there is nothing to do', () => {
    expect(at({ step: 'main1' }, false)).toBe(false);
    expect(
      shouldStop({ ...DEFAULT_STOPS, always: true }, { view: viewAt({}), canAct: false, yielding: true }),
    ).toBe(true);
  });

  it("should be wherever an opponent's spell could be answered, but not for the team's own", () => {
    expect(at({ step: 'upkeep', activeTeam: 1, stackOf: 2 })).toBe(true);
    expect(at({ step: 'main1', stackOf: 3 }, true, true)).toBe(true);
    expect(at({ step: 'main1', stackOf: 1 })).toBe(false);
    expect(at({ step: 'main1', stackOf: 0 })).toBe(false);
  });

  it('should be in combat only when somebody attacks', () => {
    expect(at({ step: 'declareAttackers', activeTeam: 1 })).toBe(false);
    expect(at({ step: 'declareAttackers', activeTeam: 1, attacked: true })).toBe(true);
  });

  it("should be left out while passing for the turn, unless one's team is attacked", () => {
    expect(at({ step: 'main2' }, true, true)).toBe(false);
    expect(at({ step: 'end', activeTeam: 1 }, true, true)).toBe(false);
    expect(at({ step: 'declareAttackers', activeTeam: 1, attacked: true }, true, true)).toBe(true);
  });

  it('should be turned on and off by words', () => {
    const more = changeStops(DEFAULT_STOPS, ['my', 'upkeep'], 'en');
    expect(more.mine.has('upkeep')).toBe(true);
    expect(more.theirs).toEqual(DEFAULT_STOPS.theirs);
    expect(changeStops(more, ['my', 'upkeep'], 'en')).toEqual(DEFAULT_STOPS);
    expect(changeStops(more, ['usual'], 'en')).toBe(DEFAULT_STOPS);
    expect(changeStops(more, ['all'], 'en').always).toBe(true);
    expect(stopsLines(more, 'en')[0]).toContain('upkeep');
  });

  it('should say what can be said', () => {
    for (const words of [['my'], ['our', 'upkeep'], ['my', 'constructor'], ['my', 'lunch']])
      expect(() => changeStops(DEFAULT_STOPS, words, 'en')).toThrow(BadInput);
  });
});
