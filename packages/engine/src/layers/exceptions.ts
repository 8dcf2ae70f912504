import type { Chars, CompiledMod } from '../compile/types.js';
import type { Game } from '../game.js';
import type { CopyInfo, Env, Obj } from '../state/state.js';
import { makeChars } from './base.js';
import { applyMod } from './modify.js';

/**
 * Copiable values of a copy with exceptions (CR 707.9): the copied values, then the exceptions of each copy
 * effect in the chain, the oldest first. `c` is shared and not written.
 */
export function exceptedChars(g: Game, o: Obj, copy: CopyInfo, c: Chars, env: Env): Chars {
  const own = makeChars(c);
  for (const index of copy.except)
    for (const mod of g.rules.exceptions[index] ?? []) {
      const defined = definedBy(mod);
      if (defined !== null) own.abilities = own.abilities.filter((id) => !defines(g, id, defined));
      applyMod(g, o, own, mod, env, 0, 0, false);
    }
  return own;
}

/** An exception that gives a characteristic its value leaves out abilities that define it (CR 707.9d). */
function definedBy(mod: CompiledMod): 'setPT' | 'setColors' | null {
  const kind = mod.data.mod;
  return kind === 'setPT' || kind === 'setColors' ? kind : null;
}

function defines(g: Game, id: number, what: 'setPT' | 'setColors'): boolean {
  const statics = g.rules.abilities[id]?.statics;
  return statics?.cda === true && statics.mods.some((m) => m.data.mod === what);
}
