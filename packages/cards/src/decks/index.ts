import type { StarterDeck, StarterTeam } from './deck.js';

export type { StarterDeck, StarterTeam } from './deck.js';

/** The pairs that may be played as they are: one line a pair. */
export const starterTeams: readonly StarterTeam[] = [];

export const starterDecks: readonly StarterDeck[] = starterTeams.flatMap((pair) => pair.decks);
