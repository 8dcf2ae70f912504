import type { Action, BotReason } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { idOf, Table } from '../play.fixture.js';
import { frameFor } from '../view/frame.js';

/** Ann and her partner bot, who is about to cast a Shock at seat 2. */
const why: BotReason = { code: 'bestUse' };

function partner(due: number | null = 1_002_000): { readonly t: Table; readonly action: Action } {
  const side = { on: ['Mountain'], hand: ['Shock'] };
  const t = new Table({ sides: [side, side, {}, {}], bots: [1] });
  const action: Action = { type: 'cast', player: 1, object: t.inHand(1, 'Shock') };
  const said = t.host({ type: 'intend', seat: 1, action, why, life: 0, due, seen: t.play.at });
  expect(said.ok).toBe(true);
  return { t, action };
}
const intents = (t: Table, seat: number) => frameFor(t.table, idOf(seat))?.intents;

describe("a partner bot's intent", () => {
  it('should be shown to its team alone, with the reason', () => {
    const { t, action } = partner();
    expect(intents(t, 0)).toEqual([{ intent: 2, seat: 1, action, why, life: 0, at: 1_002_000 }]);
    expect(intents(t, 2)).toEqual([]);
  });

  it('should be carried out when its time has come, and not before', () => {
    const { t } = partner();
    t.at += 1_000;
    expect(t.host({ type: 'intentDue', intent: 2 })).toMatchObject({ ok: false, code: 'stale' });
    t.at += 1_000;
    expect(t.host({ type: 'intentDue', intent: 2 }).ok).toBe(true);
    expect(t.state.pending?.purpose).toBe('target');
    expect(t.play.intents).toEqual([]);
  });

  it('should be carried out at once on a yes', () => {
    const { t } = partner(null);
    t.do(0, { type: 'intent', intent: 2, reply: 'yes' });
    expect(t.state.pending?.purpose).toBe('target');
  });

  it('should wait on a wait, for as long as it takes', () => {
    const { t } = partner();
    t.do(0, { type: 'intent', intent: 2, reply: 'wait' });
    t.at += 100_000;
    expect(t.host({ type: 'intentDue', intent: 2 }).ok).toBe(false);
    expect(intents(t, 0)).toMatchObject([{ at: null }]);
  });

  it('should be given up on a no, for this turn', () => {
    const { t, action } = partner();
    t.do(0, { type: 'intent', intent: 2, reply: 'no' });
    expect(t.play.intents).toEqual([]);
    expect(t.play.declined).toEqual([JSON.stringify(action)]);
  });

  it("should be no business of the other team's", () => {
    const { t } = partner();
    expect(t.say(2, { type: 'intent', intent: 2, reply: 'no' })).toMatchObject({ ok: false, code: 'stale' });
    expect(t.play.intents).toHaveLength(1);
  });

  it("should outlast the teammate's pass, and not what changes the moment", () => {
    const { t } = partner();
    t.pass(0);
    expect(t.play.intents).toHaveLength(1);
    t.do(0, { type: 'undo' });
    expect(t.play.intents).toEqual([]);
  });
});
