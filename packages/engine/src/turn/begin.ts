import { READS } from '../compile/bits.js';
import { expire } from '../effects/durations.js';
import type { Game } from '../game.js';

/** A team's turn begins: land drops, tallies and turn-long control start afresh (CR 500, 723.1). */
export function beginTurn(g: Game): void {
  const team = g.team(g.s.turn.team);
  g.setTeam(team.id, {
    turnsTaken: team.turnsTaken + 1,
    lastTurn: g.s.turn.number,
    turnBefore: team.lastTurn,
  });
  for (const p of g.s.players)
    g.setPlayer(p.seat, {
      landsPlayed: 0,
      tally: {},
      ...(p.team === team.id ? { controlledBy: p.controlNext, controlNext: null } : { controlledBy: null }),
    });
  for (const seat of team.seats)
    if (g.player(seat).controlledBy !== null)
      g.emit({
        type: 'status',
        cite: 'turn.control',
        audience: 'all',
        what: 'control',
        player: g.player(seat).controlledBy,
      });
  g.changed(READS.turn | READS.tally);
  expire(g, 'turnBegins');
  g.emit({ type: 'turnBegan', cite: 'turn.team', audience: 'all', turn: g.s.turn.number, team: team.id });
}
