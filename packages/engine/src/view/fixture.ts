import type { CardDef } from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import { testEdition } from '../edition.fixture.js';
import { GENERATION, HAND_SLOT } from '../game.js';
import { initialState } from '../setup/game.js';
import { createRules } from '../setup/rules.js';
import type { Obj, State } from '../state/state.js';
import { blankObj } from '../zones/slots.js';

/** Rules and small boards for the tests of views and leaks. */

export function rulesWith(cards: readonly CardDef[]): Rules {
  return createRules(testEdition(), cards);
}

/** A definition by its card's name. */
export function defOf(rules: Rules, name: string): number {
  const def = rules.byName.get(name);
  if (def === undefined) throw new Error(`no card ${name}`);
  return def;
}

/**
 * Two teams of two on turn 3 of the first; each player holds one `inHand`, above a library of one `inLibrary`.
 * Objects are in slots as they stand, of the first generation.
 */
export function board(
  rules: Rules,
  inHand: string,
  inLibrary: string,
  permanents: readonly Partial<Obj>[] = [],
  change: Partial<State> = {},
): State {
  const seat = (name: string) => ({ name, deck: [inHand, inLibrary] });
  const state = initialState(rules, {
    teams: [
      [seat('A'), seat('B')],
      [seat('C'), seat('D')],
    ],
    seed: 'board',
  });
  const objects = permanents.map((p, slot) => ({
    ...blankObj(GENERATION + slot, 'battlefield', 0, 0, 0),
    ...p,
  }));
  const inZone = (zone: Obj['zone']) => objects.filter((o) => o.zone === zone).map((o) => o.id);
  return {
    ...state,
    objects,
    generation: 1,
    hands: [0, 1, 2, 3].map((s) => [
      { ...blankObj(GENERATION + HAND_SLOT + s, 'hand', s, s, 0), card: 2 * s, def: defOf(rules, inHand) },
    ]),
    handCounters: [1, 1, 1, 1],
    libraries: [[1], [3], [5], [7]],
    battlefield: inZone('battlefield'),
    stack: inZone('stack'),
    exile: inZone('exile'),
    turn: { ...state.turn, number: 3, step: 'main1' },
    priority: { team: 0, passed: 0, teamsPassed: 0 },
    frames: [{ k: 'turn', answer: null, stage: 'act', progress: 0, data: [] }],
    seq: 17,
    ...change,
  };
}
