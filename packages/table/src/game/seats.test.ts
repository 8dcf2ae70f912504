import { describe, expect, it } from 'vitest';
import { idOf, Table } from '../play.fixture.js';
import { frameFor } from '../view/frame.js';

const RED = { on: ['2 Mountain'], hand: ['Shock'] };

describe('conceding', () => {
  it('should lose the game for the whole team (CR 810.8b)', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.do(3, { type: 'concede', bot: false });
    expect([t.table.phase, t.state.result?.winner, t.table.score]).toEqual(['over', 0, [1, 0]]);
  });

  it('should let a bot take the seat instead, and the game go on', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.do(3, { type: 'concede', bot: true });
    expect(t.table.seats.map((s) => s.occupant.kind)).toEqual(['person', 'person', 'person', 'bot']);
    expect([t.table.phase, t.state.result]).toEqual(['playing', null]);
    expect(t.notices()).toEqual(['botTookSeat:Dee']);
    // they may watch, and nothing more
    expect(t.say(3, { type: 'undo' })).toMatchObject({ ok: false, code: 'notSeated' });
  });
});

describe("a bot's seat", () => {
  const waiting = () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.do(3, { type: 'concede', bot: true });
    t.do(3, { type: 'sit', seat: 3 });
    return t;
  };

  it('should be taken over when the next turn begins, and not in the middle of one', () => {
    const t = waiting();
    expect(t.table.seats[3]).toMatchObject({ occupant: { kind: 'bot' }, coming: idOf(3) });
    const turn = t.state.turn.number;
    for (let i = 0; i < 5 && t.state.turn.number === turn; i++) t.pass(0);
    expect(t.state.turn.number).toBe(turn + 1);
    expect(t.table.seats[3]).toMatchObject({ occupant: { kind: 'person', person: idOf(3) }, coming: null });
    expect(t.notices()).toEqual(['botTookSeat:Dee', 'personTookSeat:Dario']);
  });

  it('should go by the name of whoever sits there now, to all who look on', () => {
    const names = (t: Table, who: number) =>
      frameFor(t.table, who < 0 ? 'watcher' : idOf(who))?.view.players.map((p) => p.name);
    const t = waiting();
    for (const who of [0, 2, -1]) expect(names(t, who)).toEqual(['Ann', 'Bob', 'Cid', 'Dario']);
    for (let i = 0; i < 5 && t.table.seats[3]?.occupant.kind === 'bot'; i++) t.pass(0);
    for (const who of [0, 3, -1]) expect(names(t, who)).toEqual(['Ann', 'Bob', 'Cid', 'Dee']);
    t.do(3, { type: 'rename', name: 'Delia' });
    expect(names(t, 0)).toEqual(['Ann', 'Bob', 'Cid', 'Delia']);
  });

  it('should be left to the bot by whoever thinks better of it', () => {
    const t = waiting();
    t.do(3, { type: 'stand' });
    expect(t.table.seats[3]?.coming).toBeNull();
  });

  it("should not be taken by two, nor a person's", () => {
    const t = waiting();
    expect(t.say(0, { type: 'sit', seat: 3 })).toMatchObject({ ok: false, code: 'notNow' });
    expect(t.say(3, { type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'seatTaken' });
  });
});

describe('whoever has seen the hands of a team', () => {
  const ways = [
    ['conceding to a bot', (t: Table) => t.do(3, { type: 'concede', bot: true })],
    [
      'leaving, and coming by the invitation again',
      (t: Table) => {
        t.do(3, { type: 'leave' });
        const came = { type: 'join', person: idOf(3), name: 'Dee', invitation: 'a'.repeat(22) } as const;
        t.table = { ...t.table, invitations: [came.invitation] };
        expect(t.host(came).ok).toBe(true);
      },
    ],
  ] as const;

  it.each(ways)('should not sit with the other in that game: %s', (_, goes) => {
    const t = new Table({ sides: [RED, {}, {}, {}], bots: [1] });
    goes(t);
    expect(t.say(3, { type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'otherTeam' });
    expect(t.table.seats[1]?.coming).toBeNull();
    // to watch is for everybody, and back to one's own team one may
    expect(frameFor(t.table, idOf(3))?.view.hands).toEqual({});
    t.do(3, { type: 'sit', seat: 3 });
    expect(t.table.seats[3]?.coming).toBe(idOf(3));
  });

  it('should sit where they like when that game is over, and in the next', () => {
    const t = new Table({ sides: [RED, {}, {}, {}], bots: [1] });
    t.do(3, { type: 'concede', bot: true });
    t.do(2, { type: 'concede', bot: false });
    t.do(3, { type: 'sit', seat: 1 });
    expect(t.table.seats[1]?.occupant).toEqual({ kind: 'person', person: idOf(3) });
  });

  it('should be free to choose where they have only watched', () => {
    const t = new Table({ sides: [RED, {}, {}, {}], bots: [1] });
    const came = { type: 'join', person: idOf(1), name: 'Bob', invitation: 'a'.repeat(22) } as const;
    t.table = { ...t.table, invitations: [came.invitation] };
    expect(t.host(came).ok).toBe(true);
    t.do(3, { type: 'concede', bot: true });
    t.do(1, { type: 'sit', seat: 3 });
    expect(t.table.seats[3]?.coming).toBe(idOf(1));
  });
});

describe('leaving for good', () => {
  it('should leave the seat to a bot, and the table to another host', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.do(0, { type: 'leave' });
    expect(t.table.seats[0]?.occupant.kind).toBe('bot');
    expect([t.table.host, t.table.people.map((p) => p.name)]).toEqual([idOf(1), ['Bob', 'Cid', 'Dee']]);
    expect(t.say(0, { type: 'chat', to: 'table', text: 'still here' })).toMatchObject({ code: 'notInvited' });
  });

  it('should no longer be waited for when all others have agreed', () => {
    const t = new Table({ sides: [RED, {}, RED, {}] });
    t.do(0, { type: 'adjust', adjustment: { what: 'life', team: 0, total: 3 } });
    const { ask = 0 } = t.play.ask ?? {};
    t.do(1, { type: 'consent', ask, yes: true });
    t.do(2, { type: 'consent', ask, yes: true });
    t.do(3, { type: 'leave' });
    expect(t.state.teams[0]?.life).toBe(3);
  });
});
