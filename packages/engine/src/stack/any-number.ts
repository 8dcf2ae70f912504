import type { TargetId } from '@ettin/schema';
import { partChoice } from '../costs/parts.js';
import { costOf } from '../costs/pay.js';
import type { Game } from '../game.js';
import { NO_MANA } from '../mana/amount.js';
import type { CastFrame } from '../state/state.js';
import { withEnv, withKey } from '../state/with.js';
import { affordable } from './affordable.js';

/**
 * "Sacrifice any number": how many and which is announced with the spell (CR 601.2b), since the total cost may
 * count them. False while asking. The pick is kept under the part's name.
 */
export function announceAnyNumber(g: Game, f: CastFrame, costs: readonly number[]): boolean {
  for (const index of costs)
    for (const p of costOf(g, index).parts) {
      if (!p.anyNumber) continue;
      const choice = partChoice(g, f.player, p, f.env, f.object);
      if (choice === null) continue;
      const name = p.as === '' ? 'anyNumber' : p.as;
      let chosen: readonly TargetId[] = [];
      if (f.answer !== null) {
        const value = f.answer.value;
        f.answer = null;
        chosen = value.kind === 'choose' ? value.chosen : [];
      } else if (choice.candidates.length > 0) {
        g.ask({
          kind: 'choose',
          players: [f.player],
          byTeam: false,
          purpose: choice.purpose,
          source: f.object,
          candidates: choice.candidates,
          min: fewest(g, f, name, choice.candidates),
          max: choice.candidates.length,
          cancellable: true,
        });
        return false;
      }
      f.env = withEnv(
        withEnv(f.env, 'bound', withKey(f.env.bound, name, chosen)),
        'numbers',
        withKey(f.env.numbers, name, chosen.length),
      );
    }
  f.mana = NO_MANA;
  return true;
}

/** The fewest that leave a cost the player can pay. */
function fewest(g: Game, f: CastFrame, name: string, candidates: readonly TargetId[]): number {
  for (let n = 0; n < candidates.length; n++) {
    const env = withEnv(f.env, 'numbers', withKey(f.env.numbers, name, n));
    if (affordable(g, { ...f, env }, g.get(f.object), [])) return n;
  }
  return candidates.length;
}

/** What was announced, by the position of its part among all parts of the costs. */
export function announcedPayment(
  g: Game,
  f: CastFrame,
  costs: readonly number[],
): Readonly<Record<string, readonly TargetId[]>> {
  const paid: Record<string, readonly TargetId[]> = {};
  let at = 0;
  for (const index of costs)
    for (const p of costOf(g, index).parts) {
      if (p.anyNumber) paid[at] = f.env.bound[p.as === '' ? 'anyNumber' : p.as] ?? [];
      at += 1;
    }
  return paid;
}
