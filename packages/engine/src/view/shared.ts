import {
  type Decision,
  type ObjectId,
  type ObjectView,
  type PlayerPublicView,
  type PlayerView,
  type Seat,
  TALLIES,
  type TeamView,
} from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import { Game } from '../game.js';
import { landsLeft } from '../legal/land.js';
import { pendingDecisions } from '../legal/legal.js';
import { poolTypes } from '../mana/pool.js';
import { DirectCache } from '../state/direct-cache.js';
import type { Obj, Player, State, Team } from '../state/state.js';
import { byHeads } from '../teams/by-heads.js';
import { hasSeat } from './eyes.js';
import { type Look, lookWith, viewObject } from './object.js';

/**
 * What looks the same to all who look at one state: views of a state are made for everybody at a table, one after the
 * other. A list is null where something in it is face down, which its controller sees otherwise than the others
 * (CR 708.5); it is made for each viewer then.
 */
export interface Shared {
  readonly rules: Rules;
  readonly g: Game;
  readonly decisions: readonly Decision[];
  readonly teams: readonly TeamView[];
  readonly players: readonly PlayerPublicView[];
  readonly battlefield: readonly ObjectView[] | null;
  readonly graveyards: PlayerView['graveyards'] | null;
  readonly exile: readonly ObjectView[] | null;
  readonly command: readonly ObjectView[] | null;
  /** By seat, for those who may look at it; made when the first of them does. */
  readonly hands: (readonly ObjectView[] | undefined)[];
}

const made = new DirectCache<State, Shared>(4);

/** The shared parts of the views of a state. */
export function sharedOf(rules: Rules, state: State): Shared {
  const known = made.get(state, state.token.t);
  if (known !== null && known.rules === rules) return known;
  const g = new Game(rules, state, true);
  const look = lookWith(g, NOBODY);
  const graveyards = state.graveyards.map((pile) => listed(look, pile));
  const shared: Shared = {
    rules,
    g,
    decisions: pendingDecisions(state),
    teams: state.teams.map((t) => viewTeam(rules, t)),
    players: state.players.map((p) => viewPlayer(g, state, p)),
    battlefield: listed(look, state.battlefield),
    graveyards: graveyards.every((pile) => pile !== null) ? graveyards : null,
    exile: listed(look, state.exile),
    command: listed(look, state.command),
    hands: [],
  };
  made.set(state, state.token.t, shared);
  return shared;
}
const NOBODY = { eyes: 0, hands: 0 };

/** Null where something is face down. */
function listed(look: Look, ids: readonly ObjectId[]): readonly ObjectView[] | null {
  const out: ObjectView[] = [];
  for (const id of ids) {
    const o = look.g.find(id);
    if (o === null) continue;
    if (o.faceDown !== 0) return null;
    out.push(viewObject(look, o));
  }
  return out;
}

/** A hand, as whoever may look at it sees it: all of them the same, unless something in it is face down. */
export function handOf(look: Look, shared: Shared, hand: readonly Obj[], seat: Seat): readonly ObjectView[] {
  const known = shared.hands[seat];
  if (known !== undefined) return known;
  const cards = hand.map((o) => viewObject(look, o));
  if (hand.every((o) => o.faceDown === 0)) shared.hands[seat] = cards;
  return cards;
}

function viewTeam(rules: Rules, t: Team): TeamView {
  const { startingLife, poisonToLose } = rules.edition.parameters;
  return {
    team: t.id,
    life: t.life,
    poison: t.poison,
    startingLife: byHeads(startingLife, t.seats.length),
    poisonToLose: byHeads(poisonToLose, t.seats.length),
    seats: t.seats,
    primary: t.seats[0] ?? 0,
  };
}

function viewPlayer(g: Game, state: State, p: Player): PlayerPublicView {
  const seat = p.seat;
  const priority = state.priority;
  return {
    seat,
    team: p.team,
    name: p.name,
    handSize: state.hands[seat]?.length ?? 0,
    librarySize: state.libraries[seat]?.length ?? 0,
    counters: p.counters,
    mana: poolTypes(p),
    landsPlayed: p.landsPlayed,
    landsLeft: landsLeft(g, seat),
    hasPassed: priority !== null && priority.team === p.team && hasSeat(priority.passed, seat),
    tallies: viewTallies(p.tally),
    ...(p.controlledBy === null ? {} : { controlledBy: p.controlledBy }),
    ...(p.cityBlessing ? { cityBlessing: true } : {}),
  };
}

const tallies = new WeakMap<Player['tally'], Player['tally']>();

/** The tallies that everybody keeps; a player's record may hold marks of the engine besides. */
function viewTallies(tally: Player['tally']): Player['tally'] {
  const known = tallies.get(tally);
  if (known !== undefined) return known;
  const out: Record<string, number> = {};
  for (const word of TALLIES) {
    const n = tally[word];
    if (n !== undefined && n !== 0) out[word] = n;
  }
  tallies.set(tally, out);
  return out;
}
