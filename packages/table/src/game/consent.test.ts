import type { Action, BotReason } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { idOf, Table } from '../play.fixture.js';
import { frameFor } from '../view/frame.js';

const why: BotReason = { code: 'bestUse' };
const SIDE = { on: ['Mountain'], hand: ['Shock', 'Mountain'] };

/** Ann has played a land and asks the two people of the other team to take it back; her partner bot has a plan. */
function asked(): Table {
  const t = new Table({ sides: [SIDE, SIDE, {}, {}], bots: [1] });
  t.act(0, { type: 'playLand', player: 0, object: t.inHand(0, 'Mountain') });
  const action: Action = { type: 'cast', player: 1, object: t.inHand(1, 'Shock') };
  const due = t.at + 2_000;
  const said = t.host({ type: 'intend', seat: 1, action, why, life: 0, due, seen: t.play.at });
  expect(said.ok).toBe(true);
  t.do(0, { type: 'adjust', adjustment: { what: 'life', team: 0, total: 29 } });
  return t;
}

describe('while all are asked for their consent', () => {
  it("should not carry a bot's plan out, and leave it for afterwards", () => {
    const t = asked();
    const before = t.state;
    t.at += 5_000;
    expect(t.host({ type: 'intentDue', intent: 2 })).toMatchObject({ ok: false, code: 'notNow' });
    expect(t.say(0, { type: 'intent', intent: 2, reply: 'yes' })).toMatchObject({
      ok: false,
      code: 'notNow',
    });
    expect(t.state).toBe(before);
    t.do(2, { type: 'consent', ask: 1, yes: false });
    expect(t.host({ type: 'intentDue', intent: 2 }).ok).toBe(true);
    expect(t.state).not.toBe(before);
  });

  it('should pass for nobody, whatever they set', () => {
    const t = asked();
    const before = t.state;
    t.do(0, { type: 'settings', settings: { stops: { mine: [], theirs: [] } } });
    expect(t.state).toBe(before);
    t.do(2, { type: 'consent', ask: 1, yes: false });
    expect(t.state).not.toBe(before);
  });

  it('should take nothing back freely: the question would be gone without an answer', () => {
    const t = new Table({ sides: [SIDE, SIDE, {}, {}] });
    t.act(0, { type: 'playLand', player: 0, object: t.inHand(0, 'Mountain') });
    expect(frameFor(t.table, idOf(0))?.undo).toBe('free');
    t.do(1, { type: 'adjust', adjustment: { what: 'life', team: 0, total: 29 } });
    expect(frameFor(t.table, idOf(0))?.undo).toBeNull();
    expect(t.say(0, { type: 'undo' })).toMatchObject({ ok: false, code: 'notNow' });
    expect(t.play.ask?.by).toBe(1);
    for (const seat of [0, 2, 3]) t.do(seat, { type: 'consent', ask: 1, yes: seat !== 3 });
    expect(frameFor(t.table, idOf(0))?.undo).toBe('free');
  });

  it('should ask nobody any more once the game is over', () => {
    const t = asked();
    t.do(2, { type: 'concede', bot: false });
    expect(t.table.phase).toBe('over');
    expect(frameFor(t.table, idOf(0))?.consent).toBeNull();
  });
});
