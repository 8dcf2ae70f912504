import { fallbackAnswer, pendingDecisions, type Rules, type State } from '@ettin/engine';
import { type Action, CAST_METHODS, type Seat, SPECIAL_ACTIONS } from '@ettin/schema';
import { perturbedAction } from './hostile.js';
import { oneOf, type Random } from './random.js';
import { unseenCards } from './unseen.js';

/** Something a player might try to find out about a card; `instead` asks the same about a card that never was. */
export interface Guess {
  readonly action: unknown;
  readonly instead: { readonly action: unknown; readonly hidden: number; readonly id: number } | null;
}

/** Ids count up by this in each slot. */
const GENERATION = 65536;
/** More cards than ever come through one hand. */
const NEVER = 30_000;
const TRIES = 12;

/** What a curious player may try: moves with cards that they can't see, and answers that name such cards. */
export function guesses(rules: Rules, state: State, seat: Seat, random: Random): readonly Guess[] {
  const unseen = unseenCards(rules, state, seat);
  const hidden = [
    ...state.hands.flat(),
    ...(state.peek?.cards ?? []),
    ...state.tops.map((t) => t.object),
  ].filter((o) => unseen.has(o.card));
  const out: Guess[] = [];
  for (let i = 0; i < TRIES; i++) {
    const o = oneOf(hidden, random);
    if (o === undefined || random(3) === 0) {
      const good: Action = { type: 'pass', player: seat };
      out.push({
        action: { ...(perturbedAction(state, good, random) as object), player: seat },
        instead: null,
      });
      continue;
    }
    const make = moveWith(state, seat, random);
    const id = (o.id % GENERATION) + NEVER * GENERATION;
    out.push({ action: make(o.id), instead: { action: make(id), hidden: o.id, id } });
  }
  return out;
}

/** A move of one kind with whatever card. */
function moveWith(state: State, seat: Seat, random: Random): (id: number) => unknown {
  const d = oneOf(pendingDecisions(state), random);
  if (d !== undefined && d.kind !== 'priority' && random(2) === 0) {
    const good = fallbackAnswer(d);
    const keys = Object.keys(good).filter((key) => key !== 'kind');
    const key = oneOf(keys, random) ?? 'chosen';
    const type = random(3) === 0 ? 'propose' : 'answer';
    const wrap = random(3);
    return (id) => ({
      type,
      player: seat,
      decision: d.id,
      answer: { ...good, [key]: wrap === 0 ? [id] : wrap === 1 ? [[id]] : { object: id, ability: 0 } },
    });
  }
  const face = random(2);
  switch (random(4)) {
    case 0:
      return (object) => ({ type: 'playLand', player: seat, object, face });
    case 1: {
      const method = oneOf(CAST_METHODS, random);
      return (object) => ({ type: 'cast', player: seat, object, face, method });
    }
    case 2: {
      const ability = random(3);
      return (object) => ({ type: 'activate', player: seat, object, ability });
    }
    default: {
      const special = oneOf(SPECIAL_ACTIONS, random);
      return (object) => ({ type: 'special', player: seat, object, special });
    }
  }
}
