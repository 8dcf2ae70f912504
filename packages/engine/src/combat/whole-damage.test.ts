import type { Answer, Decision } from '@ettin/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '../sample/answer.js';
import { Board, creature, withKeywords } from './fixture.js';
import { stepCombatDamage, stepDeclareBlockers } from './steps.js';
import { checkDivision } from './whole-damage.js';

/** What a team's creatures are assigned together is what counts: CR 510.1c-e, with examples of 2009; 702.19b today. */

const ORDER = { damageAssignmentOrder: true } as const;
const wide = (name: string, power: number, toughness: number) =>
  creature(name, power, toughness, { mods: [{ mod: 'blockAdditional', n: 2 }] });

/** Declares these blocks, everything in order as listed. */
function blocked(b: Board, ...blocks: readonly (readonly [string, string])[]): Board {
  b.run(
    (g, f) => stepDeclareBlockers(g, f),
    (d) =>
      d.kind === 'blockers'
        ? { kind: 'blockers', blockers: b.block(...blocks) }
        : d.kind === 'order'
          ? { kind: 'order', order: d.items.map((_, i) => i) }
          : undefined,
  );
  return b;
}

/** What each creature assigns to each of its recipients, or null for what is suggested; and divisions that are to be tried first. */
type Script = Readonly<Record<string, { give: readonly number[] | null; legal?: Lists; illegal?: Lists }>>;
type Lists = readonly (readonly number[])[];

function deal(b: Board, script: Script): readonly Decision[] {
  return b.run(
    (g, f) => stepCombatDamage(g, f, false),
    (d): Answer | undefined => {
      if (d.kind !== 'divide') return undefined;
      const name = String(b.name(d.source ?? 0));
      const { give = null, legal = [], illegal = [] } = script[name] ?? {};
      const ask = (amounts: readonly number[]) => checkDivision(b.g, { ...d }, amounts);
      for (const amounts of legal) expect([name, amounts, ask(amounts)]).toEqual([name, amounts, null]);
      for (const amounts of illegal)
        expect([name, amounts, ask(amounts)?.code]).toEqual([name, amounts, 'badDivision']);
      const amounts = give ?? (d.suggested?.kind === 'divide' ? d.suggested.amounts : []);
      expect([name, amounts, ask(amounts)]).toEqual([name, amounts, null]);
      return { kind: 'divide', amounts };
    },
  );
}
const damage = (b: Board, ...list: string[]) => list.map((n) => b.obj(n).damage);

