import { COLOR } from '../compile/bits.js';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';
import { makeEnv } from '../state/env.js';
import type { Obj } from '../state/state.js';

/** Has the permanent protection from something with these characteristics (CR 702.16)? */
export function hasProtectionFrom(g: Game, o: Obj, from: Chars, source: Obj | null): boolean {
  const c = g.chars(o);
  if (c.params.length === 0) return false;
  for (const p of c.params) {
    if (p.data.k !== 'protection') continue;
    if (p.data.from === 'everything') return true;
    if (p.data.from === 'chosenColor') {
      const color = o.chosen?.color;
      if (typeof color === 'string' && (from.colors & (COLOR[color as keyof typeof COLOR] ?? 0)) !== 0)
        return true;
      continue;
    }
    if (p.test?.(g, source ?? o, from, makeEnv(o.id, c.controller)) === true) return true;
  }
  return false;
}
