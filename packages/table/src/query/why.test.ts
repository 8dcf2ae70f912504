import type { TargetId } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { type Scene, Table } from '../play.fixture.js';
import { whyNot } from './why.js';

const STEP = { step: 'declareAttackers', beginning: true } as const;
const why = (t: Table, seat: number, object: TargetId, on?: TargetId) =>
  whyNot(t.table, seat, object, on).map((w) => [w.message, w.cite]);

describe('why something is none of the attackers', () => {
  const sides: Scene['sides'] = [
    {
      on: [
        { card: 'Hill Giant', ref: 'tapped', tapped: true },
        { card: 'Hill Giant', ref: 'sick', summoningSick: true },
        { card: 'Wall of Omens', ref: 'wall' },
        { card: 'Mountain', ref: 'land' },
        { card: 'Hill Giant', ref: 'able' },
      ],
    },
    {},
    { on: [{ card: 'Hill Giant', ref: 'theirs' }] },
    {},
  ];
  const t = new Table({ sides, ...STEP });
  const ask = (ref: string) => why(t, 0, t.refs[ref] ?? 0);

  it('should be said of each with its rule (CR 508.1a, 302.6, 702.3b)', () => {
    expect(t.state.pending?.kind).toBe('attackers');
    expect(ask('tapped')).toEqual([['it is tapped', 'combat.attackers']]);
    expect(ask('sick')).toEqual([["it wasn't your team's since your turn began", 'combat.attackers']]);
    expect(ask('wall')).toEqual([['it has defender', 'combat.attackers']]);
    expect(ask('land')).toEqual([["it isn't a creature", 'combat.attackers']]);
    expect(ask('theirs')).toEqual([["it isn't your team's", 'combat.attackers']]);
  });

  it('should say nothing of one that may attack, nor to whoever isn’t asked', () => {
    expect(ask('able')).toEqual([]);
    expect(why(t, 2, t.refs.tapped ?? 0)).toEqual([]);
    expect(whyNot(t.table, null, t.refs.tapped ?? 0)).toEqual([]);
  });
});

describe('why something is none of the blockers', () => {
  const t = new Table({
    sides: [
      {
        on: [
          { card: 'Shivan Dragon', ref: 'dragon' },
          { card: 'Hill Giant', ref: 'giant' },
        ],
      },
      {},
      {
        on: [
          { card: 'Hill Giant', ref: 'able' },
          { card: 'Hill Giant', ref: 'tapped', tapped: true },
        ],
      },
      {},
    ],
    ...STEP,
  });
  const decision = t.state.pending?.id ?? 0;
  const attackers = ['dragon', 'giant'].map((ref) => ({ attacker: t.refs[ref] ?? 0, attacks: 2 }));
  t.act(0, { type: 'answer', player: 0, decision, answer: { kind: 'attackers', attackers } });

  it('should be said of it, and of it and what it should block (CR 509.1a, 702.9b)', () => {
    expect(t.state.pending?.kind).toBe('blockers');
    expect(why(t, 2, t.refs.tapped ?? 0)).toEqual([['it is tapped', 'combat.blockers']]);
    expect(why(t, 2, t.refs.able ?? 0, t.refs.dragon)).toEqual([
      ['only creatures with flying or reach block it', 'combat.blockers'],
    ]);
    expect(why(t, 2, t.refs.able ?? 0, t.refs.giant)).toEqual([]);
  });
});

describe('why something is no target', () => {
  it('should be said of what lies open, and of no card in a hand (CR 601.2c)', () => {
    const t = new Table({
      sides: [
        { on: ['Mountain'], hand: ['Shock'] },
        {},
        { on: ['Island', 'Hill Giant'], hand: ['Shock'] },
        {},
      ],
    });
    t.cast(0, 'Shock');
    expect(why(t, 0, t.refs.Island ?? 0)).toEqual([["it isn't what may be targeted here", 'cast']]);
    expect(why(t, 0, t.refs['Hill Giant'] ?? 0)).toEqual([]);
    expect(why(t, 0, t.inHand(2, 'Shock'))).toEqual([]);
  });
});

describe('why a card in a hand can’t be used', () => {
  it('should be said of playing it, not of its abilities that work on the battlefield alone (CR 113.6)', () => {
    const t = new Table({ sides: [{ on: ['Mountain'], hand: ['Llanowar Elves', 'Shock'] }, {}, {}, {}] });
    const answers = whyNot(t.table, 0, t.inHand(0, 'Llanowar Elves'));
    expect(answers.map((w) => [w.action?.type, w.ok ? '' : w.code])).toEqual([['cast', 'cantPay']]);
    expect(answers[0]?.ok).toBe(false);
  });
});
