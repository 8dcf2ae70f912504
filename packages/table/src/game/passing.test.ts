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

const LANDS = { on: ['2 Mountain', 'Llanowar Elves'] };

describe('a head that could only make mana', () => {
  it('should not be asked, at any of the usual stops', () => {
    const t = new Table({ sides: [LANDS, {}, {}, LANDS], settings: [undefined, NEVER, NEVER] });
    // its own attack with the Elves is asked, and after that nothing until theirs
    expect(t.state.pending?.kind).toBe('attackers');
    expect(t.state.turn.number).toBe(3);
  });

  it('should be asked at a stop that it set by hand, on the turn that it is set for alone', () => {
    const stops = { mine: [], theirs: ['upkeep' as const] };
    const t = new Table({
      sides: [{ on: ['2 Mountain'] }, {}, {}, {}],
      settings: [{ stops }, NEVER, NEVER, NEVER],
    });
    expect([t.state.turn.number, t.state.turn.step, t.asked()]).toEqual([4, 'upkeep', [0]]);
    t.pass(0);
    expect([t.state.turn.number, t.state.turn.step, t.asked()]).toEqual([6, 'upkeep', [0]]);
  });

  it('should be asked while it holds priority, and under full control', () => {
    const side = { on: ['3 Mountain'], hand: ['Shock'] };
    const held = new Table({ sides: [side, {}, {}, {}], settings: [{ hold: true }] });
    held.cast(0, 'Shock');
    held.choose(0, 2);
    expect([held.state.stack.length, held.asked()]).toEqual([1, [0]]);
    held.pass(0);
    expect(held.state.stack).toHaveLength(0);
    const full = new Table({ sides: [LANDS, {}, {}, {}], settings: [{ full: true }] });
    expect([full.state.turn.step, full.asked()]).toEqual(['main1', [0]]);
  });
});

describe('two people of a team', () => {
  it('should each be readied by themselves: what one passes of itself is no word of the other', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    expect(t.asked()).toEqual([0]);
    expect(t.state.priority?.passed).toBe(0b10);
  });

  it('should each have stops of their own', () => {
    const t = new Table({
      sides: [RED, RED, {}, {}],
      settings: [
        { stops: { mine: ['main2'], theirs: [] } },
        { stops: { mine: ['main1', 'main2'], theirs: [] } },
      ],
    });
    expect([t.state.turn.step, t.asked()]).toEqual(['main1', [1]]);
    t.pass(1);
    expect([t.state.turn.step, t.asked()]).toEqual(['main2', [0, 1]]);
  });

  it('should both be asked anew once one of them has acted (CR 117.3c, 805.5)', () => {
    const t = new Table({
      sides: [{ on: ['3 Mountain'], hand: ['Shock', 'Shock'] }, RED, {}, {}],
      settings: [{ hold: true }, { full: true }],
    });
    t.pass(1);
    expect(t.asked()).toEqual([0]);
    t.cast(0, 'Shock');
    t.choose(0, 2);
    expect(t.asked()).toEqual([0, 1]);
  });

  it('should pass until the turn is over for one of them alone', () => {
    const t = new Table({ sides: [RED, RED, {}, {}] });
    t.do(0, { type: 'settings', settings: { passTurn: true } });
    expect([t.state.turn.step, t.asked()]).toEqual(['main1', [1]]);
    t.pass(1);
    expect([t.state.turn.step, t.asked()]).toEqual(['main2', [1]]);
    t.pass(1);
    expect(t.state.turn.number).toBe(4);
    expect(t.table.seats[0]?.settings.passTurn).toBe(false);
  });
});

describe('a yield', () => {
  const scene = { sides: [{ hand: ['Raise the Alarm'], on: ['2 Plains'] }, {}, RED, {}] as const };

  it('should let triggers of that ability happen, of all who control one, and nothing else', () => {
    const t = new Table({
      sides: [{ on: ['2 Plains', 'Soul Warden'], hand: ['Raise the Alarm'] }, {}, RED, {}],
      settings: [{ hold: true }],
    });
    t.cast(0, 'Raise the Alarm');
    // the spell itself can be answered
    t.pass(0);
    expect(t.asked()).toEqual([2]);
    t.pass(2);
    expect(t.state.stack).toHaveLength(2);
    expect(t.asked()).toEqual([2]);
    const top = t.state.objects[(t.state.stack.at(-1) ?? 0) % 65536];
    t.do(2, { type: 'settings', settings: { yields: [top?.stack?.ability ?? -1] } });
    expect(t.state.stack).toHaveLength(0);
    expect(t.state.teams[0]?.life).toBe(32);
  });

  it('should not stand for a spell', () => {
    const t = new Table(scene);
    t.do(2, { type: 'settings', settings: { yields: Array.from({ length: 300 }, (_, i) => i) } });
    t.cast(0, 'Raise the Alarm');
    expect(t.asked()).toEqual([2]);
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
