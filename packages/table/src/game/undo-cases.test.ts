import { describe, expect, it } from 'vitest';
import { idOf, type Scene, Table } from '../play.fixture.js';
import { frameFor } from '../view/frame.js';

const undoOf = (t: Table, seat: number) => frameFor(t.table, idOf(seat))?.undo;
const FULL = { full: true };
const STEP = { step: 'declareAttackers', beginning: true } as const;

/** Seat 0 and its partner with two Mountains and a Shock each; the others with nothing that they could do. */
const SHOCKS: Scene['sides'] = [
  { on: ['2 Mountain'], hand: ['Shock', 'Shock'] },
  { on: ['2 Mountain'], hand: ['Shock'] },
  {},
  {},
];

function tap(t: Table, seat: number): void {
  const mana = frameFor(t.table, idOf(seat))?.mana[0];
  if (mana === undefined || mana.type === 'concede') throw new Error('there is no mana to make');
  t.act(seat, mana);
}

describe('taking back, case by case', () => {
  it('should untap what was tapped for mana, each by itself', () => {
    const t = new Table({ sides: SHOCKS });
    const before = t.state;
    tap(t, 0);
    const one = t.state;
    tap(t, 0);
    expect(undoOf(t, 0)).toBe('free');
    t.do(0, { type: 'undo' });
    expect(t.state).toBe(one);
    t.do(0, { type: 'undo' });
    expect(t.state).toBe(before);
  });

  it('should have nothing to take back of an attack that is only staged: it is changed as it is', () => {
    const t = new Table({ sides: [{ on: ['Hill Giant'] }, {}, {}, {}], ...STEP });
    const decision = t.state.pending?.id ?? 0;
    const answer = {
      kind: 'attackers',
      attackers: [{ attacker: t.refs['Hill Giant'] ?? 0, attacks: 2 }],
    } as const;
    t.do(0, { type: 'draft', decision, answer });
    expect(undoOf(t, 0)).toBeNull();
    t.do(0, { type: 'draft', decision, answer: { kind: 'attackers', attackers: [] } });
    expect(t.play.drafts).toHaveLength(1);
  });

  it('should take back a declared attack freely until somebody has answered it', () => {
    const t = new Table({
      sides: [{ on: ['Hill Giant'] }, {}, { on: ['Mountain'], hand: ['Shock'] }, {}],
      ...STEP,
    });
    const decision = t.state.pending?.id ?? 0;
    const attackers = [{ attacker: t.refs['Hill Giant'] ?? 0, attacks: 2 }];
    t.act(0, { type: 'answer', player: 0, decision, answer: { kind: 'attackers', attackers } });
    expect([undoOf(t, 0), t.asked()]).toEqual(['free', [2]]);
    t.pass(2);
    expect(undoOf(t, 0)).toBe('consent');
  });

  it('should need consent once the partner has answered', () => {
    const t = new Table({ sides: SHOCKS, settings: [FULL, FULL] });
    t.cast(0, 'Shock');
    t.choose(0, 2);
    expect(undoOf(t, 0)).toBe('free');
    t.cast(1, 'Shock');
    expect([undoOf(t, 0), undoOf(t, 1)]).toEqual(['consent', 'free']);
  });

  it('should stay free where bots only pass, and not where one has answered', () => {
    const t = new Table({
      sides: [SHOCKS[0], {}, { on: ['2 Mountain'], hand: ['Shock'] }, {}],
      settings: [FULL],
      bots: [1, 2, 3],
    });
    t.cast(0, 'Shock');
    t.choose(0, 3);
    t.pass(0);
    const shock = { type: 'cast', player: 2, object: t.inHand(2, 'Shock') } as const;
    expect(t.asked()).toEqual([2]);
    expect(undoOf(t, 0)).toBe('free');
    const went = t.host({ type: 'bot', seat: 2, action: shock, why: { code: 'bestUse' }, seen: t.play.at });
    expect(went.ok).toBe(true);
    expect(undoOf(t, 0)).toBe('consent');
  });

  const hidden: readonly (readonly [string, Scene['sides'][number], string])[] = [
    ['a card was drawn', { on: ['2 Forest'], hand: ['Elvish Visionary'] }, 'Elvish Visionary'],
    ['a library was looked through and shuffled', { on: ['3 Forest'], hand: ['Cultivate'] }, 'Cultivate'],
  ];
  for (const [what, side, card] of hidden)
    it(`should need consent once ${what}`, () => {
      const t = new Table({ sides: [side, {}, {}, {}] });
      t.cast(0, card);
      expect(undoOf(t, 0)).toBe('consent');
    });

  it('should need consent once chance has decided', () => {
    const t = new Table({
      sides: [
        { on: ['2 Swamp'], hand: ['Hymn to Tourach', 'Plains'] },
        {},
        { hand: ['Plains', 'Swamp', 'Forest'] },
        {},
      ],
    });
    t.cast(0, 'Hymn to Tourach');
    t.choose(0, 2);
    expect(t.state.hands[2]).toHaveLength(1);
    expect(undoOf(t, 0)).toBe('consent');
  });

  it('should need consent of nobody where all others are bots, and say who took back what', () => {
    const t = new Table({
      sides: [{ on: ['2 Forest'], hand: ['Elvish Visionary'] }, {}, {}, {}],
      bots: [1, 2, 3],
    });
    t.cast(0, 'Elvish Visionary');
    expect(undoOf(t, 0)).toBe('consent');
    t.do(0, { type: 'undo' });
    expect(t.inHand(0, 'Elvish Visionary')).toBeGreaterThan(0);
    expect(t.notices().at(-1)).toBe('undone');
  });

  it('should take back what was asked for, also where somebody goes whose actions came before', () => {
    const t = new Table({ sides: SHOCKS, settings: [FULL, FULL] });
    tap(t, 1);
    const before = t.state;
    tap(t, 0);
    tap(t, 1);
    t.do(0, { type: 'undo' });
    t.do(1, { type: 'leave' });
    t.do(2, { type: 'consent', ask: 1, yes: true });
    t.do(3, { type: 'consent', ask: 1, yes: true });
    expect(t.notices().at(-1)).toBe('undone:agreed');
    expect(t.state).toBe(before);
  });
});
