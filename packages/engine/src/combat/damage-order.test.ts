import type { Answer, Decision } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { type DivideAsked, validateDivide } from './divide.js';
import { Board, creature, withKeywords } from './fixture.js';
import { Play } from './play.fixture.js';
import { stepCombatDamage, stepDeclareBlockers } from './steps.js';

/** Damage assignment order: CR 509.2-3 and 510.1c-d of 2009, 806.7e, 810.7e, 805.10f of 2018; gone in November 2024. */

const ORDER = { damageAssignmentOrder: true } as const;
const board = (seats: ConstructorParameters<typeof Board>[0]) => new Board(seats, ORDER);
const wide = (name: string, power: number, toughness: number) =>
  creature(name, power, toughness, { mods: [{ mod: 'blockAdditional', n: 2 }] });

const reversed = (d: Decision): Answer | undefined =>
  d.kind === 'order' ? { kind: 'order', order: d.items.map((_, i) => i).reverse() } : undefined;
const as =
  (b: Board, blocks: readonly (readonly [string, string])[], order?: typeof reversed) =>
  (d: Decision): Answer | undefined =>
    d.kind === 'blockers' ? { kind: 'blockers', blockers: b.block(...blocks) } : order?.(d);
const names = (b: Board, d: Decision | undefined) =>
  d?.kind === 'order' ? d.items.map((x) => b.name(x.source)) : [];

/** Attackers are declared and blocked so, orders as listed or reversed. */
function blocked(b: Board, blocks: readonly (readonly [string, string])[], order?: typeof reversed) {
  const inOrder = (d: Decision): Answer | undefined =>
    d.kind === 'order' ? { kind: 'order', order: d.items.map((_, i) => i) } : undefined;
  return b.run((g, f) => stepDeclareBlockers(g, f), as(b, blocks, order ?? inOrder));
}
const deal = (b: Board, amounts?: readonly number[]) =>
  b.run(
    (g, f) => stepCombatDamage(g, f, false),
    (d) => (d.kind === 'divide' && amounts !== undefined ? { kind: 'divide', amounts } : undefined),
  );
const damage = (b: Board, ...list: string[]) => list.map((n) => b.obj(n).damage);
const refused = (b: Board, d: Decision | undefined, amounts: readonly number[]) =>
  d?.kind === 'divide' && validateDivide(b.g, d as DivideAsked, amounts) !== null;

describe('announcing the order', () => {
  it("should be the active team for each attacker with several blockers, then the defenders' for theirs (CR 509.2-3, 806.7e)", () => {
    const b = board([
      [creature('One', 4, 3)],
      [creature('Two', 4, 3), creature('Three', 1, 1)],
      [wide('Wide', 2, 4), creature('Thin', 1, 1)],
      [creature('Other', 2, 3)],
    ]);
    b.attacking(['One', 2], ['Two', 3], ['Three', 3]);
    const asked = blocked(b, [
      ['Wide', 'One'],
      ['Wide', 'Two'],
      ['Thin', 'One'],
      ['Other', 'Three'],
    ]);
    expect(asked.map((d) => [d.kind, d.players, d.byTeam])).toEqual([
      ['blockers', [2, 3], true],
      ['order', [0, 1], true],
      ['order', [2, 3], true],
    ]);
    expect(asked.slice(1).map((d) => [b.name(d.source ?? 0), names(b, d)])).toEqual([
      ['One', ['Wide', 'Thin']],
      ['Wide', ['One', 'Two']],
    ]);
  });

  it('should not be asked where there is nothing to order, nor in editions without one', () => {
    const b = board([[creature('One', 4, 3)], [], [creature('Guard', 2, 3)], []]).attacking(['One', 2]);
    expect(blocked(b, [['Guard', 'One']])).toHaveLength(1);
    const today = new Board([[creature('One', 4, 3)], [], [creature('X', 1, 1), creature('Y', 1, 1)], []]);
    today.attacking(['One', 2]);
    expect(
      blocked(today, [
        ['X', 'One'],
        ['Y', 'One'],
      ]),
    ).toHaveLength(1);
  });

  it('should stay for those that are left when one is removed (CR 509.2a), and be told to all', () => {
    const p = new Play(
      board([
        [creature('Ogre', 5, 5)],
        [],
        [creature('X', 0, 2), creature('Y', 0, 2), creature('Z', 0, 2)],
        [],
      ]),
    );
    p.attack(['Ogre', 2]).block(['X', 'Ogre'], ['Y', 'Ogre'], ['Z', 'Ogre']);
    p.answer({ kind: 'order', order: [2, 0, 1] });
    const id = (n: string) => p.board.id(n);
    expect(p.state.combat?.attackers[0]?.blockers).toEqual([id('Z'), id('X'), id('Y')]);
    expect(p.events).toContainEqual(
      expect.objectContaining({
        type: 'chose',
        audience: 'all',
        what: 'damageOrder',
        objects: [id('Ogre'), id('Z'), id('X'), id('Y')],
      }),
    );
  });
});

