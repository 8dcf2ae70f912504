import type { Seat } from '@ettin/schema';
import type { Game } from '../game.js';
import { STAGE } from '../stack/casting.js';
import { cloneFrame } from '../state/clone-frame.js';
import type { CastFrame, CheckFrame, PendingTrigger } from '../state/state.js';
import { newObject } from '../zones/slots.js';

/**
 * Puts waiting triggers on the stack: the active team all of its members' in any order it likes, then the others
 * (CR 805.7, 603.3b). True when something was done or asked.
 */
export function putTriggers(g: Game, f: CheckFrame): boolean {
  const waiting = g.s.triggers;
  if (waiting.length === 0) return false;
  const teams = [g.s.turn.team, ...g.s.teams.map((t) => t.id).filter((t) => t !== g.s.turn.team)];
  for (const team of teams) {
    const mine = waiting.filter((t) => g.player(t.controller).team === team);
    if (mine.length === 0) continue;
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      const order =
        value.kind === 'order'
          ? value.order.map((i) => mine[i]).filter((t): t is PendingTrigger => t !== undefined)
          : mine;
      g.s.triggers = waiting.filter((t) => !mine.includes(t));
      f.asking = '';
      f.data = [];
      putInOrder(g, order, ORDERED);
      return true;
    }
    if (mine.length > 1 && !alike(g, mine)) {
      g.ask({
        kind: 'order',
        players: g.team(team).seats,
        byTeam: true,
        purpose: 'triggers',
        items: mine.map((t) => ({
          source: t.source,
          controller: t.controller,
          ability: t.ability,
          ...(differsInPlayer(t, mine) ? { about: t.env.that } : {}),
        })),
      });
      return true;
    }
    g.s.triggers = waiting.filter((t) => !mine.includes(t));
    putInOrder(g, mine, NO_FLAGS);
    return true;
  }
  return false;
}

function differsInPlayer(t: PendingTrigger, among: readonly PendingTrigger[]): boolean {
  const like = (x: PendingTrigger) => x.ability === t.ability && x.source === t.source;
  return t.env.that >= 0 && among.some((x) => like(x) && x.env.that !== t.env.that);
}

/**
 * The same ability of one player's, to which its source and what made it trigger are the same or nothing: in whatever order
 * they are put on the stack, the same happens.
 */
function alike(g: Game, list: readonly PendingTrigger[]): boolean {
  const [first] = list;
  if (first === undefined) return false;
  const ability = g.rules.abilities[first.ability];
  const speaks = ability?.speaksOfEvent !== false;
  const ofSource = ability?.speaksOfSource !== false;
  return list.every(
    (t) =>
      t.ability === first.ability &&
      t.controller === first.controller &&
      (!ofSource || t.source === first.source) &&
      (!speaks ||
        (t.env.it === first.env.it &&
          t.env.that === first.env.that &&
          t.env.amount === first.env.amount &&
          t.env.eventSource === first.env.eventSource)),
  );
}

/** Flag of triggers whose team said in which order they go on the stack. */
export const BY_ORDER = 'byOrder';
const ORDERED: readonly string[] = [BY_ORDER];
const NO_FLAGS: readonly string[] = [];

/** The first goes on the stack first; each chooses modes and targets as it is put there (CR 603.3c-d). */
function putInOrder(g: Game, list: readonly PendingTrigger[], flags: readonly string[]): void {
  const [first, ...rest] = list;
  if (first === undefined) return;
  // frames are a stack: the last pushed is placed first
  for (const t of [...rest].reverse()) g.push(placing(t, flags));
  g.push(placing(first, flags));
}

/** A frame that will make the object on the stack when its turn comes. */
function placing(t: PendingTrigger, flags: readonly string[]): CastFrame {
  return {
    k: 'cast',
    answer: null,
    kind: 'triggered',
    player: t.controller,
    object: 0,
    source: t.source,
    ability: t.ability,
    method: 'normal',
    from: 'battlefield',
    manual: false,
    stage: STAGE.modes,
    index: 0,
    modes: [],
    kickers: [],
    flags,
    x: t.env.x,
    targets: {},
    divisions: {},
    env: t.env,
    spliced: [],
    before: null,
    position: 0,
    mana: null,
    free: false,
  };
}

/** Makes the ability's object on the stack, once its frame is on top. */
export function placeTrigger(g: Game, f: CastFrame): CastFrame {
  const owner: Seat = f.player;
  const made = newObject(g, 'stack', owner, owner);
  made.stack = {
    kind: 'triggered',
    ability: f.ability,
    source: f.source,
    targets: {},
    divisions: {},
    modes: [],
    env: f.env,
    copy: false,
    spliced: [],
    generation: g.s.resolutions + 1,
  };
  g.s.stack = [...g.s.stack, made.id];
  g.pop();
  const placed = Object.assign(cloneFrame(f) as CastFrame, { object: made.id });
  g.push(placed);
  return placed;
}
