import type { GameEvent } from '@ettin/schema';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Rules } from '../compile/types.js';
import { Game } from '../game.js';
import { run } from '../run.js';
import { cloneTurn } from '../state/clone.js';
import { randomInt, shuffled } from '../state/random.js';
import type { Player, State, Team } from '../state/state.js';
import { byHeads } from '../teams/by-heads.js';
import { drawHand } from './hand.js';
import { hex, utf8 } from './rules.js';
import { whyNotSeated } from './seating.js';
import { whyNoSetup } from './shape.js';

/** One player at the start: a name and the cards of the deck, by exact names. */
export interface SeatSetup {
  readonly name: string;
  readonly deck: readonly string[];
  /** Cards outside the game that this player may bring in (CR 100.4). */
  readonly sideboard?: readonly string[];
}

export interface GameSetup {
  /** Teams of equal size, each in seat order with the primary player first (CR 810.3, 805.2). */
  readonly teams: readonly (readonly SeatSetup[])[];
  /** Names of all players as they sit around a table, clockwise; absent where there is none. Teams sit together. */
  readonly seating?: readonly string[];
  /** Any text; everything random in the game follows from it. */
  readonly seed: string;
  /** Team that takes the first turn; random if absent (CR 805.3). */
  readonly startingTeam?: number;
  readonly startingLife?: number;
  /** By team: what is left of a pool that its members share; any of them may bring it in (CR 100.4c). */
  readonly sharedSideboards?: readonly (readonly string[])[];
}

export type SetupFault =
  /** `value`: a part is missing or not of its kind. */
  | { readonly code: 'teams' | 'value'; readonly message: string }
  | {
      readonly code: 'unknownCard';
      readonly message: string;
      readonly card: string;
      readonly player: string;
    };

export type Created =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly faults: readonly SetupFault[] };

/**
 * What doesn't fit the variant: two teams of the same size, at most four a side, that sit together (CR 810.1, 810.11,
 * 805.1).
 */
export function setupFaults(rules: Rules, setup: GameSetup): readonly SetupFault[] {
  const wrong = whyNoSetup(setup);
  if (wrong !== null) return [{ code: 'value', message: wrong }];
  const faults: SetupFault[] = [];
  const [a, b] = setup.teams;
  if (setup.teams.length !== 2 || a === undefined || b === undefined)
    faults.push({ code: 'teams', message: `a game has two teams, not ${setup.teams.length} (CR 810.1)` });
  else if (a.length !== b.length)
    faults.push({
      code: 'teams',
      message: `teams of ${a.length} and ${b.length}: both must have the same size (CR 810.11)`,
    });
  else if (a.length < 1 || a.length > 4)
    faults.push({ code: 'teams', message: `teams of ${a.length}: between one and four players a team` });
  const apart = setup.seating === undefined ? null : whyNotSeated(setup.teams, setup.seating);
  if (apart !== null) faults.push({ code: 'teams', message: apart });
  for (const player of setup.teams.flat())
    for (const card of new Set([...player.deck, ...(player.sideboard ?? [])]))
      if (!rules.byName.has(card))
        faults.push({
          code: 'unknownCard',
          message: `${player.name}: no card named ${card}`,
          card,
          player: player.name,
        });
  for (const [team, names] of (setup.sharedSideboards ?? []).entries())
    for (const card of new Set(names))
      if (!rules.byName.has(card))
        faults.push({
          code: 'unknownCard',
          message: `team ${team}: no card named ${card}`,
          card,
          player: setup.teams[team]?.[0]?.name ?? '',
        });
  return faults;
}

