import { describe, expect, it } from 'vitest';
import { Table } from '../play.fixture.js';
import { isSameClock } from './clock.js';

const RED = { on: ['2 Mountain'], hand: ['Shock', 'Shock'] };
const clock = { team: 60, increment: 5, atZero: 'lose' } as const;

describe('a clock', () => {
  it('should run for the team that is asked, and give the increment when it has answered', () => {
    const t = new Table({ sides: [RED, {}, RED, {}], clock });
    expect(t.play.clock).toMatchObject({ left: [60_000, 60_000], runs: 0 });
    t.at += 10_000;
    t.cast(0, 'Shock');
    t.choose(0, 2);
    expect(t.play.clock).toMatchObject({ left: [55_000, 60_000], runs: 1 });
    t.at += 20_000;
    t.pass(2);
    expect(t.play.clock).toMatchObject({ left: [55_000, 45_000], runs: 0 });
  });

  it('should lose the game for the team whose time is up, and not before', () => {
    const t = new Table({ sides: [RED, {}, RED, {}], clock });
    t.at += 59_999;
    expect(t.host({ type: 'clockOut', team: 0 })).toMatchObject({ ok: false, code: 'notNow' });
    t.at += 1;
    expect(t.host({ type: 'clockOut', team: 1 }).ok).toBe(false);
    expect(t.host({ type: 'clockOut', team: 0 }).ok).toBe(true);
    expect(t.state.result).toMatchObject({ winner: 1 });
    expect([t.table.phase, t.table.score]).toEqual(['over', [0, 1]]);
    expect(t.notices()).toContain('timeOut');
  });

  it('should do the least for the team instead, where that is agreed', () => {
    const t = new Table({ sides: [RED, {}, RED, {}], clock: { ...clock, atZero: 'autoPass' } });
    t.at += 60_000;
    expect(t.host({ type: 'clockOut', team: 0 }).ok).toBe(true);
    expect(t.state.result).toBeNull();
    // the other team's stops are its own
    expect(t.asked().every((s) => s >= 2)).toBe(true);
    expect(t.play.clock).toMatchObject({ left: [0, 60_000], runs: 1 });
    const turn = t.state.turn.number;
    for (let i = 0; i < 20 && t.state.turn.number < turn + 2; i++) {
      const seat = t.asked()[0] ?? 2;
      if (t.state.pending === null) t.pass(seat);
      else break;
    }
    expect(t.asked().every((s) => s >= 2)).toBe(true);
  });

  it('should not run while the table was down', () => {
    const t = new Table({ sides: [RED, {}, RED, {}], clock });
    t.at += 3_600_000;
    expect(t.host({ type: 'resume', engine: 'test' }).ok).toBe(true);
    expect(t.play.clock).toMatchObject({ left: [60_000, 60_000], runs: 0, at: t.at });
  });

  it('should keep what was used up over an undo', () => {
    const t = new Table({ sides: [{ on: ['Mountain'], hand: ['Mountain', 'Shock'] }, {}, {}, {}], clock });
    t.at += 5_000;
    t.act(0, { type: 'playLand', player: 0, object: t.inHand(0, 'Mountain') });
    t.at += 5_000;
    t.do(0, { type: 'undo' });
    expect(t.play.clock).toMatchObject({ left: [50_000, 60_000], runs: 0 });
  });
});

describe('two looks at a clock', () => {
  const one = { left: [5_000, 9_000], runs: 0, at: 100 } as const;
  it('should be the same where nothing but time has passed', () => {
    expect(isSameClock(one, { left: [3_000, 9_000], runs: 0, at: 2_100 })).toBe(true);
    expect(isSameClock(one, { left: [0, 9_000], runs: 0, at: 20_000 })).toBe(true);
    expect(isSameClock({ ...one, runs: null }, { ...one, runs: null, at: 2_100 })).toBe(true);
    expect(isSameClock(null, null)).toBe(true);
  });
  it('should differ where another team is asked, or one has got or kept its time', () => {
    expect(isSameClock(one, { left: [3_000, 9_000], runs: 1, at: 2_100 })).toBe(false);
    expect(isSameClock(one, { left: [3_000, 9_500], runs: 0, at: 2_100 })).toBe(false);
    expect(isSameClock(one, { ...one, at: 2_100 })).toBe(false);
    expect(isSameClock(one, null)).toBe(false);
  });
});
