import brassLegion from './brass-legion.js';
import creepingBlight from './creeping-blight.js';
import { type StarterDeck, type StarterTeam, team } from './deck.js';
import deepRoots from './deep-roots.js';
import highWings from './high-wings.js';

export type { StarterDeck, StarterTeam } from './deck.js';

/** The pairs that may be played as they are: one line a pair. */
export const starterTeams: readonly StarterTeam[] = [
  team(deepRoots, highWings),
  team(creepingBlight, brassLegion),
];

export const starterDecks: readonly StarterDeck[] = starterTeams.flatMap((pair) => pair.decks);
