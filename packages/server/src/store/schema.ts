/** Tables of the store, the same for SQLite and PostgreSQL. Times are milliseconds since the epoch. */
export interface Schema {
  game_table: {
    id: string;
    /** The process that owns it; null for none. */
    owner: string | null;
    epoch: number;
    /** Place of the last row. */
    seq: number;
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
