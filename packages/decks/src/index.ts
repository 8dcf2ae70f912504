export {
  type DeckFault,
  type DeckLine,
  FAULT_CODES,
  type FaultCode,
} from './card-faults.js';
export { type CardInfo, type CardLookup, cardInfoOf, type DeckSetting } from './card-info.js';
export { checkTeamDecks } from './check.js';
export * from './deck.js';
export { leftOfPool } from './pool.js';
export { readDeck } from './read.js';
export { type DeckStyle, writeDeck } from './write.js';
