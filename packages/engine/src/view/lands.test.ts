import { describe, expect, it } from 'vitest';
import { GENERATION } from '../game.js';
import type { Obj, State } from '../state/state.js';
import { board, defOf, rulesWith } from './fixture.js';
import { findLeaks } from './leaks.js';
import { view } from './view.js';

const R = rulesWith([
  { name: 'Bear', manaCost: '{1}{G}', types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 },
  {
    name: 'Explorer',
    manaCost: '{G}',
    types: ['enchantment'],
    abilities: [{ kind: 'static', rules: [{ rule: 'extraLands', who: 'you', n: 1 }] }],
  },
  {
    name: 'Drought',
    manaCost: '{G}',
    types: ['enchantment'],
    abilities: [{ kind: 'static', rules: [{ rule: 'cantPlayLands', who: 'all' }] }],
  },
]);

const permanent = (name: string, controller: number): Partial<Obj> => ({
  def: defOf(R, name),
  card: 20,
  owner: controller,
  controller,
});

/** Lands left of all players, as everybody sees them. */
function left(
  permanents: readonly Partial<Obj>[],
  played: readonly number[] = [],
  change: Partial<State> = {},
) {
  const made = board(R, 'Bear', 'Bear', permanents, change);
  const state = { ...made, players: made.players.map((p, i) => ({ ...p, landsPlayed: played[i] ?? 0 })) };
  expect(state.objects.every((o, i) => o?.id === GENERATION + i)).toBe(true);
  const [mine, ...others] = ([0, 1, 2, 3, 'spectator'] as const).map((v) => {
    const seen = view(R, state, v);
    expect(findLeaks(R, state, v, seen), `viewer ${v}`).toEqual([]);
    return seen.players.map((p) => p.landsLeft);
  });
  for (const other of others) expect(other).toEqual(mine);
  return mine;
}

describe('lands that are left to play, in a view', () => {
  // CR 305.2, 805.4c: one for each member of the active team; CR 305.3: none for others
  it('should be one for each head whose turn it is', () => {
    expect(left([])).toEqual([1, 1, 0, 0]);
    expect(left([], [1, 0])).toEqual([0, 1, 0, 0]);
  });

  // CR 305.2: continuous effects may increase the number
  it('should be more where an effect allows more', () => {
    expect(left([permanent('Explorer', 1)])).toEqual([1, 2, 0, 0]);
    expect(left([permanent('Explorer', 1)], [1, 1])).toEqual([0, 1, 0, 0]);
    expect(left([permanent('Explorer', 1)], [0, 2])).toEqual([1, 0, 0, 0]);
    expect(left([permanent('Explorer', 2)])).toEqual([1, 1, 0, 0]);
  });

  it('should be none where an effect forbids lands', () => {
    expect(left([permanent('Drought', 2)])).toEqual([0, 0, 0, 0]);
  });

  // CR 305.2a: an effect that ends takes away what wasn't used, and nothing that was
  it('should never be less than none', () => {
    expect(left([], [2, 0])).toEqual([0, 1, 0, 0]);
  });
});
