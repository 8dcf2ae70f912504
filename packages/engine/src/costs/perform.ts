import type { MoveCause, ObjectId, Seat, TargetId } from '@ettin/schema';
import type { CompiledCostPart } from '../compile/types.js';
import { commitCounters } from '../counters/counters.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { randomInt } from '../state/random.js';
import type { Env, Happening } from '../state/state.js';
import { withKey } from '../state/with.js';
import { toZone } from '../zones/destroy.js';
import { tap, untap } from '../zones/tap.js';

/** Pays one part with what was chosen for it. What it does are events like any other; they may push frames. */
export function performPart(
  g: Game,
  seat: Seat,
  p: CompiledCostPart,
  env: Env,
  source: ObjectId,
  chosen: readonly TargetId[],
): void {
  const o = g.find(source);
  const move = (ids: readonly TargetId[], to: 'graveyard' | 'exile' | 'hand', cause: MoveCause): void =>
    happen(
      g,
      ids.flatMap((id): Happening[] => {
        const x = g.find(id);
        return x === null ? [] : [toZone(x, to, cause, { source })];
      }),
    );
  switch (p.kind) {
    case 'tapSelf':
      tap(g, source);
      return;
    case 'untapSelf':
      untap(g, source);
      return;
    case 'sacrificeSelf':
      return move([source], 'graveyard', 'sacrifice');
    case 'exileSelf':
      return move([source], 'exile', 'exile');
    case 'discardSelf':
      return move([source], 'graveyard', 'discard');
    case 'returnSelf':
      return move([source], 'hand', 'return');
    case 'sacrifice':
      return move(chosen, 'graveyard', 'sacrifice');
    case 'discard':
      return move(
        p.random ? atRandom(g, seat, p, env) : p.all ? (g.s.hands[seat] ?? []).map((h) => h.id) : chosen,
        'graveyard',
        'discard',
      );
    case 'exile':
      return move(chosen, 'exile', 'exile');
    case 'returnToHand':
      return move(chosen, 'hand', 'return');
    case 'tap':
    case 'tapPower':
      for (const id of chosen) tap(g, id);
      return;
    case 'payLife': {
      const amount = p.count?.(g, env) ?? 0;
      if (amount > 0) happen(g, [happening('loseLife', { player: seat, amount, source, cite: 'life.pay' })]);
      return;
    }
    case 'energy':
      commitCounters(g, [
        happening('counters', {
          player: seat,
          counter: 'energy',
          amount: -(p.count?.(g, env) ?? 0),
          cite: 'energy',
        }),
      ]);
      return;
    case 'mill':
      happen(g, [happening('mill', { player: seat, amount: p.count?.(g, env) ?? 0, source })]);
      return;
    case 'loyalty': {
      if (o === null) return;
      const amount = p.all ? -env.x : p.n;
      const own = g.own(source);
      own.activated = withKey(own.activated, 'loyalty', g.s.turn.number);
      happen(g, [happening('counters', { object: source, counter: 'loyalty', amount, source })]);
      return;
    }
    case 'removeCounters': {
      const object = p.test === null ? source : (chosen[0] ?? source);
      commitCounters(g, [
        happening('counters', { object, counter: p.counter, amount: -(p.count?.(g, env) ?? 1) }),
      ]);
      return;
    }
    case 'addCounters':
      happen(g, [
        happening('counters', { object: source, counter: p.counter, amount: p.count?.(g, env) ?? 1, source }),
      ]);
      return;
    case 'reveal':
      g.emit({
        type: 'revealed',
        cite: 'reveal',
        audience: 'all',
        player: seat,
        cards: chosen.flatMap((id) => {
          const x = g.find(id);
          return x === null ? [] : [{ object: null, name: g.chars(x).name }];
        }),
      });
      return;
  }
}

function atRandom(g: Game, seat: Seat, p: CompiledCostPart, env: Env): readonly ObjectId[] {
  const hand = (g.s.hands[seat] ?? [])
    .filter((h) => p.test === null || p.test(g, h, g.chars(h), env))
    .map((h) => h.id);
  const out: ObjectId[] = [];
  const n = p.count?.(g, env) ?? 1;
  while (hand.length > 0 && out.length < n) out.push(...hand.splice(randomInt(g, hand.length), 1));
  return out;
}