describe('damage in order', () => {
  /** The example of CR 510.1c of 2009: a 3/3 with 2 damage, a 2/4 that blocks both, a 5/5; a 2/1 before the other. */
  const baloth = () =>
    blocked(
      new Board(
        [
          [creature('Baloth', 7, 7)],
          [creature('Boars', 4, 4)],
          [{ card: creature('Armodon', 3, 3), set: { damage: 2 } }, wide('Brigade', 2, 4)],
          [creature('Ape', 5, 5), creature('Piker', 2, 1)],
        ],
        ORDER,
      ).attacking(['Baloth', 2], ['Boars', 2]),
      ['Armodon', 'Baloth'],
      ['Brigade', 'Baloth'],
      ['Brigade', 'Boars'],
      ['Ape', 'Baloth'],
      ['Piker', 'Boars'],
    );

  it('should let one creature leave out what another gives at the same time (CR 510.1c, example)', () => {
    const b = baloth();
    deal(b, {
      Baloth: {
        give: [1, 1, 5],
        // with all 4 of the Boars the Brigade has enough; nothing makes up for the Armodon
        legal: [
          [1, 0, 6],
          [1, 6, 0],
          [7, 0, 0],
        ],
        illegal: [
          [0, 7, 0],
          [0, 1, 6],
        ],
      },
      Boars: {
        give: [3, 1],
        // counted on: three of it
        illegal: [
          [2, 2],
          [0, 4],
        ],
        legal: [[4, 0]],
      },
    });
    expect(damage(b, 'Armodon', 'Brigade', 'Ape', 'Piker')).toEqual([3, 4, 5, 1]);
  });

  it('should say how much is counted on, and suggest what gives it', () => {
    const asked = deal(baloth(), { Baloth: { give: [1, 2, 4] } });
    // of the attackers; the Brigade blocks both and divides its own, for which nothing is counted on
    expect(asked.map((d) => (d.kind === 'divide' ? (d.least ?? null) : d.kind))).toEqual([
      null,
      [2, 0],
      null,
    ]);
  });

  it('should not count on what the others cannot give', () => {
    const b = blocked(
      new Board(
        [
          [creature('One', 4, 4)],
          [creature('Two', 2, 4)],
          [wide('Brigade', 2, 4), creature('Piker', 2, 1)],
          [],
        ],
        ORDER,
      ).attacking(['One', 2], ['Two', 2]),
      ['Brigade', 'One'],
      ['Brigade', 'Two'],
      ['Piker', 'One'],
    );
    deal(b, {
      One: {
        give: [2, 2],
        legal: [
          [3, 1],
          [4, 0],
        ],
        illegal: [
          [1, 3],
          [0, 4],
        ],
      },
    });
    expect(damage(b, 'Brigade', 'Piker')).toEqual([4, 2]);
  });

  it('should let two that each block both be killed by both together (CR 510.1e)', () => {
    const b = new Board(
      [[creature('One', 2, 4)], [creature('Two', 2, 4)], [wide('X', 1, 2), wide('Y', 1, 2)], []],
      ORDER,
    );
    blocked(b.attacking(['One', 2], ['Two', 2]), ['X', 'One'], ['Y', 'One'], ['Y', 'Two'], ['X', 'Two']);
    deal(b, { One: { give: [1, 1], legal: [[0, 2]] }, Two: { give: null, illegal: [[0, 2]] } });
    expect(damage(b, 'X', 'Y').reduce((a, c) => a + c, 0)).toBe(4);
  });

  it('should hold for blockers of one team as well (CR 510.1d)', () => {
    const b = blocked(
      new Board(
        [[creature('A', 1, 3)], [creature('B', 1, 3)], [wide('Wide', 3, 5)], [creature('Guard', 3, 5)]],
        ORDER,
      ).attacking(['A', 2], ['B', 3]),
      ['Wide', 'A'],
      ['Wide', 'B'],
      ['Guard', 'A'],
    );
    // the Guard has nothing to divide, and comes after
    deal(b, { Wide: { give: [0, 3], legal: [[3, 0]] } });
    expect(damage(b, 'A', 'B')).toEqual([3, 3]);
  });

  it('should count damage that has been marked, and deathtouch of others', () => {
    const b = blocked(
      new Board(
        [
          [creature('One', 4, 4)],
          [withKeywords('Snake', 1, 4, 'deathtouch')],
          [wide('Wall', 0, 9), creature('X', 0, 2)],
          [creature('Y', 0, 9)],
        ],
        ORDER,
      ).attacking(['One', 2], ['Snake', 3]),
      ['Wall', 'One'],
      ['Wall', 'Snake'],
      ['X', 'One'],
      ['Y', 'Snake'],
    );
    deal(b, { One: { give: [0, 4] }, Snake: { give: [1, 0], illegal: [[0, 1]] } });
    expect(damage(b, 'Wall', 'X', 'Y')).toEqual([1, 4, 0]);
  });
});

describe('trample', () => {
  it('should go on once all have lethal damage, whoever gives it (CR 702.19b)', () => {
    const b = blocked(
      new Board([
        [withKeywords('First', 4, 4, 'trample')],
        [withKeywords('Second', 3, 3, 'trample')],
        [wide('Guard', 0, 3)],
        [],
      ]).attacking(['First', 2], ['Second', 3]),
      ['Guard', 'First'],
      ['Guard', 'Second'],
    );
    deal(b, {
      First: { give: [0, 4], legal: [[3, 1]] },
      Second: {
        give: [3, 0],
        illegal: [
          [2, 1],
          [0, 3],
        ],
      },
    });
    expect(b.life(1)).toBe(26);
    expect(damage(b, 'Guard')).toEqual([3]);
  });

  it('should not be owed anything by one that is dealt as though unblocked', () => {
    const wolf = creature('Wolf', 5, 5, { mods: [{ mod: 'damageUnblocked' }] });
    const b = blocked(
      new Board([
        [withKeywords('First', 4, 4, 'trample')],
        [wolf],
        [wide('Guard', 0, 6), creature('Other', 0, 1)],
        [],
      ]).attacking(['First', 2], ['Wolf', 3]),
      ['Guard', 'First'],
      ['Guard', 'Wolf'],
      ['Other', 'Wolf'],
    );
    // the Wolf comes first, and deals its damage past both
    deal(b, {});
    expect(damage(b, 'Guard', 'Other')).toEqual([4, 0]);
    expect(b.life(1)).toBe(25);
  });
});

