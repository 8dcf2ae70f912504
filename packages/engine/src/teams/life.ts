import type { Meaning, Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import { bindResult } from '../events/bind.js';
import type { Game } from '../game.js';
import { ruleFor, ruleForTeam } from '../layers/table.js';
import { bounded } from '../state/bounded.js';
import type { Happening } from '../state/state.js';
import { occur, occurrence } from '../triggers/occur.js';
import { addTally } from './tally.js';

/** Can the player not gain life: as nobody on the team can (CR 810.9g), or in older editions for themselves? */
export function cantGainLife(g: Game, seat: Seat): boolean {
  return forbidden(g, 'cantGainLife', seat, g.rules.edition.parameters.cantGainLife);
}

/** Can the player not lose life, nor pay any but 0: as nobody on the team can (CR 810.9h), or for themselves? */
export function cantLoseLife(g: Game, seat: Seat): boolean {
  return forbidden(g, 'cantLoseLife', seat, g.rules.edition.parameters.cantLoseLife);
}

function forbidden(g: Game, rule: string, seat: Seat, reach: 'team' | 'player'): boolean {
  if (reach === 'player') return ruleFor(g, rule, seat) || ruleFor(g, 'lifeCantChange', seat);
  const team = g.player(seat).team;
  return ruleForTeam(g, rule, team) || ruleForTeam(g, 'lifeCantChange', team);
}

/**
 * Gains and losses: each happens to a player, and the team's total moves by it (CR 810.9). The one place
 * where a life total changes.
 */
export function commitLife(g: Game, events: readonly Happening[]): void {
  for (const e of events) {
    if (e.amount <= 0) continue;
    const gain = e.kind === 'gainLife';
    if (gain ? cantGainLife(g, e.player) : cantLoseLife(g, e.player)) {
      g.note(gain ? 'life.cantGain' : 'life.cantLose', e.player, gain ? 'cantGainLife' : 'cantLoseLife');
      continue;
    }
    const plain = gain ? 'life.gain' : 'life.loss';
    changeLife(g, e.player, gain ? e.amount : -e.amount, e.cite ?? plain);
    bindResult(g, e, e.amount, [e.player]);
  }
}

export function changeLife(g: Game, seat: Seat, change: number, cite: Meaning): void {
  if (change === 0) return;
  const team = g.teamOf(seat);
  const total = bounded(team.life + change);
  g.setTeam(team.id, { life: total });
  g.changed(READS.life | READS.tally);
  g.emit({ type: 'life', cite, audience: 'all', player: seat, change, total });
  if (change > 0) {
    addTally(g, seat, 'lifeGained', change);
    occur(g, occurrence('gainLife', { player: seat, amount: change }));
  } else {
    const times = addTally(g, seat, 'timesLifeLost', 1);
    addTally(g, seat, 'lifeLost', -change);
    occur(g, occurrence('loseLife', { player: seat, amount: -change, nth: times }));
  }
}
