import type { Decision } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { frameOf, priority } from '../frame.fixture.js';
import { askedId, askedOf, lookedOnAt, waitsFor } from './asked.js';

const mulligan = (...players: number[]): Decision => ({
  id: 2,
  kind: 'mulligan',
  players,
  byTeam: false,
  purpose: 'keep',
});
const pass = (player: number) => ({ type: 'pass', player }) as const;

describe('what one is asked', () => {
  it('should be priority only where there is something to do', () => {
    expect(askedOf(frameOf({ legal: [pass(0)] }, { pending: [priority(0, 1)] }))).toMatchObject({
      is: 'priority',
      seat: 0,
    });
    expect(askedOf(frameOf({}, { pending: [priority(0, 1)] })).is).toBe('nothing');
  });

  it('should put a question before priority', () => {
    const frame = frameOf({ legal: [pass(0)] }, { pending: [priority(0), mulligan(0, 1)] });
    expect(askedOf(frame)).toMatchObject({ is: 'question', decision: { kind: 'mulligan' } });
  });

  it('should be asked for a player whom one controls (CR 723.5)', () => {
    const frame = frameOf({ decidesFor: [0, 2] }, { pending: [mulligan(2)] });
    expect(askedOf(frame)).toMatchObject({ is: 'question', seat: 2 });
  });

  it('should say who else is waited for, and let teammates look on', () => {
    const frame = frameOf({}, { pending: [mulligan(1), { kind: 'waiting', players: [3], purpose: 'keep' }] });
    expect(waitsFor(frame)).toEqual([1, 3]);
    expect(lookedOnAt(frame)?.id).toBe(2);
    expect(askedOf(frame).is).toBe('nothing');
  });

  it('should be told from what was asked before', () => {
    const asks = (frame: Parameters<typeof askedOf>[0]) => askedId(askedOf(frame));
    expect(asks(frameOf({}, { pending: [mulligan(1)] }))).toBeNull();
    expect(asks(frameOf({}, { pending: [mulligan(0)] }))).toBe(2);
    expect(asks(frameOf({ legal: [pass(0)] }, { pending: [priority(0)] }))).toBe(1);
  });
});
