import { describe, expect, it } from 'vitest';
import type { Question } from './asked.js';
import { answerOf, type Draft, startDraft } from './draft.js';
import { attackWith, attackWithAll, nextAim, press } from './press.js';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;
const base = { id: 1, players: [0], byTeam: false } as const;
const [ELF, BEAR, GIANT, WALL, WALKER] = [70_001, 70_002, 70_003, 70_004, 70_005];

/** The draft after pressing each in turn; the answer where a press gave one. */
function after(d: Question, ...on: readonly number[]): unknown {
  let draft: Draft = startDraft(d);
  for (const id of on) {
    const pressed = press(d, draft, id);
    if (pressed.does === 'draft') draft = pressed.draft;
    else return pressed.does === 'answer' ? pressed.answer : pressed;
  }
  return draft;
}

describe('choosing', () => {
  const choose = (of: Partial<Of<'choose'>>): Question => ({
    ...base,
    kind: 'choose',
    purpose: 'sacrifice',
    candidates: [ELF, BEAR, GIANT],
    min: 1,
    max: 1,
    ...of,
  });

  it('should send a single target at once while it can be taken back', () => {
    const d = choose({ purpose: 'target', cancellable: true });
    expect(after(d, BEAR)).toEqual({ kind: 'choose', chosen: [BEAR] });
  });

  it('should wait for a yes where nothing can be taken back, and change its mind', () => {
    expect(after(choose({}), BEAR, ELF)).toEqual({ kind: 'choose', chosen: [ELF] });
    expect(answerOf(choose({}), { kind: 'choose', chosen: [] })).toMatchObject({ ok: false });
  });

  it('should take no more than the most, and take back what is pressed again', () => {
    const d = choose({ max: 2 });
    expect(after(d, ELF, BEAR, GIANT)).toEqual({ does: 'wrong', why: 'full' });
    expect(after(d, ELF, BEAR, ELF)).toEqual({ kind: 'choose', chosen: [BEAR] });
    expect(after(d, WALL)).toEqual({ does: 'other' });
  });

  it('should keep one of each group', () => {
    const d = choose({ max: 3, groups: [[ELF, BEAR], [GIANT]] });
    expect(after(d, ELF, GIANT, BEAR)).toEqual({ kind: 'choose', chosen: [BEAR, GIANT] });
  });

  it('should say what a total still lacks', () => {
    const d = choose({ max: 3, atLeastTotal: { values: [1, 2, 3], total: 5 } });
    const short = answerOf(d, { kind: 'choose', chosen: [ELF, GIANT] });
    expect(short).toEqual({ ok: false, fault: { why: 'total', total: 5, sum: 4 } });
    expect(answerOf(d, { kind: 'choose', chosen: [BEAR, GIANT] })).toMatchObject({ ok: true });
  });
});

