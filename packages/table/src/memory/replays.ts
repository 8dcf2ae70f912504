import type { KeptGame, Replays } from '../ports/replays.js';

/** Keeps games for as long as the process lasts. */
export class MemoryReplays implements Replays {
  readonly games: KeptGame[] = [];

  async has(table: string, game: number): Promise<boolean> {
    return this.games.some((g) => g.table === table && g.game === game);
  }

  async keep(kept: KeptGame): Promise<void> {
    if (!(await this.has(kept.table, kept.game))) this.games.push(kept);
  }
}