describe('dividing in order', () => {
  it('should give lethal damage to those ahead first: 3 + 1 or all 4 (CR 510.1c)', () => {
    const b = board([[creature('Ogre', 4, 3)], [], [creature('First', 2, 3)], [creature('Second', 1, 1)]]);
    b.attacking(['Ogre', 2]);
    blocked(b, [
      ['First', 'Ogre'],
      ['Second', 'Ogre'],
    ]);
    const [d] = deal(b);
    expect(d).toMatchObject({ kind: 'divide', inOrder: true, lethal: [3, 1] });
    expect(d?.suggested).toEqual({ kind: 'divide', amounts: [3, 1] });
    for (const amounts of [
      [2, 2],
      [1, 3],
      [0, 4],
    ])
      expect(refused(b, d, amounts)).toBe(true);
    for (const amounts of [
      [3, 1],
      [4, 0],
    ])
      expect(refused(b, d, amounts)).toBe(false);
    expect(damage(b, 'First', 'Second')).toEqual([3, 1]);
  });

  it('should be in the order announced, and all to the first if that takes it all (CR 510.1c)', () => {
    const b = board([[creature('Ogre', 3, 3)], [], [creature('X', 0, 1), creature('Y', 0, 3)], []]);
    b.attacking(['Ogre', 2]);
    blocked(
      b,
      [
        ['X', 'Ogre'],
        ['Y', 'Ogre'],
      ],
      reversed,
    );
    expect(deal(b)).toEqual([]);
    expect(damage(b, 'X', 'Y')).toEqual([0, 3]);
  });

  it('should take damage already marked, and what others assign, into account (CR 510.1c)', () => {
    const b = board([
      [creature('Ogre', 4, 3)],
      [],
      [{ card: creature('Hurt', 0, 3), set: { damage: 2 } }, creature('Whole', 0, 3)],
      [],
    ]);
    b.attacking(['Ogre', 2]);
    blocked(b, [
      ['Hurt', 'Ogre'],
      ['Whole', 'Ogre'],
    ]);
    const [d] = deal(b, [1, 3]);
    expect(d).toMatchObject({ lethal: [1, 3] });
    expect(damage(b, 'Hurt', 'Whole')).toEqual([3, 3]);
  });

  it('should bind a blocker that blocks several too (CR 510.1d)', () => {
    const b = board([[creature('X', 1, 2)], [creature('Y', 1, 2)], [wide('Wide', 3, 5)], []]);
    b.attacking(['X', 2], ['Y', 3]);
    blocked(
      b,
      [
        ['Wide', 'X'],
        ['Wide', 'Y'],
      ],
      reversed,
    );
    const [d] = deal(b);
    expect(d).toMatchObject({ players: [2, 3], among: [b.id('Y'), b.id('X')], inOrder: true });
    expect(refused(b, d, [1, 2])).toBe(true);
    expect(damage(b, 'X', 'Y')).toEqual([1, 2]);
  });

  it('should let trample go on only once all blockers have lethal damage (CR 702.17b of 2009)', () => {
    const b = board([
      [withKeywords('Trampler', 7, 7, 'trample')],
      [],
      [creature('X', 0, 2), creature('Y', 0, 3)],
      [],
    ]);
    b.attacking(['Trampler', 2]);
    blocked(b, [
      ['X', 'Trampler'],
      ['Y', 'Trampler'],
    ]);
    const [d] = deal(b, [2, 3, 2]);
    for (const amounts of [
      [2, 2, 3],
      [1, 6, 0],
      [2, 0, 5],
    ])
      expect(refused(b, d, amounts)).toBe(true);
    for (const amounts of [
      [7, 0, 0],
      [2, 5, 0],
      [4, 3, 0],
    ])
      expect(refused(b, d, amounts)).toBe(false);
    expect(b.life(1)).toBe(28);
  });

  it('should need one damage for each from deathtouch (CR 702.2b)', () => {
    const b = board([
      [withKeywords('Snake', 2, 2, 'deathtouch')],
      [],
      [creature('X', 0, 5), creature('Y', 0, 5)],
      [],
    ]);
    b.attacking(['Snake', 2]);
    blocked(b, [
      ['X', 'Snake'],
      ['Y', 'Snake'],
    ]);
    const [d] = deal(b);
    expect(d).toMatchObject({ lethal: [1, 1] });
    expect(refused(b, d, [0, 2])).toBe(true);
    expect(refused(b, d, [1, 1])).toBe(false);
  });

  it('should be free for deathtouch until July 2010, and not lethal by itself for trample (CR 702.2b, 702.17b of 2009)', () => {
    const b = new Board(
      [
        [withKeywords('Snake', 6, 6, 'deathtouch', 'trample')],
        [],
        [creature('X', 0, 2), creature('Y', 0, 3)],
        [],
      ],
      { ...ORDER, deathtouchDivision: 'free' },
    );
    b.attacking(['Snake', 2]);
    blocked(b, [
      ['X', 'Snake'],
      ['Y', 'Snake'],
    ]);
    const [d] = deal(b, [1, 5, 0]);
    expect(d).toMatchObject({ lethal: [2, 3, 0] });
    expect(d).not.toHaveProperty('inOrder');
    for (const amounts of [
      [0, 6, 0],
      [1, 5, 0],
      [2, 3, 1],
    ])
      expect(refused(b, d, amounts)).toBe(false);
    for (const amounts of [
      [1, 1, 4],
      [1, 4, 1],
    ])
      expect(refused(b, d, amounts)).toBe(true);
  });
});
