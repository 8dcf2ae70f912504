import { apply, fallbackAnswer, pendingDecisions, type Rules, type State } from '@ettin/engine';
import { type Action, type Answer, type Decision, isSeat, type TargetId } from '@ettin/schema';

/** Actions that are looked ahead over at most, from a spell or ability to its end. */
const MOST = 60;

/**
 * Life that an action takes from the team of its player: at once, as it is paid for, and as what it puts on the stack
 * resolves, if nobody answers. Looked at on a fork with another chance and other libraries than the game's, so that nothing
 * of what they will bring is told by it.
 */
export function lifeSpent(rules: Rules, state: State, action: Action): number {
  const team = state.players[action.player]?.team ?? 0;
  const lifeIn = (s: State) => s.teams[team]?.life ?? 0;
  let now = elsewhere(state);
  let next: Action | null = action;
  for (let i = 0; i < MOST && next !== null; i++) {
    const done = apply(rules, now, next);
    if (!done.ok) break;
    now = done.state;
    next = following(now, state, team);
  }
  return Math.max(0, lifeIn(state) - lifeIn(now));
}

function elsewhere(state: State): State {
  const { random, libraries, tops } = state;
  return {
    ...state,
    random: { ...random, key: '0'.repeat(random.key.length) },
    // a top card that lies open is no secret, and is played from where it lies
    libraries: tops.length > 0 ? libraries : libraries.map((cards) => [...cards].sort((a, b) => a - b)),
  };
}

/** The least that leads on to the end of what the action put on the stack; null there. */
function following(now: State, before: State, team: number): Action | null {
  if (now.result !== null) return null;
  const [d] = pendingDecisions(now);
  const player = d?.players[0];
  if (d === undefined || player === undefined) return null;
  if (d.kind !== 'priority')
    return { type: 'answer', player, decision: d.id, answer: leastHarm(now, d, team) };
  return now.stack.length > before.stack.length ? { type: 'pass', player } : null;
}

/** The least, and the team's own players last: whoever chooses targets wouldn't choose them. */
function leastHarm(state: State, d: Decision, team: number): Answer {
  if (
    d.kind !== 'choose' ||
    d.suggested !== undefined ||
    d.groups !== undefined ||
    d.atLeastTotal !== undefined
  )
    return fallbackAnswer(d);
  const isOurs = (id: TargetId) => isSeat(id) && state.players[id]?.team === team;
  const others = d.candidates.filter((id) => !isOurs(id));
  return { kind: 'choose', chosen: [...others, ...d.candidates.filter(isOurs)].slice(0, d.min) };
}
