import type { Action, GameEvent, Refusal, Seat } from '@ettin/schema';
import { checkAnswer } from './answers/check.js';
import { whyMalformed } from './answers/shape.js';
import { settleTeamAnswer } from './answers/team.js';
import { damageWaits, resolveDamage } from './combat/damage-stack.js';
import type { Rules } from './compile/types.js';
import { TAKE_BACK } from './costs/pay.js';
import { happening } from './events/happening.js';
import { Game } from './game.js';
import { playLand, whyNotPlayLand } from './legal/land.js';
import { isListed } from './legal/memo.js';
import { beginSpecial, whyNotSpecial } from './legal/special.js';
import { refuse } from './refusal.js';
import { run } from './run.js';
import { rememberQuiet } from './sba/quiet.js';
import { beginActivation, whyNotActivate } from './stack/activate.js';
import { beginCast } from './stack/cast.js';

import { whyNotCast } from './stack/castable.js';
import { MANDATORY } from './stack/loops.js';
import { resolveTop } from './stack/resolve.js';
import { cloneState } from './state/clone.js';
import type { Priority, State } from './state/state.js';
import { commitLoss, drawGame, LOSS_BY_REASON } from './teams/result.js';
import { seesTop } from './view/eyes.js';

export type Applied =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  | Refusal;

/**
 * One action of one player. Pure: the given state stays valid, and the new one shares what didn't change.
 * A refusal names code, rule and reason; only a bug of the engine throws.
 */
export function apply(rules: Rules, state: State, action: Action): Applied {
  if (state.result !== null) return refuse(rules, 'gameOver', 'game.win', 'the game is over');
  const wrong = whyMalformed(action);
  if (wrong !== null) return refuse(rules, 'malformed', 'priority.action', wrong);
  if (state.players[action.player] === undefined)
    return refuse(rules, 'malformed', 'priority.action', `no player ${action.player}`);
  if (action.type === 'concede') return concede(rules, state, action.player);
  if (action.type === 'answer' || action.type === 'propose' || action.type === 'cancel')
    return decide(rules, state, action);
  const p = state.priority;
  if (state.pending !== null || p === null)
    return refuse(rules, 'noPriority', 'priority.team', 'a decision has to be made first');
  if (state.players[action.player]?.team !== p.team)
    return refuse(rules, 'noPriority', 'priority.team', 'the other team has priority');
  if ((p.passed & (1 << action.player)) !== 0)
    return refuse(rules, 'noPriority', 'priority.pass', 'you have passed already');
  if (action.type === 'pass') return pass(rules, state, p, action.player);
  return act(rules, state, action);
}

/** A head passes; the team does when all its heads have; when all teams have, the stack resolves or the step ends (CR 805.5b). */
function pass(rules: Rules, state: State, p: Priority, seat: Seat): Applied {
  const bit = 1 << seat;
  const passed = p.passed | bit;
  const events: GameEvent[] = [{ type: 'passed', cite: 'priority.pass', audience: 'all', player: seat }];
  // the commonest action by far: only priority changes, so no working copy is made
  let all = true;
  for (const s of state.teams[p.team]?.seats ?? []) if ((passed & (1 << s)) === 0) all = false;
  if (!all) return priorityMoves(state, { team: p.team, passed, teamsPassed: p.teamsPassed }, events);
  events.push({ type: 'teamPassed', cite: 'priority.pass', audience: 'all', team: p.team });
  const teamsPassed = p.teamsPassed + 1;
  if (teamsPassed < state.teams.length) {
    const next = (p.team + 1) % state.teams.length;
    return priorityMoves(state, { team: next, passed: 0, teamsPassed }, events);
  }
  const g = new Game(rules, state);
  g.s.seq += 1;
  g.events.push(...events);
  if (g.s.stack.length > 0) {
    // afterwards the active team has priority (CR 117.3b)
    g.s.priority = { team: g.s.turn.team, passed: 0, teamsPassed: 0 };
    g.s.resolutions = g.find(g.s.stack.at(-1) ?? 0)?.stack?.generation ?? 0;
    if (g.s.resolutions > MANDATORY) {
      drawGame(g, 'loop');
      return { ok: true, state: g.s, events: g.events };
    }
    resolveTop(g);
  } else if (damageWaits(g)) {
    // CR 310.4 of 2005: afterwards the active team has priority
    g.s.priority = { team: g.s.turn.team, passed: 0, teamsPassed: 0 };
    resolveDamage(g);
  } else {
    g.s.priority = null;
    g.s.resolutions = 0;
    const f = g.top();
    if (f.k === 'turn') f.stage = 'leave';
  }
  run(g);
  rememberQuiet(g);
  return { ok: true, state: g.s, events: g.events };
}

