import type { Effect, TargetId } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening, ProgramFrame } from '../state/state.js';
import { withKey, withMove } from '../state/with.js';
import { bindName, clearName, eachChooses } from './choices.js';
import { losePlayerCounters, payEnergy, playerCounters } from './player-counters.js';
import { changeEntering, meansEntering, permanents, present } from './present.js';
import { proliferate } from './proliferate.js';
import { moveCounters, removeCounters } from './remove-counters.js';

type Words =
  | 'addCounters'
  | 'countersDivided'
  | 'removeCounters'
  | 'moveCounters'
  | 'doubleCounters'
  | 'playerCounters'
  | 'losePlayerCounters'
  | 'payEnergy'
  | 'proliferate'
  | 'bolster'
  | 'monstrosity'
  | 'adapt';

/** Counters (CR 122) and the keyword actions that put them on. */
export function counterLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'addCounters':
      return addCounters(c, e);
    case 'countersDivided':
      return (g, f) => {
        const amounts = f.env.divisions[e.targets] ?? [];
        happen(
          g,
          (f.env.targets[e.targets] ?? []).flatMap((id, i) => counters(g, f, [id], e.kind, amounts[i] ?? 0)),
        );
        return true;
      };
    case 'removeCounters':
      return removeCounters(c, e);
    case 'moveCounters':
      return moveCounters(c, e);
    case 'doubleCounters': {
      const what = c.objects(e.what);
      return (g, f) => {
        happen(
          g,
          present(g, what(g, f.env)).flatMap((o) => {
            const kinds = e.kind === 'all' || e.kind === 'any' ? Object.keys(o.counters ?? {}) : [e.kind];
            return kinds.flatMap((kind) => counters(g, f, [o.id], kind, o.counters?.[kind] ?? 0));
          }),
        );
        return true;
      };
    }
    case 'playerCounters':
      return playerCounters(c, e);
    case 'losePlayerCounters':
      return losePlayerCounters(c, e);
    case 'payEnergy':
      return payEnergy(c, e);
    case 'proliferate':
      return proliferate(c, e);
    case 'bolster':
      return bolster(c, e);
    case 'monstrosity':
      return monstrosity(c, e);
    case 'adapt': {
      const amount = c.value(e.amount);
      return (g, f) => {
        // CR 701.46a: only if it has none
        const bare = permanents(g, [f.env.self]).filter((o) => (o.counters?.['+1/+1'] ?? 0) === 0);
        happen(
          g,
          counters(
            g,
            f,
            bare.map((o) => o.id),
            '+1/+1',
            amount(g, f.env),
          ),
        );
        return true;
      };
    }
  }
}

/** That many counters put on each of these, as events of this instruction. */
export function counters(
  g: Game,
  f: ProgramFrame,
  ids: readonly TargetId[],
  kind: string,
  amount: number,
  as = '',
): readonly Happening[] {
  if (amount <= 0) return [];
  return present(g, ids).map((o) =>
    happening('counters', {
      object: o.id,
      amount,
      counter: kind,
      source: f.env.self,
      frame: g.depth - 1,
      as,
    }),
  );
}

function addCounters(c: Compiler, e: Extract<Effect, { do: 'addCounters' }>): Op['run'] {
  const what = c.objects(e.what);
  const count = c.value(e.count);
  return (g, f) => {
    const n = count(g, f.env);
    clearName(f, e.as);
    if (meansEntering(g, f, e.what)) {
      if (n > 0)
        changeEntering(g, f, (move) =>
          withMove(move, 'counters', withKey(move.counters, e.kind, (move.counters?.[e.kind] ?? 0) + n)),
        );
      bindName(f, e.as, [], Math.max(0, n));
      return true;
    }
    happen(g, counters(g, f, what(g, f.env), e.kind, n, e.as));
    return true;
  };
}

/** CR 701.39a: a creature with the least toughness, the player choosing among those that tie. */
function bolster(c: Compiler, e: Extract<Effect, { do: 'bolster' }>): Op['run'] {
  const amount = c.value(e.amount);
  return (g, f) => {
    const picked = eachChooses(g, f, [f.env.controller], (seat) => ({
      candidates: leastToughness(g, seat),
      min: 1,
      max: 1,
      purpose: 'counters',
    }));
    if (picked === null) return false;
    happen(g, counters(g, f, picked[0] ?? [], '+1/+1', amount(g, f.env)));
    return true;
  };
}

function leastToughness(g: Game, seat: number): readonly TargetId[] {
  let least = Number.POSITIVE_INFINITY;
  let out: TargetId[] = [];
  for (const o of permanents(g, g.s.battlefield)) {
    const ch = g.chars(o);
    if (ch.controller !== seat || (ch.types & TYPE.creature) === 0 || ch.toughness > least) continue;
    if (ch.toughness < least) out = [];
    least = ch.toughness;
    out.push(o.id);
  }
  return out;
}

/** CR 701.37: once; the mark stays for as long as it is that permanent. Its value is the number (CR 701.37c). */
function monstrosity(c: Compiler, e: Extract<Effect, { do: 'monstrosity' }>): Op['run'] {
  const amount = c.value(e.amount);
  return (g, f) => {
    const o = permanents(g, [f.env.self])[0];
    if (o === undefined || o.marks?.monstrous !== undefined) return true;
    const n = Math.max(0, amount(g, f.env));
    const own = g.own(o.id);
    own.marks = withKey(own.marks, 'monstrous', n);
    g.touch();
    happen(g, counters(g, f, [o.id], '+1/+1', n));
    return true;
  };
}
