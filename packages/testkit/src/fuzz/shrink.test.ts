import type { Action } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { shrink } from './shrink.js';

const pass = (player: number): Action => ({ type: 'pass', player });

describe('shrink', () => {
  it('should leave only what the failure needs, in its order', () => {
    const actions = Array.from({ length: 200 }, (_, i) => pass(i));
    const needs = [17, 120, 121, 199];
    const again = (list: readonly Action[]) =>
      needs.every((n) => list.some((a) => a.player === n)) ? list : null;
    expect(shrink(actions, again, () => false).map((a) => a.player)).toEqual(needs);
  });

  it('should keep the whole list when nothing brings the failure back', () => {
    const actions = [pass(0), pass(1)];
    expect(
      shrink(
        actions,
        () => null,
        () => false,
      ),
    ).toEqual(actions);
  });

  it('should stop when its time is spent', () => {
    const actions = Array.from({ length: 64 }, (_, i) => pass(i));
    let calls = 0;
    shrink(
      actions,
      (list) => {
        calls += 1;
        return list;
      },
      () => true,
    );
    expect(calls).toBeLessThanOrEqual(2);
  });
});
