import type { Action, BotReason } from '@ettin/schema';
import { type BotInput, type BotMove, passing } from '../../bot.js';
import type { Memory } from '../memory.js';
import { named } from '../reason.js';
import { Table } from '../table.js';
import { GAME } from '../worth.js';
import { activatePlay } from './activate.js';
import { castPlay } from './cast.js';
import { bestLand } from './land.js';
import { planMain } from './main-phase.js';
import { type Play, WORTHWHILE } from './play.js';

/** What is done with priority: each window has its own purpose, and in most there is nothing to do. */
export function usePriority(input: BotInput, memory: Memory): BotMove {
  const v = input.view;
  const top = v.stack[v.stack.length - 1];
  const team = v.players[typeof v.viewer === 'number' ? v.viewer : input.seat]?.team;
  if (team !== v.players[input.seat]?.team) return passing(input, { code: 'opponentsTurn' });
  const ours = v.activeTeam === team;
  if (top !== undefined) {
    if (v.players[top.controller]?.team === team) return passing(input, { code: 'letOwn' });
    return respond(input, memory, named(top.name));
  }
  switch (v.step) {
    case 'main1':
    case 'main2':
      return ours ? mainPhase(input, memory) : passing(input, { code: 'theirAttack' });
    case 'beginCombat':
      return ours ? passing(input, { code: 'ourAttack' }) : act(input, memory, (p) => p.taps);
    case 'declareAttackers':
      return ours ? passing(input, { code: 'blocksFirst' }) : act(input, memory, (p) => p.removal);
    case 'declareBlockers':
      return act(input, memory, (p) => p.trick || p.removal);
    case 'end':
      return ours ? passing(input, { code: 'nothingNow' }) : act(input, memory, () => true);
    default:
      return passing(input, { code: 'nothingNow' });
  }
}

/** Everything that could be done and is worth something, caps of this turn observed. */
function playsOf(t: Table, actions: readonly Action[], memory: Memory): readonly Play[] {
  const out: Play[] = [];
  for (const action of actions) {
    let play: Play | null = null;
    if (action.type === 'cast') play = memory.allows(action, 1) ? castPlay(t, action) : null;
    else if (action.type === 'activate') {
      if (!memory.allows(action, 5)) continue;
      play = activatePlay(t, action);
      // what costs no mana could go on for ever
      if (play !== null && play.mana === 0 && !memory.allows(action, 1)) play = null;
      // moved once, Equipment stays
      if (play?.early === true && !memory.allows(action, 1)) play = null;
    } else if (action.type === 'special' && memory.allows(action, 1)) play = faceUpPlay(t, action);
    if (play !== null && play.gain > WORTHWHILE) out.push(play);
  }
  return out;
}

function faceUpPlay(t: Table, action: Extract<Action, { type: 'special' }>): Play | null {
  const o = t.find(action.object);
  const spent = t.mana(action.player).total;
  // the mana is better spent on nothing else once blocks are made, and the surprise is whole
  return o === null
    ? null
    : {
        action,
        gain: 1.5,
        mana: Math.min(4, spent),
        slow: false,
        removal: false,
        trick: true,
        taps: false,
        early: false,
        response: false,
      };
}

function take(memory: Memory, play: Play, why: BotReason): BotMove {
  memory.count(play.action);
  return { action: play.action, why };
}

/** Instants and abilities in a window that isn't ours to cast sorceries in. */
function act(input: BotInput, memory: Memory, fits: (p: Play) => boolean): BotMove {
  const t = new Table(input);
  const mana = t.mana(input.seat);
  let best: Play | null = null;
  for (const p of playsOf(t, input.actions, memory)) {
    if (p.response || (!fits(p) && p.gain < GAME / 2)) continue;
    // a Treasure is spent only on what is worth it
    const burnt = Math.max(0, p.mana - (mana.total - mana.sacrificed));
    if (p.gain < 0.9 * burnt + WORTHWHILE) continue;
    if (best === null || p.gain > best.gain) best = p;
  }
  return best === null
    ? passing(input, { code: 'nothingWorth' })
    : take(memory, best, { code: 'atThisSpeed' });
}

/** Their spell or ability is on top: counter what is worth a card. */
function respond(input: BotInput, memory: Memory, about: Pick<BotReason, 'names'>): BotMove {
  const t = new Table(input);
  let best: Play | null = null;
  for (const p of playsOf(t, input.actions, memory)) {
    if (!p.response && p.gain < GAME / 2) continue;
    if (p.response && p.gain < KEPT_FOR) continue;
    if (best === null || p.mana < best.mana) best = p;
  }
  return best === null
    ? passing(input, { code: 'noCounter', ...about })
    : take(memory, best, { code: 'counter', ...about });
}
/** Counterspells wait for spells of this value. */
const KEPT_FOR = 3;

function mainPhase(input: BotInput, memory: Memory): BotMove {
  const t = new Table(input);
  const land = bestLand(t, input.actions);
  if (land !== null) return { action: land.action, why: { code: 'land', names: [land.name] } };
  const next = planMain(t, playsOf(t, input.actions, memory), input.seat);
  if (next === null) return passing(input, { code: 'nothingWorth' });
  return take(memory, next.play, next.why);
}
