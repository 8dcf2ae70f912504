import type { Adjustment } from '@ettin/protocol';
import { describe, expect, it } from 'vitest';
import { Table } from '../play.fixture.js';
import { allRows } from '../state/rows.js';

const RED = { on: ['Mountain'], hand: ['Shock'] };

describe('adjusting by consent', () => {
  it('should be done when all people at the table have agreed, and be told to all', () => {
    const t = new Table({ sides: [RED, {}, {}, {}], bots: [3] });
    t.do(0, { type: 'adjust', adjustment: { what: 'life', team: 1, total: 7 } });
    const { ask = 0, open } = t.play.ask ?? {};
    expect(open).toEqual([1, 2]);
    t.do(1, { type: 'consent', ask, yes: true });
    expect(t.state.teams[1]?.life).toBe(30);
    t.do(2, { type: 'consent', ask, yes: true });
    expect(t.state.teams.map((x) => x.life)).toEqual([30, 7]);
    expect(t.notices()).toEqual(['asks:adjust', 'adjusted:life']);
  });

  it('should do each kind, and say in the log what has changed', () => {
    const board = () =>
      new Table({ sides: [{ on: ['Mountain', 'Hill Giant'], hand: ['Shock'] }, {}, {}, {}] });
    const giant = board().refs['Hill Giant'] ?? 0;
    const kinds: readonly (readonly [Adjustment, string])[] = [
      [{ what: 'move', object: giant, to: 'graveyard' }, 'moved'],
      [{ what: 'move', object: giant, to: 'library', place: 'bottom' }, 'moved'],
      [{ what: 'counters', on: giant, kind: '+1/+1', total: 3 }, 'counters'],
      [{ what: 'counters', on: 2, kind: 'energy', total: 3 }, 'counters'],
      [{ what: 'poison', team: 1, total: 4 }, 'counters'],
      [{ what: 'life', team: 0, total: 12 }, 'life'],
      [{ what: 'tap', object: giant, tapped: true }, 'tapped'],
    ];
    for (const [adjustment, event] of kinds) {
      const t = board();
      t.do(2, { type: 'adjust', adjustment });
      for (const seat of [0, 1, 3]) t.do(seat, { type: 'consent', ask: t.play.ask?.ask ?? 0, yes: true });
      const types = allRows(t.play.log).map((row) => row.event.type);
      expect([adjustment.what, types[types.lastIndexOf('notice') + 1]]).toEqual([adjustment.what, event]);
      expect(t.notices()).toEqual(['asks:adjust', `adjusted:${adjustment.what}`]);
    }
  });

  it('should not be done when somebody disagrees', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.do(0, { type: 'adjust', adjustment: { what: 'life', team: 1, total: 7 } });
    t.do(3, { type: 'consent', ask: t.play.ask?.ask ?? 0, yes: false });
    expect([t.state.teams[1]?.life, t.play.ask]).toEqual([30, null]);
  });

  it('should ask nobody for what can not be', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    expect(t.say(0, { type: 'adjust', adjustment: { what: 'life', team: 1, total: 30 } })).toMatchObject({
      ok: false,
      code: 'badChoice',
    });
    expect(t.play.ask).toBeNull();
  });
});
