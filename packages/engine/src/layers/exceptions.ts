import type { Chars, CompiledMod } from '../compile/types.js';
import type { Game } from '../game.js';
import type { Env, Obj } from '../state/state.js';
import { makeChars, setAbilities } from './base.js';
import { applyMod } from './modify.js';

/** Does the object have copiable values of its own, besides those of its definition? */
export function hasOwnValues(o: Obj): boolean {
  if (o.faceDown !== 0) return false;
  return (
    (o.copy !== null && (o.copy.except.length > 0 || o.copy.face === 1)) ||
    (o.chosen !== null && o.chosen.tokenPower !== undefined)
  );
}

/** A token that was made as a copy of a card with two faces has them both (CR 707.8a). */
export function hasBothFaces(o: Obj): boolean {
  return o.card < 0 && o.copy?.def === o.def;
}

/**
 * Copiable values of such an object: a size that was worked out as a token was made (CR 111.3), then the
 * exceptions of each copy effect in the chain, the oldest first (CR 707.9). `c` is shared and not written.
 */
export function ownValues(g: Game, o: Obj, c: Chars, env: Env): Chars {
  const own = makeChars(c);
  // CR 202.3b: a copy of the back face of a card that transforms has none
  if (o.copy?.face === 1 && !hasBothFaces(o) && g.rules.defs[o.copy.def]?.layout === 'transform')
    own.manaValue = 0;
  const [power, toughness] = [o.chosen?.tokenPower, o.chosen?.tokenToughness];
  if (typeof power === 'number') own.power = power;
  if (typeof toughness === 'number') own.toughness = toughness;
  for (const index of o.copy?.except ?? [])
    for (const mod of g.rules.exceptions[index] ?? []) {
      const defined = definedBy(mod);
      if (defined !== null)
        setAbilities(
          g.rules.abilities,
          own,
          own.abilities.filter((id) => !defines(g, id, defined)),
        );
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
