/** Time and timers, so that tests can set them. */
export interface Clock {
  /** Milliseconds since the epoch; never goes back. */
  now(): number;
  /** Calls once, not before `time`; the result takes it back. */
  at(time: number, call: () => void): () => void;
}
