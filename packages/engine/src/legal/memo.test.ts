import type { Action, CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import { NO_COMBAT } from '../combat/targets.js';
import { creature, Scene, spell } from '../effects/fixture.js';
import type { State } from '../state/state.js';
import { legalActions } from './legal.js';
import { isListed } from './memo.js';

const BEAR = creature('Bear', 2, 2, { manaCost: '{G}' });

/** A Bear in hand and the mana for it, and the cast that is listed for it. */
function listed() {
  const s = new Scene([{ hand: [BEAR] }, {}]).give(0, 'G');
  const cast = legalActions(s.rules, s.state, 0).find((a) => a.type === 'cast');
  if (cast?.type !== 'cast') throw new Error('the Bear is not listed');
  return { s, cast };
}
const inStep = (state: State, step: State['turn']['step']): State => ({
  ...state,
  turn: { ...state.turn, step },
});

describe('what has been listed', () => {
  it('should be known for the state it was listed for, as it was or with what is left out', () => {
    const { s, cast } = listed();
    const { face, method, ...short } = cast;
    expect([face, method]).toEqual([0, 'normal']);
    expect([isListed(s.state, cast), isListed(s.state, short)]).toEqual([true, true]);
  });

  it('should not stand for another object, face, way or player', () => {
    const { s, cast } = listed();
    const others: (typeof cast)[] = [
      { ...cast, object: cast.object + 1 },
      { ...cast, face: 1 },
      { ...cast, method: 'flashback' },
      { ...cast, player: 1 },
    ];
    expect(others.filter((a) => isListed(s.state, a))).toEqual([]);
    expect(isListed(s.state, { type: 'activate', player: 0, object: cast.object, ability: 0 })).toBe(false);
  });

  it('should not be taken for a state that differs in what the list follows from (CR 307.1)', () => {
    const { s, cast } = listed();
    const combat = inStep(s.state, 'beginCombat');
    const spent: State = {
      ...s.state,
      players: s.state.players.map((p) => ({ ...p, mana: [0, 0, 0, 0, 0, 0] })),
    };
    expect([isListed(combat, cast), isListed(spent, cast)]).toEqual([false, false]);
    expect(refusal(s, combat, cast)).toBe('timing');
    expect(refusal(s, spent, cast)).toBe('cantPay');
    expect(refusal(s, s.state, cast)).toBe(null);
  });

  it('should be listed anew where mana comes and goes with the step (CR 605.3a, 602.5b)', () => {
    const shock = spell('Shock', { effects: [] }, { manaCost: '{R}' });
    const forge: CardDef = {
      name: 'Forge',
      types: ['artifact'],
      abilities: [
        {
          kind: 'activated',
          cost: { tapSelf: true },
          timing: 'combat',
          effects: [{ do: 'addMana', mana: '{R}' }],
        },
      ],
    };
    const s = new Scene([{ hand: [shock], field: [forge] }, {}]);
    const before = inStep(s.state, 'upkeep');
    const combat: State = { ...inStep(s.state, 'beginCombat'), combat: NO_COMBAT };
    const casts = (state: State) => legalActions(s.rules, state, 0).filter((a) => a.type === 'cast').length;
    expect([casts(before), casts(combat), casts(before)]).toEqual([0, 1, 0]);
  });

  it('should say nothing of a state for which nothing was listed', () => {
    const s = new Scene([{ hand: [BEAR] }, {}]).give(0, 'G');
    const object = s.state.hands[0]?.[0]?.id ?? 0;
    const cast: Action = { type: 'cast', player: 0, object };
    expect(isListed(s.state, cast)).toBe(false);
    expect(refusal(s, s.state, cast)).toBe(null);
  });
});

function refusal(s: Scene, state: State, action: Action): string | null {
  const done = apply(s.rules, state, action);
  return done.ok ? null : done.code;
}
