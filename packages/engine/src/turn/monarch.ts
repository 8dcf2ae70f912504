import type { Rules } from '../compile/types.js';
import type { Game } from '../game.js';
import { makeEnv } from '../state/env.js';
import type { Env } from '../state/state.js';
import { withThat } from '../state/with.js';

/** At the beginning of the monarch's end step, that player draws a card (CR 725.2). */
export function monarchDraws(g: Game): void {
  const monarch = g.s.status.monarch;
  const ability = g.rules.builtin.monarchDraw;
  if (monarch === null || ability === undefined || g.player(monarch).team !== g.s.turn.team) return;
  g.s.triggers = [...g.s.triggers, { ability, source: 0, controller: monarch, env: ruleEnv(monarch) }];
}

/** A creature that deals combat damage to the monarch makes its controller the monarch (CR 725.2). */
export function monarchAttacked(g: Game, damaged: number, by: number): void {
  const monarch = g.s.status.monarch;
  const ability = g.rules.builtin.monarchSteal;
  if (monarch !== damaged || ability === undefined || by < 0) return;
  g.s.triggers = [
    ...g.s.triggers,
    { ability, source: 0, controller: monarch, env: withThat(ruleEnv(monarch), by) },
  ];
}

/** Is this one of the abilities that come with being the monarch, which no object has (CR 725.2)? */
export const isOfMonarch = ({ builtin }: Rules, ability: number): boolean =>
  ability === builtin.monarchDraw || ability === builtin.monarchSteal;

function ruleEnv(controller: number): Env {
  return makeEnv(0, controller);
}