function priorityMoves(state: State, priority: Priority, events: readonly GameEvent[]): Applied {
  const s = cloneState(state);
  s.seq += 1;
  s.checked = s.seq;
  s.priority = priority;
  return { ok: true, state: s, events };
}

function act(
  rules: Rules,
  state: State,
  action: Extract<Action, { type: 'playLand' | 'cast' | 'activate' | 'special' }>,
): Applied {
  const g = new Game(rules, state);
  const o = g.find(action.object);
  if (o === null) return refuse(rules, 'unknownObject', 'priority.action', 'there is no such object');
  // whoever may not know that the card is there learns nothing from the refusal
  if (o.zone === 'hand' && o.owner !== action.player) {
    const teammate = g.sameTeam(o.owner, action.player);
    return refuse(
      rules,
      teammate ? 'notYours' : 'unknownObject',
      'priority.action',
      teammate ? "it is your teammate's" : 'there is no such object',
    );
  }
  if (o.zone === 'library' && !seesTop(g.s, o.id, action.player))
    return refuse(rules, 'unknownObject', 'priority.action', 'there is no such object');
  // nor what lies face down: no face of it is looked at
  if (o.faceDown !== 0 && (action.type === 'cast' || action.type === 'playLand'))
    return refuse(rules, 'wrongZone', 'priority.action', 'you cannot play it from there');
  const listed = isListed(state, action);
  g.s.seq += 1;
  g.s.resolutions = 0;
  const seat = action.player;
  switch (action.type) {
    case 'playLand': {
      const no = listed ? null : whyNotPlayLand(g, seat, o, action.face ?? 0);
      if (no !== null) return refuse(rules, no.code, no.cite, no.message);
      playLand(g, seat, o, action.face ?? 0);
      break;
    }
    case 'cast': {
      const side = action.face ?? 0;
      const method = action.method ?? 'normal';
      const no = listed ? null : whyNotCast(g, seat, o, side, method);
      if (no !== null) return refuse(rules, no.code, no.cite, no.message);
      beginCast(g, seat, o, side, method, action.manual === true);
      break;
    }
    case 'activate': {
      const no = listed ? null : whyNotActivate(g, seat, o, action.ability);
      if (no !== null) return refuse(rules, no.code, no.cite, no.message);
      beginActivation(g, seat, o, action.ability, action.manual === true);
      break;
    }
    case 'special': {
      const no = listed ? null : whyNotSpecial(g, seat, o, action.special);
      if (no !== null) return refuse(rules, no.code, no.cite, no.message);
      beginSpecial(g, seat, o, action.special);
      break;
    }
  }
  run(g);
  rememberQuiet(g);
  return { ok: true, state: g.s, events: g.events };
}

function decide(
  rules: Rules,
  state: State,
  action: Extract<Action, { type: 'answer' | 'propose' | 'cancel' }>,
): Applied {
  const asked = state.pending;
  if (asked === null) return refuse(rules, 'staleDecision', 'choice', 'nothing is being asked');
  if (asked.id !== action.decision)
    return refuse(rules, 'staleDecision', 'choice', 'that decision has been made');
  const d = [asked, ...state.pendingToo].find((x) => x.players.includes(action.player));
  if (d === undefined) return refuse(rules, 'notYourDecision', 'choice', 'another player decides this');
  const g = new Game(rules, state);
  if (action.type === 'cancel') {
    if (d.cancellable !== true) return refuse(rules, 'notCancellable', 'cast', 'this cannot be taken back');
    g.s.seq += 1;
    g.answered();
    cancel(g);
    run(g);
    rememberQuiet(g);
    return { ok: true, state: g.s, events: g.events };
  }
  const checked = checkAnswer(g, d, { ...action.answer });
  if (!checked.ok) return checked;
  g.s.seq += 1;
  const settled = settleTeamAnswer(g, d, { ...action, answer: checked.answer });
  if (settled === null) return { ok: true, state: g.s, events: g.events };
  g.answered();
  g.top().answer = settled;
  run(g);
  rememberQuiet(g);
  return { ok: true, state: g.s, events: g.events };
}

/** Up to the spell or ability that is being cast or activated, which is taken back (CR 733.1). */
function cancel(g: Game): void {
  while (g.depth > 0) {
    const f = g.top();
    if (f.k === 'cast') {
      f.stage = TAKE_BACK;
      return;
    }
    if (f.k === 'turn' || f.k === 'setup') return;
    g.pop();
  }
}

/** Any time; the whole team leaves at once and has lost (CR 104.3a, 810.8b). */
function concede(rules: Rules, state: State, seat: Seat): Applied {
  const g = new Game(rules, state);
  g.s.seq += 1;
  g.emit({ type: 'conceded', cite: 'game.concede', audience: 'all', player: seat });
  commitLoss(g, [happening('loseGame', { player: seat, amount: LOSS_BY_REASON.indexOf('concede') })]);
  return { ok: true, state: g.s, events: g.events };
}
