import { type Answered, call } from './api.js';

/** A game that the server keeps for those who were at its table. */
export interface KeptGame {
  /** Its address is /api/replays/ID. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly edition: string;
  /** By seat, team by team. */
  readonly names: readonly string[];
  /** The team that won, null for a draw; absent where it was interrupted. */
  readonly winner?: number | null;
}

/** The reader's games, newest first. */
export const keptGames = (): Promise<Answered<readonly KeptGame[]>> => call('GET', '/api/replays', readKept);

/** Undefined where it is no such answer. */
export function readKept(said: unknown): readonly KeptGame[] | undefined {
  if (typeof said !== 'object' || said === null || !('replays' in said)) return undefined;
  const { replays } = said;
  return Array.isArray(replays) && replays.every(isKept) ? replays : undefined;
}

function isKept(one: unknown): one is KeptGame {
  if (typeof one !== 'object' || one === null) return false;
  const { id, at, edition, names, winner } = one as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    /^[A-Za-z0-9_-]{22}$/.test(id) &&
    typeof at === 'number' &&
    typeof edition === 'string' &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    (winner === undefined || winner === null || winner === 0 || winner === 1)
  );
}
