import type { ActiveReplacement } from '../layers/table.js';
import type { Env, Happening } from '../state/state.js';
import { withEnv, withIt, withThat } from '../state/with.js';

/** "it", "that player", "that much" as the replacement sees them. */
export function envFor(a: ActiveReplacement, e: Happening): Env {
  return withEnv(
    withEnv(
      withThat(withIt(a.env, e.object !== 0 ? e.object : a.env.it), e.player >= 0 ? e.player : a.env.that),
      'amount',
      e.amount,
    ),
    'eventSource',
    e.source,
  );
}
