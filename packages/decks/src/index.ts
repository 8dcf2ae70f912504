export * from './deck.js';
export { readDeck } from './read.js';
export { type DeckStyle, writeDeck } from './write.js';
