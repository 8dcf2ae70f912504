import type {
  Decision,
  ObjectId,
  ObjectView,
  PlayerView,
  Seat,
  StackView,
  TargetId,
  Viewer,
} from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import { HAND_SLOT, PEEK_SLOT, SLOT_MASK } from '../game.js';
import type { State } from '../state/state.js';
import { hasSeat, seesId, seesPeek, sightOf } from './eyes.js';
import { type Look, lookWith, viewObject, viewOnStack } from './object.js';
import { isParty, viewPending } from './pending.js';
import { handOf, type Shared, sharedOf } from './shared.js';

/**
 * All that leaves the engine for one viewer, built up from nothing. Parts may be shared with the state and with
 * other views: none of them is ever written.
 */
export function view(rules: Rules, state: State, viewer: Viewer): PlayerView {
  const sight = sightOf(state, viewer);
  const shared = sharedOf(rules, state);
  const { decisions } = shared;
  const look = lookWith(shared.g, sight);
  const asked = decisions.flatMap((d) => (isParty(sight, d) ? hiddenIn(look, d) : NONE));
  return {
    viewer,
    edition: state.edition,
    turn: state.turn.number,
    activeTeam: state.turn.team,
    step: state.frames[0]?.k === 'setup' ? 'setup' : state.turn.step,
    priorityTeam: state.priority?.team ?? null,
    teams: shared.teams,
    players: shared.players,
    hands: viewHands(look, shared, asked),
    battlefield: shared.battlefield ?? viewList(look, state.battlefield),
    graveyards: shared.graveyards ?? state.graveyards.map((pile) => viewList(look, pile)),
    exile: shared.exile ?? viewList(look, state.exile),
    command: shared.command ?? viewList(look, state.command),
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
function viewHands(look: Look, shared: Shared, asked: readonly ObjectId[]): PlayerView['hands'] {
  const hands: Record<Seat, readonly ObjectView[]> = {};
  look.g.s.hands.forEach((hand, seat) => {
    if (hasSeat(look.sight.hands, seat)) hands[seat] = handOf(look, shared, hand, seat);
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
