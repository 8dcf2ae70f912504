import {
  fallbackAnswer,
  legalActions,
  manaActions,
  pendingDecisions,
  type Rules,
  type State,
  sampleAnswer,
} from '@ettin/engine';
import { type Action, type Answer, type Decision, MANA_TYPES } from '@ettin/schema';
import { oneOf, type Random } from './random.js';

/** How eager a game's players are: how many of a hundred times they act where they could pass. */
export const EAGERNESS = [35, 75, 95] as const;

/** On top of so much players let things resolve: an ability may cost nothing, and could be activated for ever. */
const ENOUGH = 100;

/** After so many actions of one turn players let it end: what costs nothing could be done again each time it resolves. */
const LONG_TURN = 2000;

/** How eager players still are after so many actions of a turn. */
export function eagernessAfter(actions: number, eagerness: number): number {
  return actions > LONG_TURN ? 0 : eagerness;
}

/** Something that a player tries; when it is refused, `sure` has to be accepted. */
export interface Try {
  readonly action: Action;
  readonly sure: Action;
}

/** A random next move of whoever is asked; null when nobody is. */
export function chooseMove(rules: Rules, state: State, eagerness: number, random: Random): Try | null {
  const decision = oneOf(pendingDecisions(state), random);
  const player = decision === undefined ? undefined : oneOf(decision.players, random);
  if (decision === undefined || player === undefined) return null;
  if (random(spent(state) ? 200 : 20_000) === 0) {
    const action: Action = { type: 'concede', player };
    return { action, sure: action };
  }
  if (decision.kind === 'priority') return act(rules, state, player, eagerness, random);
  return decide(decision, player, random);
}

/** Hardly a game that can end by itself takes so many turns. */
const LONG_GAME = 50;

/**
 * Nobody has a card left to draw, or the game is long. Most games end soon then; but where effects keep both teams from
 * losing, they would go on for ever, until somebody gives up.
 */
function spent(state: State): boolean {
  return state.turn.number > LONG_GAME || state.libraries.every((library) => library.length === 0);
}

function act(rules: Rules, state: State, player: number, eagerness: number, random: Random): Try {
  const pass: Action = { type: 'pass', player };
  // what could be done is listed for those who want to do something
  if (random(100) >= eagerness || state.stack.length > ENOUGH) return { action: pass, sure: pass };
  const list = legalActions(rules, state, player);
  if (!list.some((a) => a.type === 'pass')) throw new Error(`seat ${player} has priority but may not pass`);
  const mana = random(30) === 0 ? manaActions(rules, state, player) : [];
  const others = mana.length > 0 ? mana : list.filter((a) => a.type !== 'pass');
  const lands = others.filter((a) => a.type === 'playLand');
  const wants = lands.length > 0 && random(2) === 0 ? lands : others;
  const picked = oneOf(wants, random) ?? pass;
  const byHand = (picked.type === 'cast' || picked.type === 'activate') && random(12) === 0;
  const action: Action = byHand ? { ...picked, manual: true } : picked;
  return { action, sure: action };
}

function decide(decision: Decision, player: number, random: Random): Try {
  const last = decision.players[0] ?? player;
  const sure: Action = {
    type: 'answer',
    // the primary's word is final where members have disagreed (CR 805.2)
    player: decision.byTeam ? last : player,
    decision: decision.id,
    answer: fallbackAnswer(decision),
  };
  if (decision.cancellable === true && random(40) === 0)
    return { action: { type: 'cancel', player, decision: decision.id }, sure };
  const wish = decision.byTeam && random(6) === 0;
  return {
    action: {
      type: wish ? 'propose' : 'answer',
      player,
      decision: decision.id,
      answer: answerTo(decision, random),
    },
    sure,
  };
}

function answerTo(decision: Decision, random: Random): Answer {
  if (decision.kind === 'pay' && random(2) === 0) {
    const source = oneOf(decision.sources, random);
    if (source !== undefined)
      return { kind: 'pay', auto: false, activate: { object: source.object, ability: source.ability } };
  }
  if (decision.kind === 'pay' && random(4) === 0)
    return {
      kind: 'pay',
      auto: false,
      spend: Array.from({ length: 1 + random(3) }, () => oneOf(MANA_TYPES, random) ?? 'C'),
    };
  if (decision.kind === 'name' && random(2) === 0)
    return {
      kind: 'name',
      name: oneOf(decision.allowed === 'card' ? CARD_NAMES : CREATURE_TYPES, random) ?? 'Goblin',
    };
  return sampleAnswer(decision, random);
}
const CARD_NAMES = ['Lightning Bolt', 'Grizzly Bears', 'Forest', 'Llanowar Elves'] as const;
const CREATURE_TYPES = ['Goblin', 'Elf', 'Human', 'Zombie', 'Soldier'] as const;
