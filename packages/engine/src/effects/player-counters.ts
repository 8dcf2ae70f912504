import type { Effect, Seat } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { commitCounters } from '../counters/counters.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { withThat } from '../state/with.js';
import { clearName } from './choices.js';

/**
 * Counters of players. Poison counters are given to each player by themselves and then belong to the team
 * (CR 810.10), where the edition pools them.
 */
export function playerCounters(c: Compiler, e: Extract<Effect, { do: 'playerCounters' }>): Op['run'] {
  const who = c.players(e.who);
  const count = c.value(e.count);
  return (g, f) => {
    happen(
      g,
      who(g, f.env).flatMap((player) => {
        const amount = count(g, withThat(f.env, player));
        return amount > 0
          ? [happening('counters', { player, amount, counter: e.kind, source: f.env.self })]
          : [];
      }),
    );
    return true;
  };
}

/** How many counters of the kind count as the player's (CR 810.10a). */
export function countersOf(g: Game, seat: Seat, kind: string): number {
  if (kind === 'poison' && g.rules.edition.parameters.sharedPoison) return g.teamOf(seat).poison;
  return g.player(seat).counters[kind] ?? 0;
}

/** Loses up to that many; for poison the player's team does (CR 810.10b). */
export function losePlayerCounters(c: Compiler, e: Extract<Effect, { do: 'losePlayerCounters' }>): Op['run'] {
  const who = c.players(e.who);
  const count = e.count === 'all' ? null : c.value(e.count);
  return (g, f) => {
    clearName(f, e.as);
    for (const player of who(g, f.env)) {
      const has = countersOf(g, player, e.kind);
      const n = count === null ? has : Math.min(has, Math.max(0, count(g, withThat(f.env, player))));
      if (n > 0)
        commitCounters(g, [
          happening('counters', {
            player,
            amount: -n,
            counter: e.kind,
            source: f.env.self,
            frame: g.depth - 1,
            as: e.as ?? '',
          }),
        ]);
    }
    return true;
  };
}

/** Pays energy as part of an effect: all of it or nothing (CR 107.14). */
export function payEnergy(c: Compiler, e: Extract<Effect, { do: 'payEnergy' }>): Op['run'] {
  const who = c.players(e.who);
  const count = c.value(e.count);
  return (g, f) => {
    for (const player of who(g, f.env)) {
      const n = count(g, withThat(f.env, player));
      if (n > 0 && countersOf(g, player, 'energy') >= n)
        commitCounters(g, [
          happening('counters', { player, amount: -n, counter: 'energy', source: f.env.self }),
        ]);
    }
    return true;
  };
}
