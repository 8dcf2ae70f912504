/** Who runs a table. One process owns it at a time; each new owner has a higher epoch, and older ones can't write. */
export interface Ownership {
  /** Takes the table over, from whoever had it. Resolves with null when there is no such table. */
  claim(table: string): Promise<{ readonly epoch: number } | null>;
  /** Gives it back; harmless when somebody else has it by now. */
  release(table: string, epoch: number): Promise<void>;
  /** The process that owns it, and its epoch; null when nobody does. */
  owner(table: string): Promise<{ readonly owner: string; readonly epoch: number } | null>;
  /** The name of this process. */
  readonly self: string;
}
