export * from './check.js';
export * from './deck.js';
export { CONSTRUCTED, type TeamDeckProfile } from './profile.js';
export { readDeck } from './read.js';
export { type DeckStyle, writeDeck } from './write.js';
