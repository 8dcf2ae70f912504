import type { Step } from '@ettin/schema';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';

/** A step that an effect makes one member skip is skipped by the whole team (CR 805.8). */
export function skippedByRule(g: Game, team: number, step: Step): boolean {
  for (const a of rulesNamed(g, 'skipStep')) {
    const d = a.rule.data;
    if (d.rule !== 'skipStep' || d.step !== step) continue;
    if (a.rule.who === null || g.team(team).seats.some((s) => a.rule.who?.(g, a.env, s) === true))
      return true;
  }
  return false;
}
