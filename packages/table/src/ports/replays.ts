/** A game that is over, or can't go on, as it is kept for those who were at its table. */
export interface KeptGame {
  readonly table: string;
  /** Counts the games of a table from 1. */
  readonly game: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly edition: string;
  /** Names by seat, team by team. */
  readonly names: readonly string[];
  /** People who were at the table as it ended: they may see it. */
  readonly people: readonly string[];
  /** The team that won; null for a draw. Absent where the game was interrupted. */
  readonly winner?: number | null;
  /** The replay file, with all that was hidden. */
  readonly text: string;
}

/** Where replays are kept. All methods reject with `StorageFailed`. */
export interface Replays {
  has(table: string, game: number): Promise<boolean>;
  /** Once for each game of a table: a second time nothing happens. */
  keep(kept: KeptGame): Promise<void>;
}
