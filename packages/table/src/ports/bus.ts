/**
 * Messages between processes (or parts of one). At most once, in order for one sender and topic; nothing is kept for those
 * who come later. A listener that throws doesn't keep others from hearing.
 */
export interface Bus {
  publish(topic: string, message: string): Promise<void>;
  /** Resolves when messages published from now on will be heard; the result stops it. */
  subscribe(topic: string, hear: (message: string) => void): Promise<() => void>;
}
