import type { Game } from '../game.js';
import { DirectCache } from '../state/direct-cache.js';
import type { Token } from '../state/state.js';
import { KIND } from './base.js';
import { eachSource } from './sources.js';

const known = new DirectCache<Token, number>(16);

/**
 * All that continuous effects of this board may look at, as bits of READS: of every static ability there by its
 * data, whether or not a layer takes it away, and of every effect under way. It follows from the objects alone, so
 * that whether a token is replaced never depends on what caches happen to hold.
 */
export function readsOfBoard(g: Game): number {
  const token = g.s.token;
  const had = known.get(token, token.t);
  if (had !== null) return had;
  let reads = 0;
  eachSource(g, (o, c) => {
    if ((c.kinds & (KIND.statics | KIND.rules)) !== 0)
      for (const id of c.abilities) {
        const ability = g.rules.abilities[id];
        if (ability !== undefined && ability.statics !== null) reads |= ability.reads;
      }
    // exceptions of copy effects may bring static abilities of their own
    for (const index of o.copy?.except ?? [])
      for (const mod of g.rules.exceptions[index] ?? [])
        for (const id of mod.abilities) reads |= g.rules.abilities[id]?.reads ?? 0;
  });
  for (const effect of g.s.effects) {
    const lasting = g.rules.lasting[effect.op];
    if (lasting !== undefined && lasting.mods.length > 0) reads |= lasting.reads;
  }
  known.set(token, token.t, reads);
  return reads;
}