describe('any combat', () => {
  const anyCreature = fc.record({
    power: fc.integer({ min: 1, max: 5 }),
    toughness: fc.integer({ min: 1, max: 4 }),
    damage: fc.integer({ min: 0, max: 1 }),
    keywords: fc.constantFrom([], [], ['trample'] as const, ['deathtouch'] as const),
  });
  const some = fc.array(anyCreature, { minLength: 1, maxLength: 3 });
  type Made = typeof some extends fc.Arbitrary<infer T> ? T : never;

  /** Named by number and keywords. */
  const side = (letter: string, list: Made) =>
    list.map((c, i) => ({
      card: creature([letter + i, ...c.keywords].join(' '), c.power, c.toughness, {
        keywords: [...c.keywords],
        mods: [{ mod: 'blockAdditional', n: 2 }],
      }),
      set: { damage: Math.min(c.damage, c.toughness - 1) },
    }));

  /** CR 510.1c-e and 702.19b, word for word, of all that has been assigned by these. */
  function expectLegal(b: Board, strikers: readonly { id: number; among: readonly number[] }[]): void {
    const assigned = b.g.s.combat?.assignments ?? [];
    const has = (id: number, keyword: string) => String(b.name(id)).includes(keyword);
    const lethal = (id: number) => {
      let left = b.g.chars(b.g.get(id)).toughness - b.g.get(id).damage;
      for (const a of assigned) if (a.to === id) left = has(a.source, 'deathtouch') ? 0 : left - a.amount;
      return left <= 0;
    };
    for (const { id, among } of strikers) {
      const own = assigned.filter((a) => a.source === id);
      const to = new Set(own.map((a) => a.to));
      if (among.length > 0)
        expect(own.reduce((sum, a) => sum + a.amount, 0)).toBe(b.g.chars(b.g.get(id)).power);
      if (own.some((a) => !among.includes(a.to)))
        expect([has(id, 'trample'), among.every(lethal)]).toEqual([true, true]);
      const last = among.findLastIndex((x) => to.has(x));
      if (b.g.rules.edition.parameters.damageAssignmentOrder)
        expect(among.slice(0, Math.max(0, last)).every(lethal)).toBe(true);
    }
  }

  it.each([true, false])(
    'should take a legal division from everybody and be legal as a whole (in order: %s)',
    (damageAssignmentOrder) => {
      fc.assert(
        fc.property(
          some,
          some,
          fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
          (attackers, blockers, dice) => {
            const [ours, theirs] = [side('A', attackers), side('B', blockers)];
            const b = new Board([ours, [], theirs, []], { damageAssignmentOrder, combatDamage: 'stack' });
            let at = 0;
            const random = (n: number) => (dice[at++ % dice.length] ?? 0) % n;
            b.attacking(...ours.map((x) => [x.card.name, 2] as const));
            const blocks = theirs.flatMap((x) =>
              ours.filter(() => random(3) > 0).map((y) => [x.card.name, y.card.name] as const),
            );
            blocked(b, ...blocks);
            const combat = b.g.s.combat;
            b.run(
              (g, f) => stepCombatDamage(g, f, false),
              (d) => {
                if (d.kind !== 'divide') return undefined;
                const tried = sampleAnswer(d, random);
                const legal = tried.kind === 'divide' && checkDivision(b.g, { ...d }, tried.amounts) === null;
                const sure = d.suggested;
                if (sure?.kind !== 'divide') throw new Error('nothing is suggested');
                expect(checkDivision(b.g, { ...d }, sure.amounts)).toBeNull();
                if (legal) return tried;
                // what is tried at random may be against what others count on
                return sure;
              },
            );
            expectLegal(b, [
              ...(combat?.attackers ?? [])
                .filter((a) => a.blocked)
                .map((a) => ({ id: a.id, among: a.blockers })),
              ...(combat?.blockers ?? []).map((x) => ({ id: x.id, among: x.blocks })),
            ]);
          },
        ),
        { numRuns: 200 },
      );
    },
  );
});
