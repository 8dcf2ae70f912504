import type { ObjectId } from '@ettin/schema';
import type { Chars } from '../compile/types.js';
import { GENERATION, PEEK_SLOT, SLOT_MASK } from '../state/ids.js';

/**
 * Characteristics by object id. Asked of every object all the time and empty for most, so those of the table of
 * objects are found by their slots (measured: a `Map` cost a fifth of all listings); only cards in hands and
 * libraries, which share a slot by player, are in a `Map`.
 */
export class Modified {
  private readonly ids: ObjectId[] = [];
  private readonly at: (Chars | undefined)[] = [];
  private rest: Map<ObjectId, Chars> | null = null;

  /** Nothing has been set since it was made. */
  get isEmpty(): boolean {
    return this.ids.length === 0 && this.rest === null;
  }
  get(id: ObjectId): Chars | undefined {
    const slot = id & SLOT_MASK;
    if (slot < this.ids.length) return this.ids[slot] === id ? this.at[slot] : undefined;
    return this.rest === null || slot < PEEK_SLOT ? undefined : this.rest.get(id);
  }
  set(id: ObjectId, c: Chars): void {
    const slot = id & SLOT_MASK;
    if (slot >= PEEK_SLOT) {
      this.rest ??= new Map();
      this.rest.set(id, c);
      return;
    }
    while (this.ids.length <= slot) {
      this.ids.push(NOBODY);
      this.at.push(undefined);
    }
    this.ids[slot] = id;
    this.at[slot] = c;
  }
  entries(): [ObjectId, Chars][] {
    const out: [ObjectId, Chars][] = this.rest === null ? [] : [...this.rest];
    for (const [slot, c] of this.at.entries()) if (c !== undefined) out.push([this.ids[slot] ?? NOBODY, c]);
    return out;
  }
  clear(): void {
    this.ids.length = 0;
    this.at.length = 0;
    this.rest = null;
  }
}
/** Generations begin at 1, so that no object has this id. */
const NOBODY = -GENERATION;
