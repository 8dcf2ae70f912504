import { starterDecks, starterTeams } from '@ettin/cards';
import type { GameSetup } from '@ettin/engine';
import type { DeckRules } from '@ettin/schema';
import { type Language, teamLetter } from '@ettin/text';
import { BadInput, type Io } from '../io/io.js';
import { DECKS } from '../words/decks.js';
import { faultLine, teamFaults } from './construction.js';
import { cardNames, deckTroubles, fromStarter, type LoadedDeck, loadDecks, shortened } from './lists.js';

export const HEADS = ['1', '2', '3', '4'] as const;

export interface Wanted {
  /** Files and starter names; none, one team's, or both teams'. */
  readonly decks: readonly string[];
  readonly heads: number;
  readonly seed: string;
  /** What the decks of a team are held to. */
  readonly rules: DeckRules;
  /** Play decks that break construction rules. */
  readonly casual: boolean;
  /** Of what is said about the decks. */
  readonly lang: Language;
  readonly startingTeam?: number;
}

export interface Prepared {
  readonly setup: GameSetup;
  /** In seat order. */
  readonly decks: readonly LoadedDeck[];
  /** Faults that casual play lets pass, in words. */
  readonly passedOver: readonly string[];
}

/**
 * Decks and seats of a game: players are called A1, A2, B1, B2 by team and seat. Throws `BadInput` with one line for
 * each thing that is wrong with the decks.
 */
export function prepareGame(io: Io, wanted: Wanted): Prepared {
  const { heads, lang } = wanted;
  const given = loadDecks(io, wanted.decks);
  if (given.length !== 0 && given.length !== heads && given.length !== 2 * heads)
    throw new BadInput(
      `${given.length} decks for two teams of ${heads}: give ${2 * heads}, ${heads} for your own team, or none`,
    );
  const decks = [...given, ...starters(wanted, given)];
  const troubles = given.flatMap((deck) => deckTroubles(deck, lang));
  if (troubles.length > 0)
    throw new BadInput("these decks can't be played as they are", shortened(troubles, lang));
  const faults = [0, 1].flatMap((team) => {
    const own = decks.slice(team * heads, (team + 1) * heads);
    return teamFaults(own, wanted.rules).map((f) =>
      DECKS.text(lang, 'ofTeam', { letter: teamLetter(team), text: faultLine(f, own, lang) }),
    );
  });
  // starter decks were made for teams of two; in other sizes they are played as they are
  const checked = given.length > 0 || heads === 2 ? faults : [];
  if (checked.length > 0 && !wanted.casual)
    throw new BadInput(
      'these decks break rules of deck construction (--casual plays them)',
      shortened(checked, lang),
    );
  return { setup: setupOf(decks, wanted), decks, passedOver: faults };
}

function setupOf(decks: readonly LoadedDeck[], { heads, seed, startingTeam, rules }: Wanted): GameSetup {
  const teams = [0, 1].map((team) =>
    decks.slice(team * heads, (team + 1) * heads).map((deck, i) => ({
      name: seatName(team, i),
      deck: cardNames(deck),
    })),
  );
  // what is beside the decks is the team's in common (CR 100.4c), where the rules of the day have it
  const sharedSideboards = [0, 1].map((team) =>
    decks.slice(team * heads, (team + 1) * heads).flatMap((deck) => cardNames(deck, 'sideboard')),
  );
  const shared = rules.sideboard.how === 'sharedPool' && sharedSideboards.flat().length > 0;
  return {
    teams,
    seed,
    ...(startingTeam === undefined ? {} : { startingTeam }),
    ...(shared ? { sharedSideboards } : {}),
  };
}

export const seatName = (team: number, index: number): string => `${teamLetter(team)}${index + 1}`;

/** Starter decks for the seats that have none: whole starter teams where they fit, none that is there already. */
function starters({ heads, seed }: Wanted, given: readonly LoadedDeck[]): readonly LoadedDeck[] {
  const missing = 2 * heads - given.length;
  const taken = new Set(given.map((d) => d.source));
  const first = pick(seed, starterTeams.length);
  const teams = starterTeams.map((_, i) => starterTeams[(first + i) % starterTeams.length]);
  const pool = teams.flatMap((t) => t?.decks ?? []).filter((d) => !taken.has(d.name));
  const whole = pool.filter((d) => pool.some((other) => other.id === d.partner));
  const from = heads === 2 && whole.length >= missing ? whole : pool;
  if (from.length < missing)
    throw new BadInput(`there are ${starterDecks.length} starter decks, too few for ${2 * heads} seats`);
  return from.slice(0, missing).map(fromStarter);
}

/** A number below n that the seed fixes. */
function pick(seed: string, n: number): number {
  let sum = 0;
  for (const ch of seed) sum = (sum * 31 + (ch.codePointAt(0) ?? 0)) % 9973;
  return sum % n;
}
