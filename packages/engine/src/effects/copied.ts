import type { Mod, ObjectId } from '@ettin/schema';
import { PERMANENT_TYPES } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import type { Game } from '../game.js';
import type { CopyInfo, MovePlan, Obj } from '../state/state.js';

/**
 * What a copy takes from an object (CR 707.2): definition, face, the exceptions of copy effects that made it what
 * it is, and for a token the size that was worked out as it was made. Counters, status, choices and other effects
 * are no part of it.
 */
export interface Copied extends CopyInfo {
  readonly size: readonly [number, number] | null;
}

/** What copying needs of the card data: its exceptions, and what a face-down object is copied as. */
export interface CopyWords {
  /** Index of the exceptions of this copy effect, or -1. */
  readonly exception: number;
  /** Definition of a nameless 2/2 (CR 708.2a). */
  readonly faceDown: number;
}

export function copyWords(c: Compiler, except: readonly Mod[] | undefined): CopyWords {
  return {
    exception: c.exception(except),
    faceDown: c.token({ name: '', types: ['creature'], power: 2, toughness: 2 }),
  };
}

/** The copiable values of an object as it is or last was, changed by the exceptions; null if there is nothing to copy. */
export function copiable(g: Game, id: ObjectId, words: CopyWords): Copied | null {
  const seen = g.look(id);
  if (seen === null || seen.o.def < 0) return null;
  const own = words.exception < 0 ? [] : [words.exception];
  const o = seen.o;
  if (o.faceDown !== 0) return { def: words.faceDown, face: 0, except: own, size: null };
  // being flipped is status, which isn't copied (CR 707.2)
  const from = o.copy ?? { def: o.def, face: o.flipped ? (0 as const) : o.face, except: [] };
  return { def: from.def, face: from.face, except: [...from.except, ...own], size: sizeOf(o) };
}

/** Whether what is copied is a permanent's characteristics at all. */
export function isPermanentCopy(g: Game, copied: Copied): boolean {
  const face = g.rules.defs[copied.def]?.faces[copied.face];
  return face !== undefined && (face.base.types & PERMANENT_TYPES) !== 0;
}

export const copyInfo = (copied: Copied): CopyInfo => ({
  def: copied.def,
  face: copied.face,
  except: copied.except,
});

/** How a token that is such a copy enters. Without exceptions it simply is that definition, other face and all (CR 707.8a). */
export function copyPlan(copied: Copied): Pick<MovePlan, 'def' | 'face' | 'copy' | 'chosen'> {
  return {
    def: copied.def,
    face: copied.face,
    copy: copied.except.length === 0 ? null : copyInfo(copied),
    chosen: withSize(null, copied.size),
  };
}

type Chosen = Obj['chosen'];

export function sizeOf(o: Obj): readonly [number, number] | null {
  const [power, toughness] = [o.chosen?.tokenPower, o.chosen?.tokenToughness];
  return typeof power === 'number' && typeof toughness === 'number' ? [power, toughness] : null;
}

/** Choices with the size that was worked out for a token, or without any. */
export function withSize(chosen: Chosen, size: readonly [number, number] | null): Chosen {
  const { tokenPower: _power, tokenToughness: _toughness, ...rest } = chosen ?? {};
  const next: Record<string, string | number> =
    size === null ? rest : { ...rest, tokenPower: size[0], tokenToughness: size[1] };
  return Object.keys(next).length === 0 ? null : next;
}
