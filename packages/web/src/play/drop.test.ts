import { describe, expect, it } from 'vitest';
import { frameOf, permanent, priority } from '../frame.fixture.js';
import { type Asked, askedOf, type Question } from './asked.js';
import { startDraft } from './draft.js';
import { drop, droppedTarget, type Place } from './drop.js';

const [BOLT, BEAR, ELF, ELF2, GIANT, WALL] = [70_001, 70_002, 70_003, 70_004, 70_005, 70_006];
const base = { id: 1, players: [0], byTeam: false, purpose: 'choose' } as const;
const cast = { type: 'cast', player: 0, object: BOLT } as const;
const TABLE: Place = { on: null, area: [] };
const at = (on: number, ...area: number[]): Place => ({ on, area });
const boardOf = (...area: number[]): Place => ({ on: null, area });

const hand = { 0: [permanent(BOLT, 'Lightning Bolt', { zone: 'hand' })], 1: [] };
const acting = (legal: readonly object[] = [cast]) => {
  const frame = frameOf({ legal: legal as never }, { pending: [priority(0)], hands: hand });
  return [frame, askedOf(frame), null] as const;
};
const answering = (d: Question, draft = startDraft(d)) => {
  const frame = frameOf({}, { pending: [d], hands: hand });
  return [frame, askedOf(frame), draft] as const;
};

describe('dragging with priority', () => {
  it('should use the card, at what it is dropped on', () => {
    expect(drop(...acting(), [BOLT], TABLE)).toEqual({ does: 'use', action: cast, on: null });
    expect(drop(...acting(), [BOLT], at(GIANT, 2))).toEqual({ does: 'use', action: cast, on: GIANT });
    // somewhere on a board is no aim
    expect(drop(...acting(), [BOLT], boardOf(0))).toEqual({ does: 'use', action: cast, on: null });
  });

  it('should offer several ways, and ask why where there is none', () => {
    expect(drop(...acting([cast, { ...cast, method: 'kicker' }]), [BOLT], TABLE)).toEqual({ does: 'offer' });
    expect(drop(...acting([]), [BOLT], TABLE)).toEqual({ does: 'explain' });
  });

  it('should not use a permanent that is only moved about', () => {
    const tap = { type: 'activate', player: 0, object: BEAR, ability: 0 } as const;
    expect(drop(...acting([tap]), [BEAR], TABLE)).toEqual({ does: 'nothing' });
    expect(drop(...acting([tap]), [BEAR], at(GIANT))).toEqual({ does: 'use', action: tap, on: GIANT });
    expect(drop(...acting([tap]), [BEAR], at(BEAR))).toEqual({ does: 'nothing' });
  });

  it('should answer with what it was dropped on when one target is asked for, and else ask (CR 601.2c)', () => {
    const asks = (of: object): Asked =>
      askedOf(
        frameOf(
          {},
          {
            pending: [
              {
                ...base,
                kind: 'choose',
                purpose: 'target',
                candidates: [GIANT, 2],
                min: 1,
                max: 1,
                cancellable: true,
                ...of,
              },
            ],
          },
        ),
      );
    expect(droppedTarget(asks({}), GIANT)).toEqual({ kind: 'choose', chosen: [GIANT] });
    expect(droppedTarget(asks({}), BEAR)).toBeNull();
    expect(droppedTarget(asks({ max: 2 }), GIANT)).toBeNull();
    expect(droppedTarget(asks({ purpose: 'sacrifice' }), GIANT)).toBeNull();
  });
});

describe('dragging attackers', () => {
  const d: Question = {
    ...base,
    kind: 'attackers',
    purpose: 'attack',
    options: [
      { attacker: ELF, targets: [2, 3] },
      { attacker: ELF2, targets: [2, 3] },
      { attacker: BEAR, targets: [2] },
    ],
    required: [],
    maxAttackers: 9,
  } as never;

  it('should send one of a pile after the other at the head on whose board it is dropped', () => {
    const first = drop(...answering(d), [ELF, ELF2], boardOf(3));
    expect(first).toMatchObject({ does: 'draft', draft: { attackers: [{ attacker: ELF, attacks: 3 }] } });
    if (first.does !== 'draft') return;
    expect(drop(...answering(d, first.draft), [ELF, ELF2], at(GIANT, 2))).toMatchObject({
      draft: {
        attackers: [
          { attacker: ELF, attacks: 3 },
          { attacker: ELF2, attacks: 2 },
        ],
      },
    });
  });

  it('should say where it can’t attack, and take it home again', () => {
    expect(drop(...answering(d), [BEAR], boardOf(3))).toEqual({ does: 'wrong', why: 'cantAttack' });
    const sent = { kind: 'attackers', attackers: [{ attacker: BEAR, attacks: 2 }], aim: 2 } as const;
    expect(drop(...answering(d, sent), [BEAR], boardOf(0))).toMatchObject({
      does: 'home',
      draft: { attackers: [] },
    });
    expect(drop(...answering(d), [WALL], boardOf(2))).toEqual({ does: 'nothing' });
  });
});

describe('dragging blockers', () => {
  const d: Question = {
    ...base,
    kind: 'blockers',
    purpose: 'block',
    attackers: [GIANT, WALL],
    options: [{ blocker: BEAR, attackers: [GIANT], max: 1 }],
    maxBlockers: 9,
  } as never;

  it('should block the attacker that it is dropped on, say which it can’t, and go home', () => {
    const blocks = drop(...answering(d), [BEAR], at(GIANT, 2));
    expect(blocks).toMatchObject({ draft: { blockers: [{ blocker: BEAR, blocks: GIANT }] } });
    expect(drop(...answering(d), [BEAR], at(WALL, 2))).toEqual({ does: 'wrong', why: 'cantBlock' });
    if (blocks.does !== 'draft') return;
    expect(drop(...answering(d, blocks.draft), [BEAR], TABLE)).toMatchObject({
      does: 'home',
      draft: { blockers: [] },
    });
  });
});

describe('dragging an arrow', () => {
  it('should choose the candidate that it ends on', () => {
    const d: Question = {
      ...base,
      kind: 'choose',
      purpose: 'target',
      candidates: [GIANT, WALL],
      min: 1,
      max: 2,
      cancellable: true,
    };
    expect(drop(...answering(d), [BOLT], at(WALL))).toMatchObject({ draft: { chosen: [WALL] } });
    expect(drop(...answering(d), [BOLT], at(BEAR))).toEqual({ does: 'nothing' });
    expect(drop(...answering(d), [GIANT], at(WALL))).toEqual({ does: 'nothing' });
  });
});
