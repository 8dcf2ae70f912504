import brassLegion from './brass-legion.js';
import cinderAndCoin from './cinder-and-coin.js';
import creepingBlight from './creeping-blight.js';
import { type StarterDeck, type StarterTeam, team } from './deck.js';
import deepRoots from './deep-roots.js';
import hearthChorus from './hearth-chorus.js';
import highWings from './high-wings.js';
import stormLanterns from './storm-lanterns.js';
import tollOfBells from './toll-of-bells.js';

export type { StarterDeck, StarterTeam } from './deck.js';

/** The pairs that may be played as they are: one line a pair. */
export const starterTeams: readonly StarterTeam[] = [
  team(hearthChorus, tollOfBells),
  team(stormLanterns, cinderAndCoin),
  team(deepRoots, highWings),
  team(creepingBlight, brassLegion),
];

export const starterDecks: readonly StarterDeck[] = starterTeams.flatMap((pair) => pair.decks);
