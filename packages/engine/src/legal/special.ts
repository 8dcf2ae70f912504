import type { Seat, SpecialAction } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import { canPayCost, costOf, payFrame } from '../costs/pay.js';
import type { Game } from '../game.js';
import { canPay } from '../mana/payable.js';
import type { No } from '../stack/castable.js';
import { keywordOf } from '../stack/cost.js';
import { acted } from '../stack/finish.js';
import { makeEnv } from '../state/env.js';
import type { ManaAmount, Obj } from '../state/state.js';

/** Special actions that turn a permanent face up. */
export const WAYS_UP: readonly SpecialAction[] = ['turnFaceUp', 'turnFaceUpForMana'];

interface WayUp {
  /** The compiled morph cost; -1 for the mana cost. */
  readonly cost: number;
  readonly mana: ManaAmount | null;
  readonly program: number;
}

/**
 * How a face-down permanent is turned up: for its morph cost, or for the mana cost of a manifested creature card
 * (CR 702.37e, 701.40b). Who has both may choose (701.40c).
 */
function wayUp(g: Game, o: Obj, special: SpecialAction): WayUp | null {
  const face = g.rules.defs[o.def]?.faces[0];
  if (face === undefined) return null;
  const { turnFaceUp = -1, megamorph = -1 } = g.rules.builtin;
  const morph = keywordOf(face.base, 'morph');
  const hasMorph = morph !== null && morph.cost >= 0;
  if (hasMorph && special === 'turnFaceUp') {
    const mega = morph.data.k === 'morph' && morph.data.mega === true;
    return { cost: morph.cost, mana: costOf(g, morph.cost).mana, program: mega ? megamorph : turnFaceUp };
  }
  if (hasMorph !== (special === 'turnFaceUpForMana')) return null;
  return o.faceDown === 2 && (face.base.types & TYPE.creature) !== 0 && face.mana !== null
    ? { cost: -1, mana: face.mana, program: turnFaceUp }
    : null;
}

/** Special actions don't use the stack (CR 116); open to a player whose team has priority (805.5a). */
export function whyNotSpecial(g: Game, seat: Seat, o: Obj, special: SpecialAction): No | null {
  const no = (code: No['code'], message: string): No => ({ code, cite: 'special.action', message });
  if (o.zone !== 'battlefield' || o.faceDown === 0 || o.phasedOut)
    return no('wrongZone', 'not a face-down permanent');
  if (g.chars(o).controller !== seat) return no('notYours', 'you do not control it');
  const found = wayUp(g, o, special);
  if (found === null) return no('cantActivate', 'it cannot be turned face up');
  const env = makeEnv(o.id, seat);
  if (found.cost >= 0 && !canPayCost(g, seat, found.cost, env, o.id))
    return no('cantPay', 'the cost cannot be paid');
  if (found.cost < 0 && !canPayMana(g, seat, found.mana, o)) return no('cantPay', 'the cost cannot be paid');
  return null;
}

function canPayMana(g: Game, seat: Seat, mana: ManaAmount | null, o: Obj): boolean {
  return mana !== null && canPay(g, seat, mana, { ability: o.id });
}

/** Pays, then turns it face up: the program runs once the payment above it is through. */
export function beginSpecial(g: Game, seat: Seat, o: Obj, special: SpecialAction): void {
  const found = wayUp(g, o, special);
  if (found === null) return;
  acted(g, seat);
  g.push({
    k: 'program',
    answer: null,
    program: found.program,
    pc: 0,
    env: makeEnv(o.id, seat),
    loops: [],
    scratch: null,
    entering: 0,
  });
  g.push(
    payFrame(seat, o.id, found.cost >= 0 ? [found.cost] : [], found.mana, makeEnv(o.id, seat), o.id, false),
  );
}
