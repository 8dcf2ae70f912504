import { describe, expect, it } from 'vitest';
import { readReplay } from './read.js';

/** A file of one action, as far as it can be read without playing it. */
const file = (action: unknown, format = 2): string =>
  JSON.stringify({
    ...{ ettin: 'replay', format, engine: 'x', edition: '2026', rules: 'y', players: [] },
    ...{ setup: { seed: '1', teams: [] }, result: null },
    checkpoints: [
      [0, 'a'],
      [1, 'b'],
    ],
    actions: [action],
  });

const PASS = { type: 'pass', player: 0 };

describe('reading a replay', () => {
  it('should take files of format 1 too', () => {
    expect(readReplay(file(PASS, 1))).toMatchObject({ ok: true, replay: { format: 2, actions: [PASS] } });
    expect(readReplay(file(PASS, 3))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^format 3; .*1 and 2$/),
    });
  });

  it('should take boards put right by hand, and name what such a step lacks', () => {
    const adjust = (adjustment: unknown) => file({ type: 'adjust', player: 0, adjustment });
    expect(readReplay(adjust({ what: 'life', team: 1, total: 7 }))).toMatchObject({ ok: true });
    const wrong = (adjustment: unknown) => {
      const read = readReplay(adjust(adjustment));
      return read.ok ? null : read.message;
    };
    expect(wrong({ what: 'life', team: 1 })).toBe('action 1: adjustment of life has no number "total"');
    expect(wrong({ what: 'constructor' })).toBe('action 1: there is no adjustment of "constructor"');
    expect(wrong(null)).toBe('action 1: adjust has no "adjustment"');
  });
});
