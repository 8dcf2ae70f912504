import { type Command, DEFAULT_TABLE, LIMITS } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { personId } from '../host.fixture.js';
import type { Stepped } from '../machine/result.js';
import { firstTable, step } from '../machine/step.js';
import type { Entry, HostCommand } from '../state/entry.js';
import type { TableState } from '../state/table.js';

type Body<T extends { readonly id: string }> = T extends unknown ? Omit<T, 'id'> : never;
const [ann, bob, cid] = [personId('Ann'), personId('Bob'), personId('Cid')] as const;
const CODE = personId('code');

/** A table before its game, by entries. */
class Lobby {
  table: TableState = firstTable({
    at: 1,
    by: null,
    command: {
      type: 'create',
      table: personId('t'),
      person: ann,
      name: 'Ann',
      settings: DEFAULT_TABLE,
      engine: 'test',
    },
  });
  private seq = 1;

  take(by: string | null, command: Body<Command> | HostCommand, drawn?: Entry['drawn']): Stepped {
    const id = `cmd-${String(this.seq).padStart(8, '0')}`;
    const whole = (by === null ? command : { ...command, id }) as Command | HostCommand;
    const entry: Entry = { at: 2, by, command: whole, ...(drawn === undefined ? {} : { drawn }) };
    const went = step(this.table, entry);
    if (went.ok) {
      this.table = went.table;
      this.seq += 1;
    }
    return went;
  }

  /** Ann and Bob of one team with a starter team's decks, bots of the other. */
  full(): this {
    this.take(ann, { type: 'invite' }, { code: CODE });
    this.take(null, { type: 'join', person: bob, name: 'Bob', invitation: CODE });
    this.take(ann, { type: 'sit', seat: 0, deck: { starter: 'hearth-chorus' } });
    this.take(bob, { type: 'sit', seat: 1, deck: { starter: 'toll-of-bells' } });
    for (const seat of [2, 3]) this.take(ann, { type: 'seatBot', seat, bot: 'rookie' });
    return this;
  }

  ready(): this {
    this.take(ann, { type: 'ready', ready: true });
    this.take(bob, { type: 'ready', ready: true });
    return this;
  }

  taken(): readonly string[] {
    return this.table.seats.map((s) => s.occupant.kind);
  }
  deck(seat: Seat): string | null | undefined {
    return this.table.seats[seat]?.deck?.starter;
  }
}

