/** Tables of the store, the same for SQLite and PostgreSQL. Times are milliseconds since the epoch. */
export interface Schema {
  game_table: {
    id: string;
    /** The process that owns it; null for none. */
    owner: string | null;
    epoch: number;
    /** Place of the last row, when it was written, and whether (1) a game goes on since. */
    seq: number;
    touched: number;
    playing: number;
  };
  /** Games that are over; `names` is JSON, `winner` null for a draw, -1 where the game was interrupted. */
  kept_game: {
    id: string;
    table_id: string;
    game: number;
    at: number;
    edition: string;
    names: string;
    winner: number | null;
    text: string;
  };
  /** Who may see a kept game. */
  kept_for: { person: string; kept: string };
  /** What failed that should not, with all that is needed to look into it: secret, as the rows are. */
  failure: {
    id: string;
    at: number;
    table_id: string | null;
    seq: number | null;
    engine: string;
    kind: string;
    message: string;
    stack: string;
    entry: string | null;
  };
  table_event: { table_id: string; seq: number; epoch: number; cmd_id: string; body: string };
  snapshot: { table_id: string; seq: number; engine_version: string; blob: string };
  job: {
    id: string;
    kind: string;
    payload: string;
    due: number;
    job_key: string | null;
    tries: number;
    attempts: number;
  };
  /** Keys of the server, made on first use: whoever holds the file holds the tokens. */
  secret: { name: string; value: string };
  account: { person: string; login: string; hash: string; name: string; made: number };
  /** Sign-ins of accounts; a token names its own. */
  session: { id: string; person: string; ends: number };
}
