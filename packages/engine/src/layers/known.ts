import type { Chars, CompiledKeyword, CompiledMod, Rules } from '../compile/types.js';
import type { KnownChars } from '../state/state.js';
import { makeChars } from './base.js';

/** By packed record: what it was made from, or what has been made of it. */
const unpacked = new WeakMap<KnownChars, Chars>();

/** Characteristics for a state, which is plain JSON: compiled parts hold closures and are named by their places. */
export function packChars(c: Chars): KnownChars {
  const packed: KnownChars = {
    ...makeChars(c),
    params: c.params.map((p) => p.index),
    restrictions: c.restrictions.map((r) => ({ mod: r.mod.index, env: r.env })),
  };
  unpacked.set(packed, c);
  return packed;
}

/** The same again, from the rules that the state is played with. */
export function unpackChars(rules: Rules, packed: KnownChars): Chars {
  const known = unpacked.get(packed);
  if (known !== undefined) return known;
  const c = makeChars({
    ...packed,
    params: packed.params.map((i) => paramAt(rules, i)),
    restrictions: packed.restrictions.map((r) => ({ mod: modAt(rules, r.mod), env: r.env })),
  });
  unpacked.set(packed, c);
  return c;
}

function paramAt(rules: Rules, index: number): CompiledKeyword {
  const param = rules.params[index];
  if (param === undefined) throw new Error(`no keyword ${index}`);
  return param;
}

function modAt(rules: Rules, index: number): CompiledMod {
  const mod = rules.mods[index];
  if (mod === undefined) throw new Error(`no modification ${index}`);
  return mod;
}