describe('coming to a table', () => {
  it('should let those sit who came by an invitation, and others watch', () => {
    const l = new Lobby().full();
    expect(l.take(null, { type: 'join', person: cid, name: 'Cid', invitation: null }).ok).toBe(true);
    l.take(ann, { type: 'emptySeat', seat: 3 });
    expect(l.take(cid, { type: 'sit', seat: 3 })).toMatchObject({ code: 'notInvited' });
    expect(l.take(null, { type: 'join', person: cid, name: 'Cid', invitation: CODE }).ok).toBe(true);
    expect(l.take(cid, { type: 'sit', seat: 3 }).ok).toBe(true);
    expect(l.taken()).toEqual(['person', 'person', 'bot', 'person']);
  });

  it('should let nobody who only watches sit or stay by a code that was taken back', () => {
    const l = new Lobby().full();
    const join = (invitation: string | null) =>
      l.take(null, { type: 'join', person: cid, name: 'Cid', invitation });
    const people = () => l.table.people.map((p) => p.name);
    join(CODE);
    expect(l.take(ann, { type: 'emptySeat', seat: 2 }).ok).toBe(true);
    l.take(ann, { type: 'revoke', code: CODE });
    // where all may watch, one may still watch; Bob sits, and stays invited
    expect(people()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(l.take(cid, { type: 'sit', seat: 2 })).toMatchObject({ ok: false, code: 'notInvited' });
    expect(l.table.people.find((p) => p.id === bob)?.invited).toBe(true);
    l.take(ann, { type: 'configure', settings: { watchers: false } });
    expect(people()).toEqual(['Ann', 'Bob']);
    const other = personId('other');
    l.take(ann, { type: 'invite' }, { code: other });
    expect(join(other).ok).toBe(true);
    l.take(ann, { type: 'revoke', code: other });
    expect(people()).toEqual(['Ann', 'Bob']);
    expect(l.take(bob, { type: 'stand' }).ok).toBe(true);
    expect(l.take(bob, { type: 'sit', seat: 1 }).ok).toBe(true);
  });

  it('should let nobody in by a code that was taken back, and nobody watch where that is off', () => {
    const l = new Lobby().full();
    expect(l.take(ann, { type: 'revoke', code: CODE }).ok).toBe(true);
    const join = (invitation: string | null) =>
      l.take(null, { type: 'join', person: cid, name: 'Cid', invitation });
    expect(join(CODE)).toMatchObject({ code: 'notInvited' });
    l.take(ann, { type: 'configure', settings: { watchers: false } });
    expect(join(null)).toMatchObject({ code: 'notInvited' });
    expect(l.table.people.map((p) => p.name)).toEqual(['Ann', 'Bob']);
  });

  it('should have the host back who left it empty, as one who may sit', () => {
    const l = new Lobby();
    l.take(ann, { type: 'configure', settings: { watchers: false } });
    l.take(ann, { type: 'leave' });
    expect(l.table.people).toEqual([]);
    expect(l.take(null, { type: 'join', person: ann, name: 'Ann', invitation: null }).ok).toBe(true);
    expect(l.take(ann, { type: 'sit', seat: 0 }).ok).toBe(true);
  });

  it('should be full of those who are here or were invited, and not of watchers who have gone', () => {
    const l = new Lobby().full();
    const join = (n: number, here: readonly string[], invitation: string | null = null) =>
      l.take(null, { type: 'join', person: personId(`w${n}`), name: `W${n}`, invitation }, { here });
    for (let n = l.table.people.length; n < LIMITS.people; n++) expect(join(n, []).ok).toBe(true);
    const everybody = l.table.people.map((p) => p.id);
    expect(join(90, everybody)).toMatchObject({ ok: false, code: 'tableFull' });
    const gone = personId('w5');
    const here = everybody.filter((id) => id !== gone);
    expect(join(91, here, CODE).ok).toBe(true);
    const now = l.table.people.map((p) => p.id);
    expect([now.length, now.includes(gone), now.includes(personId('w91'))]).toEqual([
      LIMITS.people,
      false,
      true,
    ]);
    // those who were invited and aren't here keep their place
    expect(
      join(
        92,
        [...here, personId('w91')].filter((id) => id !== bob),
      ),
    ).toMatchObject({
      code: 'tableFull',
    });
  });

  it('should tell people of one name apart', () => {
    const l = new Lobby().full();
    l.take(null, { type: 'join', person: cid, name: 'ann', invitation: null });
    expect(l.table.people.map((p) => p.name)).toEqual(['Ann', 'Bob', 'ann 2']);
    expect(l.take(cid, { type: 'rename', name: 'BOB' })).toMatchObject({ code: 'nameTaken' });
  });
});

describe('before a game', () => {
  it('should give bots starter decks that go together', () => {
    const l = new Lobby().full();
    expect([2, 3].map((s) => l.deck(s))).toEqual(['storm-lanterns', 'cinder-and-coin']);
    expect(l.table.seats.flatMap((s) => s.deck?.team ?? [])).toEqual([]);
  });

  it('should leave what is arranged to the host', () => {
    const l = new Lobby().full();
    const commands: readonly Body<Command>[] = [
      { type: 'seatBot', seat: 2, bot: 'random' },
      { type: 'emptySeat', seat: 2 },
      { type: 'configure', settings: { heads: 3 } },
      { type: 'begin' },
      { type: 'rematch' },
      { type: 'remove', person: ann },
      { type: 'invite' },
      { type: 'revoke', code: CODE },
    ];
    for (const c of commands) expect(l.take(bob, c)).toMatchObject({ ok: false, code: 'notHost' });
  });

  it("should name what is wrong with a team's decks by card, line and rule", () => {
    const l = new Lobby().full();
    l.take(bob, { type: 'deck', deck: { starter: 'hearth-chorus' } });
    const faults = l.table.seats[1]?.deck?.team ?? [];
    expect(faults.length).toBeGreaterThan(0);
    for (const f of faults) {
      expect(f.blocks).toBe(true);
      expect(f.card).not.toBeNull();
      expect(f.line).toBeGreaterThan(0);
      expect(f.rule).toMatch(/MTR|CR/);
    }
    expect(l.take(bob, { type: 'ready', ready: true })).toMatchObject({ code: 'badDeck', faults });
    // between friends they may be played
    l.take(ann, { type: 'configure', settings: { casual: true } });
    expect(l.take(bob, { type: 'ready', ready: true }).ok).toBe(true);
  });

  it('should not begin with a card that is not there, however casually', () => {
    const l = new Lobby().full();
    l.take(ann, { type: 'configure', settings: { casual: true } });
    l.take(ann, { type: 'deck', deck: { list: '4 Lightning Bolr\n36 Mountain\n20 Shock', name: 'x' } });
    expect(l.table.seats[0]?.deck?.own).toMatchObject([
      { code: 'unknownCard', card: 'Lightning Bolr', line: 1, blocks: true },
    ]);
    expect(l.take(ann, { type: 'ready', ready: true })).toMatchObject({ code: 'unsupportedCard' });
  });

  it('should begin when every seat is taken and ready', () => {
    const l = new Lobby().full();
    const begin = () => l.take(ann, { type: 'begin' }, { seed: 's' });
    expect(begin()).toMatchObject({ code: 'notNow' });
    l.ready();
    l.take(ann, { type: 'emptySeat', seat: 3 });
    expect(begin()).toMatchObject({ code: 'notNow' });
    l.take(ann, { type: 'seatBot', seat: 3, bot: 'rookie' });
    expect(begin().ok).toBe(true);
    expect([l.table.phase, l.table.games]).toEqual(['playing', 1]);
    expect(begin()).toMatchObject({ code: 'notNow' });
  });

  it('should empty all seats for teams of another size', () => {
    const l = new Lobby().full();
    l.take(ann, { type: 'configure', settings: { heads: 3 } });
    expect(l.taken()).toEqual(['nobody', 'nobody', 'nobody', 'nobody', 'nobody', 'nobody']);
  });

  it('should keep the rules of a game that has begun', () => {
    const l = new Lobby().full().ready();
    l.take(ann, { type: 'begin' }, { seed: 's' });
    for (const settings of [{ edition: '2005-08' }, { heads: 3 }, { casual: true }])
      expect(l.take(ann, { type: 'configure', settings })).toMatchObject({ ok: false, code: 'notNow' });
    expect(l.take(ann, { type: 'configure', settings: { botPace: 0 } }).ok).toBe(true);
    expect(l.take(ann, { type: 'configure', settings: { edition: 'nonsense' } })).toMatchObject({
      code: 'malformed',
    });
  });

  it('should take a deck along to another seat', () => {
    const l = new Lobby().full();
    l.take(ann, { type: 'emptySeat', seat: 2 });
    l.take(ann, { type: 'sit', seat: 2 });
    expect(l.taken()).toEqual(['nobody', 'person', 'person', 'bot']);
    expect(l.deck(2)).toBe('hearth-chorus');
  });
});

describe('a rematch', () => {
  it('should keep seats and decks, and have the team begin that lost', () => {
    const l = new Lobby().full().ready();
    l.take(ann, { type: 'begin' }, { seed: 's' });
    expect(l.take(ann, { type: 'rematch' }, { seed: 't' })).toMatchObject({ code: 'notNow' });
    l.take(bob, { type: 'concede', bot: false });
    expect([l.table.phase, l.table.score]).toEqual(['over', [0, 1]]);
    expect(l.take(ann, { type: 'rematch' }, { seed: 't' }).ok).toBe(true);
    expect(l.table.play?.state.turn.startingTeam).toBe(0);
    expect([l.table.games, l.taken()]).toEqual([2, ['person', 'person', 'bot', 'bot']]);
    expect(l.deck(1)).toBe('toll-of-bells');
    l.take(null, {
      type: 'bot',
      seat: 2,
      action: { type: 'concede', player: 2 },
      why: null,
      seen: l.table.play?.at ?? 0,
    });
    expect(l.table.score).toEqual([1, 1]);
    l.take(ann, { type: 'rematch' }, { seed: 'u' });
    expect(l.table.play?.state.turn.startingTeam).toBe(1);
  });
});
