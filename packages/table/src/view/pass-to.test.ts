import { fallbackAnswer, pendingDecisions } from '@ettin/engine';
import { describe, expect, it } from 'vitest';
import { idOf, type Scene, Table } from '../play.fixture.js';
import { frameFor } from './frame.js';

const RED = { on: ['2 Mountain'], hand: ['Shock'] };
const DRAGONS = Array.from({ length: 7 }, () => 'Shivan Dragon');
const NEVER = { stops: { mine: [], theirs: [] } };
const passTo = (t: Table, seat: number) => frameFor(t.table, idOf(seat))?.passTo;

/** Seat 0 passes, and whoever is asked does the least, until seat 0 is asked again: where that is. */
function trulyLeads(t: Table): unknown {
  t.pass(0);
  for (let i = 0; i < 200; i++) {
    const open = pendingDecisions(t.state).find(
      (d) => d.players.some((p) => p !== 0) && !d.players.includes(0),
    );
    if (t.asked().includes(0)) break;
    const player = open?.players[0];
    if (open === undefined || player === undefined) break;
    if (open.kind === 'priority') t.pass(player);
    else t.act(player, { type: 'answer', player, decision: open.id, answer: fallbackAnswer(open) });
  }
  const { step, number, team } = t.state.turn;
  return { step, turn: number, team };
}

describe('where a pass leads', () => {
  it('should be what resolves, to whoever has priority alone', () => {
    const t = new Table({ sides: [RED, {}, RED, {}] });
    t.cast(0, 'Shock');
    expect(passTo(t, 0)).toBeNull();
    t.choose(0, 2);
    expect(passTo(t, 2)).toEqual({ resolves: t.state.stack[0] });
    expect(passTo(t, 1)).toBeNull();
  });

  it('should be until something concerns the seat where it stops nowhere of itself', () => {
    const t = new Table({
      sides: [{ on: ['Hill Giant'] }, {}, RED, {}],
      settings: [NEVER, NEVER, { stops: { mine: [], theirs: ['declareAttackers'] } }, NEVER],
    });
    const decision = t.state.pending?.id ?? 0;
    const attackers = [{ attacker: t.refs['Hill Giant'] ?? 0, attacks: 3 }];
    t.act(0, { type: 'answer', player: 0, decision, answer: { kind: 'attackers', attackers } });
    expect([t.state.turn.step, t.asked()]).toEqual(['declareAttackers', [2]]);
    expect(passTo(t, 2)).toBe('concerned');
  });

  const scenes: readonly (readonly [string, Scene, unknown])[] = [
    [
      'the next stop, past steps in which it is not asked',
      { sides: [RED, {}, {}, {}] },
      { step: 'main2', turn: 3, team: 0 },
    ],
    [
      'an attack, where there is something to attack with (CR 508.1)',
      { sides: [{ ...RED, on: ['Mountain', 'Hill Giant'] }, {}, {}, {}] },
      { step: 'declareAttackers', turn: 3, team: 0 },
    ],
    [
      "an attack with a partner's creature, which is one's own team's (CR 805.10b)",
      { sides: [RED, { on: ['Hill Giant'] }, {}, {}] },
      { step: 'declareAttackers', turn: 3, team: 0 },
    ],
    [
      'a discard, where the hand is too large (CR 514.1)',
      {
        sides: [{ on: ['Mountain'], hand: ['Shock', ...DRAGONS] }, {}, {}, {}],
        settings: [{ stops: { mine: ['main1'], theirs: [] } }],
      },
      { step: 'cleanup', turn: 3, team: 0 },
    ],
    [
      "the other team's end step, where an instant could be cast",
      { sides: [RED, {}, {}, {}], settings: [{ stops: { mine: ['main1'], theirs: ['end'] } }] },
      { step: 'end', turn: 4, team: 1 },
    ],
    [
      "the next turn of one's own, where there will be nothing to do before",
      {
        sides: [{ on: ['Mountain'], hand: ['Mountain'] }, {}, {}, {}],
        settings: [{ stops: { mine: ['main1'], theirs: ['end'] } }],
      },
      { step: 'main1', turn: 5, team: 0 },
    ],
    [
      'a stop set by hand in a step in which it can only pass',
      {
        sides: [{ on: ['Mountain'], hand: ['Mountain'] }, {}, {}, {}],
        settings: [{ stops: { mine: ['main1'], theirs: ['upkeep'] } }],
      },
      { step: 'upkeep', turn: 4, team: 1 },
    ],
    [
      'the very next step under full control',
      { sides: [RED, {}, {}, {}], settings: [{ full: true }] },
      { step: 'beginCombat', turn: 3, team: 0 },
    ],
  ];
  for (const [what, scene, expected] of scenes)
    it(`should be ${what}, and lead there when nobody does anything`, () => {
      const t = new Table(scene);
      expect(t.asked()).toEqual([0]);
      expect(passTo(t, 0)).toEqual(expected);
      expect(trulyLeads(t)).toEqual(expected);
    });

  it('should say nothing to those who watch', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    expect(frameFor(t.table, 'watcher_______________')?.passTo).toBeNull();
  });
});
