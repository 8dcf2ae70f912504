import { describe, expect, it } from 'vitest';
import { Bots, draftTurns } from '../host/bots.js';
import { idOf, Table } from '../play.fixture.js';
import { allRows } from '../state/rows.js';
import { frameFor } from '../view/frame.js';

const GIANT = { on: ['Hill Giant'] };
const STEP = { step: 'declareAttackers', beginning: true } as const;
const drafts = (t: Table, seat: number) => frameFor(t.table, idOf(seat))?.drafts;

const attacked = (t: Table) =>
  allRows(t.play.log).flatMap(({ event }) =>
    event.type === 'attackers' ? event.attacks.map((a) => a.attacker) : [],
  );

/** A team of a person (seat 0) and a bot, each with a creature, that declares its attack against nobody's creatures. */
function attacking(bots: readonly number[] = [1]): Table {
  const t = new Table({ sides: [{ on: ['Hill Giant'] }, { on: ['Shivan Dragon'] }, {}, {}], bots, ...STEP });
  expect(t.state.pending?.kind).toBe('attackers');
  return t;
}

function draft(t: Table): void {
  const [turn] = draftTurns(t.table);
  if (turn === undefined) throw new Error('no bot is asked what it would do');
  const found = new Bots(() => 'seed').draft(t.table, t.play, turn);
  if (found === null) throw new Error('nothing of it is the bot’s');
  const said = t.host({
    type: 'botDraft',
    seat: turn.bot,
    decision: turn.decision.id,
    ...found,
    seen: t.play.at,
  });
  expect(said.ok).toBe(true);
}

describe('what a partner bot would do of a decision of its team', () => {
  it('should be its own creatures of the attack, shown to its team alone, with the reason (CR 805.10b)', () => {
    const t = attacking();
    draft(t);
    const [shown] = drafts(t, 0) ?? [];
    const answer = shown?.answer.kind === 'attackers' ? shown.answer.attackers : [];
    expect(answer.map((a) => a.attacker)).toEqual([t.refs['Shivan Dragon']]);
    expect([shown?.seat, shown?.why?.code.startsWith('attack')]).toEqual([1, true]);
    expect(drafts(t, 2)).toEqual([]);
  });

  it('should be asked for once, and not of a team of bots alone', () => {
    const t = attacking();
    draft(t);
    expect(draftTurns(t.table)).toEqual([]);
    expect(draftTurns(attacking([0, 1]).table)).toEqual([]);
    expect(draftTurns(attacking([]).table)).toEqual([]);
  });

  it('should be no word in it: what the person answers stands at once', () => {
    const t = attacking();
    draft(t);
    const decision = t.state.pending?.id ?? 0;
    const attackers = [{ attacker: t.refs['Hill Giant'] ?? 0, attacks: 2 }];
    t.act(0, { type: 'answer', player: 0, decision, answer: { kind: 'attackers', attackers } });
    expect(attacked(t)).toEqual([t.refs['Hill Giant']]);
    expect(t.play.drafts).toEqual([]);
  });

  it('should be nothing where nothing of it is its own', () => {
    const t = new Table({ sides: [GIANT, {}, {}, {}], bots: [1], ...STEP });
    const [turn] = draftTurns(t.table);
    if (turn === undefined) throw new Error('no bot is asked');
    expect(new Bots(() => 'seed').draft(t.table, t.play, turn)).toBeNull();
  });

  it('should be stale once the game has gone on, or back', () => {
    const t = attacking();
    const decision = t.state.pending?.id ?? 0;
    const answer = { kind: 'attackers', attackers: [] } as const;
    const said = { type: 'botDraft', seat: 1, decision, answer, why: { code: 'attackNone' } } as const;
    expect(t.host({ ...said, seen: -1 })).toMatchObject({ ok: false, code: 'stale' });
    expect(t.host({ ...said, decision: decision + 1, seen: t.play.at })).toMatchObject({ code: 'stale' });
  });
});

describe('a decision of a team of people and a bot', () => {
  it('should take what a person proposes, whom nobody is left to agree with', () => {
    const t = attacking();
    const decision = t.state.pending?.id ?? 0;
    const attackers = [{ attacker: t.refs['Hill Giant'] ?? 0, attacks: 3 }];
    t.act(0, { type: 'propose', player: 0, decision, answer: { kind: 'attackers', attackers } });
    expect(attacked(t)).toEqual([t.refs['Hill Giant']]);
  });

  it('should be the person’s also where the bot is the primary player', () => {
    const t = attacking([0]);
    const decision = t.state.pending?.id ?? 0;
    const attackers = [{ attacker: t.refs['Shivan Dragon'] ?? 0, attacks: 3 }];
    t.act(1, { type: 'propose', player: 1, decision, answer: { kind: 'attackers', attackers } });
    expect(attacked(t)).toEqual([t.refs['Shivan Dragon']]);
  });
});
