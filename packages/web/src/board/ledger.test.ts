import type { LoggedEvent } from '@ettin/protocol';
import type { GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from './ledger.js';

const log = (...events: GameEvent[]): LoggedEvent[] => events.map((event, n) => ({ n, event }));
const life = (player: number, change: number): GameEvent => ({
  type: 'life',
  cite: 'life.shared',
  audience: 'all',
  player,
  change,
  total: 0,
});

describe('the ledger of a shared life total (CR 810.9)', () => {
  it('should add up what happened to each head in this turn only', () => {
    const turn: GameEvent = { type: 'turnBegan', cite: 'turn.team', audience: 'all', turn: 2, team: 0 };
    const sums = ledgerOf(log(life(0, -9), turn, life(0, -3), life(1, 2), life(0, -2)));
    expect([...sums]).toEqual([
      [0, -5],
      [1, 2],
    ]);
  });
});
