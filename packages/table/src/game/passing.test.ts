import { describe, expect, it } from 'vitest';
import { Table } from '../play.fixture.js';

const RED = { on: ['2 Mountain'], hand: ['Shock'] };

const NEVER = { stops: { mine: [], theirs: [] } };

describe('passing by itself', () => {
  it('should pass for heads that can only pass, and only for them', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    expect(t.state.turn.step).toBe('main1');
    expect(t.asked()).toEqual([0]);
  });

  it('should go on to the next stop when a head passes', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.pass(0);
    expect([t.state.turn.step, t.asked()]).toEqual(['main2', [0]]);
  });

  it('should stop in each step where the seat wants to, in turns of its own and of the others', () => {
    const stops = { mine: ['upkeep' as const], theirs: ['draw' as const] };
    const t = new Table({ sides: [{}, {}, RED, {}], settings: [NEVER, NEVER, { stops }, NEVER] });
    expect([t.state.turn.team, t.state.turn.step, t.asked()]).toEqual([1, 'upkeep', [2]]);
    t.pass(2);
    expect([t.state.turn.team, t.state.turn.step]).toEqual([0, 'draw']);
  });

  it('should ask under full control even who can do nothing', () => {
    const t = new Table({ sides: [{}, {}, {}, {}], settings: [undefined, { full: true }] });
    expect([t.state.turn.step, t.asked()]).toEqual(['main1', [1]]);
    t.pass(1);
    expect([t.state.turn.step, t.asked()]).toEqual(['beginCombat', [1]]);
  });

  it("should never pass over an opponent's spell that the seat could answer", () => {
    const stops = { mine: [], theirs: [] };
    const t = new Table({
      sides: [RED, {}, RED, { hand: ['Shock'] }],
      settings: [undefined, undefined, { stops }, { stops }],
    });
    t.cast(0, 'Shock');
    t.choose(0, 2);
    // its own team lets it resolve; the head without mana can't answer
    expect(t.state.stack).toHaveLength(1);
    expect(t.asked()).toEqual([2]);
  });

  it("should let one's own team's spell resolve, unless priority is held", () => {
    const side = { on: ['4 Mountain'], hand: ['Shock', 'Shock'] };
    const t = new Table({ sides: [side, {}, {}, {}] });
    t.cast(0, 'Shock');
    t.choose(0, 2);
    expect([t.state.stack.length, t.state.teams[1]?.life]).toEqual([0, 28]);
    const held = new Table({ sides: [side, {}, {}, {}], settings: [{ hold: true }] });
    held.cast(0, 'Shock');
    held.choose(0, 2);
    expect([held.state.stack.length, held.asked()]).toEqual([1, [0]]);
  });
});

describe('passing until the turn is over', () => {
  it('should pass every stop of the turn, and be over with it', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.do(0, { type: 'settings', settings: { passTurn: true } });
    expect(t.state.turn.number).toBe(4);
    expect(t.table.seats[0]?.settings.passTurn).toBe(false);
  });

  it('should end when an opponent does something that the seat could answer', () => {
    const t = new Table({ sides: [RED, {}, RED, {}] });
    t.do(2, { type: 'settings', settings: { passTurn: true } });
    t.cast(0, 'Shock');
    t.choose(0, 3);
    expect(t.table.seats[2]?.settings.passTurn).toBe(false);
    expect(t.asked()).toEqual([2]);
  });

  it('should end when the team is attacked, and leave a bystander passing where nothing concerns them', () => {
    const t = new Table({ sides: [{ on: ['Hill Giant'] }, RED, RED, {}] });
    t.do(2, { type: 'settings', settings: { passTurn: true } });
    t.do(1, { type: 'settings', settings: { passTurn: true } });
    expect(t.state.pending?.kind).toBe('attackers');
    const decision = t.state.pending?.id ?? 0;
    const attackers = [{ attacker: t.refs['Hill Giant'] ?? 0, attacks: 3 }];
    t.act(0, { type: 'answer', player: 0, decision, answer: { kind: 'attackers', attackers } });
    expect(t.table.seats[2]?.settings.passTurn).toBe(false);
    expect(t.table.seats[1]?.settings.passTurn).toBe(true);
    expect([t.state.turn.step, t.asked()]).toEqual(['declareAttackers', [2]]);
  });
});

describe('a pass', () => {
  it('should be refused when it was meant for an earlier moment', () => {
    const t = new Table({ sides: [RED, {}, RED, {}] });
    const seen = t.play.at;
    t.cast(0, 'Shock');
    t.choose(0, 2);
    const late = t.say(2, { type: 'act', at: seen, action: { type: 'pass', player: 2 } });
    expect(late).toMatchObject({ ok: false, code: 'stale' });
    expect(t.state.stack).toHaveLength(1);
  });

  it("should stand when only a teammate's pass came in between", () => {
    const t = new Table({ sides: [RED, { on: ['Mountain'], hand: ['Shock'] }, {}, {}] });
    const seen = t.play.at;
    t.pass(0);
    t.do(1, { type: 'act', at: seen, action: { type: 'pass', player: 1 } });
    expect(t.state.turn.step).toBe('main2');
  });

  it('should be refused for a player whom somebody else decides for', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    for (const seat of [1, 2])
      expect(t.say(seat, { type: 'act', at: t.play.at, action: { type: 'pass', player: 0 } })).toMatchObject({
        ok: false,
        code: 'notSeated',
      });
  });
});
