/**
 * A small cache by the identity of a record: each key has one place, found from a number that comes with it, and
 * a newer key takes it over. Weak maps cost the garbage collector far more than a miss costs us (measured); and so do
 * many places: what is kept long is copied twice and swept. What goes by a token, which is new at each change, has few.
 */
export class DirectCache<K extends object, V> {
  private readonly keys: (K | null)[];
  private readonly values: (V | null)[];
  private readonly mask: number;

  /** `size` is a power of two. */
  constructor(size: number) {
    this.keys = Array.from({ length: size }, () => null);
    this.values = Array.from({ length: size }, () => null);
    this.mask = size - 1;
  }
  get(key: K, place: number): V | null {
    const at = place & this.mask;
    return this.keys[at] === key ? (this.values[at] ?? null) : null;
  }
  set(key: K, place: number, value: V): void {
    const at = place & this.mask;
    this.keys[at] = key;
    this.values[at] = value;
  }
}
