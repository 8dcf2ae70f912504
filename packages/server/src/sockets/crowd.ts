/** How many of something there are at once for each key; whoever would be one too many doesn't get in. */
export class Crowd {
  private readonly counts = new Map<string, number>();
  private whole = 0;

  constructor(
    private readonly most: number,
    private readonly mostInAll: number,
  ) {}

  get size(): number {
    return this.whole;
  }

  /** Null when it is full; the result leaves, once. */
  enter(key: string): (() => void) | null {
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most || this.whole >= this.mostInAll) return null;
    this.counts.set(key, count + 1);
    this.whole += 1;
    let there = true;
    return () => {
      if (!there) return;
      there = false;
      this.whole -= 1;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}
