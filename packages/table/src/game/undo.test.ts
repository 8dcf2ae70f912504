import { describe, expect, it } from 'vitest';
import { idOf, Table } from '../play.fixture.js';
import { frameFor } from '../view/frame.js';

const RED = { on: ['3 Mountain'], hand: ['Mountain', 'Shock'] };
const undoOf = (t: Table, seat: number) => frameFor(t.table, idOf(seat))?.undo;

describe('taking back', () => {
  it("should be free for one's own last action when nothing was learnt", () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    const before = t.state;
    t.act(0, { type: 'playLand', player: 0, object: t.inHand(0, 'Mountain') });
    expect(undoOf(t, 0)).toBe('free');
    expect(undoOf(t, 1)).toBeNull();
    t.do(0, { type: 'undo' });
    expect(t.state).toBe(before);
    expect(t.notices()).toEqual(['undone']);
    expect(undoOf(t, 0)).toBeNull();
  });

  it('should go back over what the table passed by itself', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.pass(0);
    expect(t.state.turn.step).toBe('main2');
    t.do(0, { type: 'undo' });
    expect([t.state.turn.step, t.asked()]).toEqual(['main1', [0]]);
  });

  it('should refuse what was meant for the time before', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.act(0, { type: 'playLand', player: 0, object: t.inHand(0, 'Mountain') });
    const seen = t.play.at;
    t.do(0, { type: 'undo' });
    const land = { type: 'playLand', player: 0, object: t.inHand(0, 'Mountain') } as const;
    expect(t.say(0, { type: 'act', at: seen, action: land })).toMatchObject({ ok: false, code: 'stale' });
    expect(t.say(0, { type: 'act', at: t.play.at, action: land }).ok).toBe(true);
  });

  it('should need consent once a card was drawn', () => {
    const t = new Table({
      sides: [RED, {}, RED, {}],
      settings: [undefined, undefined, { stops: { mine: [], theirs: [] } }],
    });
    t.pass(0);
    t.pass(0);
    expect(t.state.turn.number).toBe(4);
    expect(undoOf(t, 0)).toBe('consent');
  });

  it('should need consent once another person has answered, and all of them', () => {
    const t = new Table({ sides: [RED, {}, RED, {}] });
    const before = t.state;
    t.cast(0, 'Shock');
    t.choose(0, 2);
    t.pass(2);
    expect(undoOf(t, 0)).toBe('consent');
    t.do(0, { type: 'undo' });
    expect(t.play.ask).toMatchObject({ by: 0, yes: [0], open: [1, 2, 3] });
    // nobody acts while it is open
    expect(t.say(0, { type: 'act', at: t.play.at, action: { type: 'pass', player: 0 } })).toMatchObject({
      code: 'notNow',
    });
    const { ask } = t.play.ask ?? { ask: 0 };
    t.do(1, { type: 'consent', ask, yes: true });
    t.do(2, { type: 'consent', ask, yes: true });
    expect(t.play.ask?.open).toEqual([3]);
    t.do(3, { type: 'consent', ask, yes: true });
    expect(t.play.ask).toBeNull();
    // the choice of the target was the last action: the spell is being cast again
    expect(t.state.pending?.purpose).toBe('target');
    expect(t.state.teams).toEqual(before.teams);
  });

  it('should leave the game as it is when one says no, or the asker thinks better of it', () => {
    for (const who of [2, 0]) {
      const t = new Table({ sides: [RED, {}, RED, {}] });
      t.cast(0, 'Shock');
      t.choose(0, 2);
      t.pass(2);
      const before = t.state;
      t.do(0, { type: 'undo' });
      t.do(who, { type: 'consent', ask: t.play.ask?.ask ?? 0, yes: false });
      expect([t.state, t.play.ask]).toEqual([before, null]);
      expect(t.notices().at(-1)).toBe('refuses:undo');
    }
  });

  it('should need no consent of bots', () => {
    const t = new Table({ sides: [RED, {}, {}, {}], bots: [1, 2, 3] });
    t.pass(0);
    t.pass(0);
    const turn = t.state.turn.number;
    t.do(0, { type: 'undo' });
    expect(t.state.turn.number).toBeLessThan(turn);
  });

  it('should be refused where there is nothing of theirs', () => {
    const t = new Table({ sides: [RED, {}, RED, {}] });
    expect(t.say(2, { type: 'undo' })).toMatchObject({ ok: false, code: 'nothingToUndo' });
  });
});
