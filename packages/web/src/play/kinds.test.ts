import type { StackView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { frameOf, permanent } from '../frame.fixture.js';
import type { Question } from './asked.js';
import { startDraft } from './draft.js';
import { alikeBelow, kindsIn, standingAnswer } from './kinds.js';

const base = { id: 1, players: [0], byTeam: true } as const;
const trigger = (id: number, ability: number, controller = 0): StackView => ({
  ...permanent(id, 'Warden', { zone: 'stack', controller }),
  kind: 'triggered',
  source: 7,
  ability,
  targets: [],
  modes: [],
});

describe('triggers of a kind', () => {
  const item = (ability: number, controller: number, source: number) => ({ ability, controller, source });
  const order: Extract<Question, { kind: 'order' }> = {
    ...base,
    kind: 'order',
    purpose: 'triggers',
    items: [item(5, 0, 71), item(6, 0, 72), item(5, 0, 73), item(5, 1, 74)],
  };

  it('should be one row: of one ability and one player, from whichever source', () => {
    expect(kindsIn(order, [0, 1, 2, 3])).toEqual([[0, 2], [1], [3]]);
    expect(kindsIn(order, [3, 2, 1, 0])).toEqual([[3], [2, 0], [1]]);
    expect(startDraft(order)).toEqual({ kind: 'order', order: [0, 2, 1, 3] });
  });

  it('should be told apart by the player that they are about (CR 805.4d)', () => {
    const items = [2, 3].map((about) => ({ ...item(5, 0, 71), about }));
    expect(kindsIn({ ...order, items }, [0, 1])).toEqual([[0], [1]]);
  });

  it('should never be found in an order of anything else', () => {
    const items = [item(-1, 0, 71), item(-1, 0, 71)];
    expect(kindsIn({ ...order, purpose: 'damageOrder', items }, [1, 0])).toEqual([[1], [0]]);
  });
});

describe('one answer for all of a kind', () => {
  const may: Question = {
    ...base,
    kind: 'option',
    purpose: 'may',
    options: [{ label: 'yes' }, { label: 'no' }],
  };
  const stack = [trigger(81, 5), trigger(82, 6), trigger(83, 5, 1), trigger(84, 5)];

  it('should be for those of the same ability and player below the one that asks', () => {
    expect(alikeBelow(frameOf({}, { stack }))).toEqual([81]);
    expect(alikeBelow(frameOf({}, { stack: [] }))).toEqual([]);
  });

  it('should be given to those alone, and to none that came later', () => {
    const standing = { triggers: [81], label: 'no' } as const;
    expect(standingAnswer(frameOf({}, { stack: [trigger(81, 5)] }), may, standing)).toBe(1);
    expect(
      standingAnswer(frameOf({}, { stack: [trigger(81, 5), trigger(90, 5)] }), may, standing),
    ).toBeNull();
    expect(standingAnswer(frameOf({}, { stack: [trigger(81, 5)] }), may, null)).toBeNull();
  });
});