describe('attacking', () => {
  const attack: Question = {
    ...base,
    kind: 'attackers',
    purpose: 'defender',
    options: [
      { attacker: ELF, targets: [2, 3, WALKER] },
      { attacker: BEAR, targets: [2, 3] },
      { attacker: GIANT, targets: [3] },
    ],
    required: [],
    maxAttackers: 3,
  };
  const attackDraft = (draft: unknown) => draft as Extract<Draft, { kind: 'attackers' }>;

  it('should send attackers at the aim, which pressing a head changes', () => {
    expect(after(attack, ELF, 3, BEAR)).toEqual({
      kind: 'attackers',
      aim: 3,
      attackers: [
        { attacker: ELF, attacks: 2 },
        { attacker: BEAR, attacks: 3 },
      ],
    });
  });

  it('should aim an attacker anew, and take it back at the next press', () => {
    expect(after(attack, ELF, 3, ELF)).toMatchObject({ attackers: [{ attacker: ELF, attacks: 3 }] });
    expect(after(attack, ELF, 3, ELF, ELF)).toMatchObject({ attackers: [] });
  });

  it('should send what cannot attack the aim at what it can', () => {
    expect(after(attack, GIANT)).toMatchObject({ attackers: [{ attacker: GIANT, attacks: 3 }] });
  });

  it('should go through what may be attacked round and round', () => {
    const aims = [0, 1, 2].reduce<Draft[]>(
      (list) => [...list, nextAim(attack, attackDraft(list.at(-1)))],
      [startDraft(attack)],
    );
    expect(aims.map((d) => attackDraft(d).aim)).toEqual([2, 3, WALKER, 2]);
  });

  it('should send all, and call all back', () => {
    const all = attackWithAll(attack, attackDraft(startDraft(attack)));
    expect(attackDraft(all).attackers).toHaveLength(3);
    expect(attackWithAll(attack, attackDraft(all))).toMatchObject({ attackers: [] });
  });

  it('should send so many of alike ones, and leave the others as they are', () => {
    const start = attackDraft(after(attack, GIANT));
    const two = attackDraft(attackWith(attack, start, [ELF, BEAR], 2));
    expect(two.attackers.map((a) => a.attacker)).toEqual([GIANT, ELF, BEAR]);
    expect(attackWith(attack, two, [ELF, BEAR], 1)).toMatchObject({
      attackers: [{ attacker: GIANT }, { attacker: ELF }],
    });
  });
});

describe('blocking', () => {
  const block: Question = {
    ...base,
    kind: 'blockers',
    purpose: 'choose',
    options: [
      { blocker: ELF, attackers: [BEAR, GIANT], max: 1 },
      { blocker: WALL, attackers: [BEAR, GIANT], max: 2 },
      { blocker: 70_009, attackers: [BEAR], max: 1 },
    ],
    attackers: [BEAR, GIANT],
    maxBlockers: 3,
  };

  it('should pair a blocker with the attacker pressed next', () => {
    expect(after(block, ELF, GIANT)).toMatchObject({
      picked: null,
      blockers: [{ blocker: ELF, blocks: GIANT }],
    });
  });

  it('should move a block, and add one where a creature can block more', () => {
    expect(after(block, ELF, GIANT, ELF, BEAR)).toMatchObject({ blockers: [{ blocker: ELF, blocks: BEAR }] });
    expect(after(block, WALL, GIANT, BEAR)).toMatchObject({
      blockers: [
        { blocker: WALL, blocks: GIANT },
        { blocker: WALL, blocks: BEAR },
      ],
    });
  });

  it('should take blocks back at the second press on the blocker', () => {
    expect(after(block, ELF, GIANT, ELF, ELF)).toMatchObject({ picked: null, blockers: [] });
  });

  it('should say at once that a pairing is not allowed', () => {
    expect(after(block, 70_009, GIANT)).toEqual({ does: 'wrong', why: 'cantBlock' });
  });
});

describe('where an answer starts', () => {
  it('should give lethal damage in turn and let the rest trample through', () => {
    const divide: Question = {
      ...base,
      kind: 'divide',
      purpose: 'damage',
      among: [ELF, BEAR, 2],
      total: 6,
      min: 0,
      lethal: [1, 2, 0],
      trampleTo: 2,
    };
    expect(startDraft(divide)).toEqual({ kind: 'divide', amounts: [1, 2, 3] });
    expect(answerOf(divide, { kind: 'divide', amounts: [1, 2, 2] })).toEqual({
      ok: false,
      fault: { why: 'divide', total: 6, sum: 5 },
    });
  });

  it('should spread cards over piles as each needs and holds', () => {
    const arrange: Question = {
      ...base,
      kind: 'arrange',
      purpose: 'scry',
      cards: [ELF, BEAR, GIANT],
      piles: [
        { name: 'hand', min: 1, max: 1 },
        { name: 'bottom', min: 0, max: 9 },
      ],
    };
    expect(startDraft(arrange)).toEqual({ kind: 'arrange', piles: [[ELF], [BEAR, GIANT]] });
  });
});