/** Starts a game: decks shuffled, opening hands drawn, the first mulligan round asked (CR 103). */
export function createGame(rules: Rules, setup: GameSetup): Created {
  const faults = setupFaults(rules, setup);
  if (faults.length > 0) return { ok: false, faults };
  const state = initialState(rules, setup);
  const g = new Game(rules, state);
  const startingTeam = setup.startingTeam ?? randomInt(g, state.teams.length);
  g.s.turn = Object.assign(cloneTurn(g.s.turn), {
    team: startingTeam,
    startingTeam,
    nextTeam: (startingTeam + 1) % state.teams.length,
  });
  g.emit({
    type: 'gameStarted',
    cite: 'game.startingTeam',
    audience: 'all',
    startingTeam,
    seedCommitment: g.s.status.commitment,
  });
  const libraries = g.s.libraries.slice();
  for (const p of g.s.players) libraries[p.seat] = shuffled(g, libraries[p.seat] ?? []);
  g.s.libraries = libraries;
  for (const p of g.s.players) drawHand(g, p.seat, rules.edition.parameters.openingHandSize);
  g.push({ k: 'setup', answer: null, stage: 'mulligan', declared: {}, asked: 0, order: [] });
  run(g);
  return { ok: true, state: g.s, events: g.events };
}

/** Key of the random stream: a hash of the seed, so that any text will do. */
export function keyOf(seed: string): string {
  return hex(sha256(utf8(`ettin:${seed}`)));
}

/** What is published before the game so that the seed can be checked after it. */
export function commitmentOf(seed: string): string {
  return hex(sha256(utf8(keyOf(seed))));
}

export function initialState(rules: Rules, setup: GameSetup): State {
  const players: Player[] = [];
  const teams: Team[] = [];
  const cards: number[] = [];
  const cardOwner: number[] = [];
  const libraries: number[][] = [];
  const parameters = rules.edition.parameters;
  for (const [id, members] of setup.teams.entries()) {
    const seats: number[] = [];
    for (const member of members) {
      const seat = players.length;
      seats.push(seat);
      players.push({
        seat,
        team: id,
        name: member.name,
        counters: {},
        mana: [0, 0, 0, 0, 0, 0],
        specialMana: [],
        landsPlayed: 0,
        tally: {},
        mulligans: 0,
        kept: false,
        controlledBy: null,
        controlNext: null,
        cityBlessing: false,
      });
      const library: number[] = [];
      for (const name of member.deck) {
        library.push(cards.length);
        cards.push(rules.byName.get(name) ?? -1);
        cardOwner.push(seat);
      }
      libraries.push(library);
    }
    teams.push({
      id,
      seats,
      life: setup.startingLife ?? byHeads(parameters.startingLife, members.length),
      poison: 0,
      skipTurns: 0,
      skipSteps: [],
      lost: null,
      drewFromEmpty: null,
      turnsTaken: 0,
      lastTurn: 0,
      turnBefore: 0,
    });
  }
  // after all decks, so that the numbers of cards in the game don't depend on it
  const outside = (names: readonly string[], owner: number) =>
    names.map((name) => {
      cards.push(rules.byName.get(name) ?? -1);
      cardOwner.push(owner);
      return cards.length - 1;
    });
  const sideboards = setup.teams.flat().map((member, seat) => outside(member.sideboard ?? [], seat));
  const shared = teams.map((t) => outside(setup.sharedSideboards?.[t.id] ?? [], t.seats[0] ?? 0));
  const n = players.length;
  const empty = () => Array.from({ length: n }, () => []);
  return {
    edition: rules.edition.id,
    teams,
    players,
    cards,
    cardOwner,
    outside: { seats: sideboards, teams: shared },
    objects: [],
    free: [],
    generation: 0,
    hands: empty(),
    handCounters: Array.from({ length: n }, () => 0),
    libraries,
    graveyards: empty(),
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    peek: null,
    tops: [],
    turn: {
      number: 1,
      team: 0,
      step: 'untap',
      extraTurns: [],
      extraPhases: [],
      resume: null,
      nextTeam: 1,
      startingTeam: 0,
      combatsThisTurn: 0,
      isExtra: false,
      ending: false,
      cleanupAgain: false,
    },
    priority: null,
    pending: null,
    pendingToo: [],
    proposals: [],
    combat: null,
    effects: [],
    delayed: [],
    triggers: [],
    frames: [],
    lastKnown: [],
    random: { key: keyOf(setup.seed), drawn: 0 },
    token: { t: 0 },
    timestamp: 0,
    seq: 0,
    checked: -1,
    resolutions: 0,
    status: {
      monarch: null,
      dayNight: null,
      spellsLastTurn: 0,
      commitment: commitmentOf(setup.seed),
    },
    result: null,
  };
}
