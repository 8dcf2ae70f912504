/** Starter decks whose plan the page has words for. */
const DECK_IDS = [
  'hearth-chorus',
  'toll-of-bells',
  'storm-lanterns',
  'cinder-and-coin',
  'deep-roots',
  'high-wings',
  'creeping-blight',
  'brass-legion',
] as const;
export type DeckId = (typeof DECK_IDS)[number];

export const isDeckId = (id: string): id is DeckId => DECK_IDS.some((one) => one === id);
