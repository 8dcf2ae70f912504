/** What one message may hold. Everything longer is refused before it is looked at. */
export const LIMITS = {
  /** Bytes of one frame from a client. */
  frame: 65_536,
  /** Depth of nesting of one frame. */
  depth: 12,
  /** UTF-16 units. */
  name: 24,
  chat: 400,
  deck: 20_000,
  /** Entries of any list in a message (a pass of triggers or tokens may be long). */
  list: 12_000,
  /** Frames a client may send in a second, and at once. */
  rate: 40,
  burst: 120,
  /** Chat lines, pings and phrases a client may send in ten seconds. */
  social: 12,
  /** Deck lists a client may send in ten seconds: reading one takes as long as many moves. */
  decks: 8,
  /** People at one table, watchers among them. */
  people: 64,
} as const;
