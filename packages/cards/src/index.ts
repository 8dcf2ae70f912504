import { allCards } from './index/all.js';
import { cardLookup } from './lookup.js';

export { undeclaredReferences } from './check.js';
export { type StarterDeck, type StarterTeam, starterDecks, starterTeams } from './decks/index.js';
export { editDistance, foldName, fullName, kebabName } from './names.js';
export { cardsPrintedBy } from './printed/printed-by.js';
export { type CardFault, cardFaults } from './shape/faults.js';

/** The built-in cards: all of them by name, one by its name, and the names most like a misspelt one. */
export const { cards, cardByName, misspelt, nearNames } = cardLookup(allCards);
