import {
  type Decision,
  type ObjectId,
  type ObjectView,
  type PlayerPublicView,
  type PlayerView,
  type Seat,
  type StackView,
  TALLIES,
  type TargetId,
  type TeamView,
  type Viewer,
} from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import { Game, HAND_SLOT, PEEK_SLOT, SLOT_MASK } from '../game.js';
import { pendingDecisions } from '../legal/legal.js';
import { poolTypes } from '../mana/pool.js';
import type { Player, State, Team } from '../state/state.js';
import { byHeads } from '../teams/by-heads.js';
import { hasSeat, seesId, seesPeek, sightOf } from './eyes.js';
import { type Look, lookWith, viewObject, viewOnStack } from './object.js';
import { isParty, viewPending } from './pending.js';

/**
 * All that leaves the engine for one viewer, built up from nothing. Parts may be shared with the state and with
 * other views: none of them is ever written.
 */
export function view(rules: Rules, state: State, viewer: Viewer): PlayerView {
  const sight = sightOf(state, viewer);
  const look = lookWith(new Game(rules, state), sight);
  const decisions = pendingDecisions(state);
  const asked = decisions.flatMap((d) => (isParty(sight, d) ? hiddenIn(look, d) : NONE));
  return {
    viewer,
    edition: state.edition,
    turn: state.turn.number,
    activeTeam: state.turn.team,
    step: state.frames[0]?.k === 'setup' ? 'setup' : state.turn.step,
    priorityTeam: state.priority?.team ?? null,
    teams: state.teams.map((t) => viewTeam(rules, t)),
    players: state.players.map((p) => viewPlayer(state, p)),
    hands: viewHands(look, asked),
    battlefield: viewList(look, state.battlefield),
    graveyards: state.graveyards.map((pile) => viewList(look, pile)),
    exile: viewList(look, state.exile),
    command: viewList(look, state.command),
    stack: viewStack(look),
    assignedDamage: state.combat?.assignments ?? NO_DAMAGE,
    looking: viewLooking(look, asked),
    monarch: state.status.monarch,
    dayNight: state.status.dayNight,
    pending: viewPending(state, sight, decisions),
    result: state.result,
  };
}

function viewList(look: Look, ids: readonly ObjectId[]): readonly ObjectView[] {
  const out: ObjectView[] = [];
  for (const id of ids) {
    const o = look.g.find(id);
    if (o !== null) out.push(viewObject(look, o));
  }
  return out;
}

function viewStack(look: Look): readonly StackView[] {
  const out: StackView[] = [];
  for (const id of look.g.s.stack) {
    const o = look.g.find(id);
    if (o !== null) out.push(viewOnStack(look, o));
  }
  return out;
}

/** Whole hands that the viewer may look at (CR 810.5), and cards of others that a decision shows them. */
function viewHands(look: Look, asked: readonly ObjectId[]): PlayerView['hands'] {
  const hands: Record<Seat, readonly ObjectView[]> = {};
  look.g.s.hands.forEach((hand, seat) => {
    if (hasSeat(look.sight.hands, seat)) hands[seat] = hand.map((o) => viewObject(look, o));
    else {
      const some = asked.filter((id) => (id & SLOT_MASK) === HAND_SLOT + seat);
      if (some.length > 0) hands[seat] = viewList(look, some);
    }
  });
  return hands;
}

function viewLooking(look: Look, asked: readonly ObjectId[]): readonly ObjectView[] {
  const s = look.g.s;
  const tops = s.tops
    .filter((t) => seesId(s, look.sight, t.object.id))
    .map((t) => viewObject(look, t.object));
  if (s.peek === null) return tops.length > 0 ? tops : NOTHING;
  if (seesPeek(s, look.sight)) return [...tops, ...s.peek.cards.map((o) => viewObject(look, o))];
  if (tops.length > 0) return tops;
  return viewList(
    look,
    asked.filter((id) => (id & SLOT_MASK) < HAND_SLOT),
  );
}
const NOTHING: readonly ObjectView[] = [];
const NO_DAMAGE: PlayerView['assignedDamage'] = [];

/**
 * Cards in hidden zones that a decision lets its players choose among, though they couldn't see them otherwise:
 * whoever is told to choose from a hand or library is shown what they choose from (CR 701.20e).
 */
function hiddenIn(look: Look, d: Decision): readonly ObjectId[] {
  const ids: readonly TargetId[] = d.kind === 'choose' ? d.candidates : d.kind === 'arrange' ? d.cards : NONE;
  return ids.filter((id) => (id & SLOT_MASK) >= PEEK_SLOT && !seesId(look.g.s, look.sight, id));
}
const NONE: readonly TargetId[] = [];

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

function viewPlayer(state: State, p: Player): PlayerPublicView {
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
