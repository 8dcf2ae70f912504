import { describe, expect, it } from 'vitest';
import { waitsFor } from './begin.js';
import { fault, STARTER, tableOf } from './table.fixture.js';

const bot = { taken: 'bot', deck: STARTER, ready: true } as const;
const person = { taken: 'person', deck: STARTER, ready: true } as const;
const told = (seats: Parameters<typeof tableOf>[0], rematch = false) => {
  const waits = waitsFor(tableOf(seats), rematch);
  return waits === null ? null : [waits.for, waits.seats.map((s) => s.seat)];
};

describe('what the game waits for', () => {
  it('should be nothing when all are ready', () => {
    expect(told([person, bot, bot, bot])).toBeNull();
  });

  it('should be free seats first, then decks, then what is wrong with decks, then people', () => {
    const none = { taken: 'person', deck: null } as const;
    const bad = { ...person, faults: [fault()], ready: false };
    const waiting = { ...person, ready: false };
    expect(told([waiting, none, {}, bad])).toEqual(['seats', [2]]);
    expect(told([waiting, none, bot, bad])).toEqual(['decks', [1]]);
    expect(told([waiting, bot, bot, bad])).toEqual(['faults', [3]]);
    expect(told([waiting, bot, bot, bot])).toEqual(['ready', [0]]);
  });

  it('should not be a fault that is only told and blocks nothing', () => {
    expect(told([{ ...person, faults: [fault({ blocks: false })] }, bot, bot, bot])).toBeNull();
  });

  it('should not be that somebody has yet to say ready, for a rematch', () => {
    expect(told([{ ...person, ready: false }, bot, bot, bot], true)).toBeNull();
  });
});
