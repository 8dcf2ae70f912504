import type { Seat } from '@ettin/schema';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { ruleForTeam } from '../layers/table.js';
import type { Happening } from '../state/state.js';
import { byHeads } from '../teams/by-heads.js';
import { cantLose, LOSS_BY_REASON } from '../teams/result.js';

/** Poison counters with which a team loses: 15, and 5 more for each head beyond the second (CR 810.8d, 810.11). */
export function poisonToLose(g: Game, team: number): number {
  return byHeads(g.rules.edition.parameters.poisonToLose, g.team(team).seats.length);
}

/** Losses of teams that state-based actions find (CR 704.5a-c, 704.6a-b). */
export function teamLosses(g: Game): Happening[] {
  const out: Happening[] = [];
  for (const team of g.s.teams) {
    if (team.lost !== null) continue;
    const seat = team.seats[0] ?? 0;
    const lose = (reason: 'life' | 'poison' | 'emptyLibrary', player: number) =>
      out.push(happening('loseGame', { player, amount: LOSS_BY_REASON.indexOf(reason), counter: reason }));
    const drew = team.drewFromEmpty;
    if (drew !== null) g.setTeam(team.id, { drewFromEmpty: null });
    if (cantLose(g, team.id)) continue;
    const poisoned = poisonedHead(g, team.id);
    if (team.life <= 0 && !ruleForTeam(g, 'noLossForLife', team.id)) lose('life', seat);
    else if (poisoned !== null) lose('poison', poisoned);
    else if (drew !== null) lose('emptyLibrary', drew);
  }
  return out;
}

/** A head with too many poison counters, the primary player where the team has them in common; or null. */
function poisonedHead(g: Game, id: number): Seat | null {
  const team = g.team(id);
  const { sharedPoison, poisonToLose: limit } = g.rules.edition.parameters;
  if (sharedPoison) return team.poison >= poisonToLose(g, id) ? (team.seats[0] ?? null) : null;
  return team.seats.find((s) => (g.player(s).counters.poison ?? 0) >= limit.solo) ?? null;
}
