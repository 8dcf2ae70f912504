import type { Seat } from '@ettin/schema';
import type { CompiledAbility } from '../compile/types.js';
import { RESTRICTION, ZONE_BIT } from '../compile/zones.js';
import { type Given, givenUp, NOTHING_GIVEN } from '../costs/given.js';
import { canPayPart } from '../costs/parts.js';
import { canPayCost, costOf, lifeIn, payFrame, reserved } from '../costs/pay.js';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import { NO_MANA, withX } from '../mana/amount.js';
import { resolveManaTriggers, TAPPED_FOR_MANA } from '../mana/bonus.js';
import { canPay } from '../mana/payable.js';
import { makeEnv } from '../state/env.js';
import type { Env, Obj } from '../state/state.js';
import { withEnv } from '../state/with.js';
import { hasLegalTargets, type Targeting } from '../targets/targets.js';
import { occur, occurrence } from '../triggers/occur.js';
import { newObject } from '../zones/slots.js';
import { changeActivation } from './activation-cost.js';
import { isSorceryTime, type No, payerOf, splitSecond } from './castable.js';
import { STAGE } from './casting.js';
import { acted } from './finish.js';
import { isUsedUp, rememberUse } from './limits.js';

const no = (code: No['code'], message: string): No => ({ code, cite: 'activate', message });

/** Why the player can't activate this ability now, or null when they can (CR 602). */
export function whyNotActivate(g: Game, seat: Seat, o: Obj, position: number): No | null {
  const c = g.chars(o);
  const ability = g.rules.abilities[c.abilities[position] ?? -1];
  const a = ability?.activated;
  if (ability === undefined || a === null || a === undefined) return no('cantActivate', 'no such ability');
  if ((ability.zones & ZONE_BIT[o.zone]) === 0 || o.phasedOut)
    return no('wrongZone', 'it does not work from there');
  const controller = o.zone === 'battlefield' ? c.controller : o.owner;
  if (a.who === 'opponent' ? g.sameTeam(seat, controller) : a.who !== 'any' && controller !== seat)
    return no('notYours', 'you do not control it');
  if (ability.mana === null && splitSecond(g))
    return no('cantActivate', 'a spell with split second is on the stack');
  const timing = wrongTime(g, seat, ability);
  if (timing !== null) return timing;
  const used = usedUp(g, o, ability, position);
  if (used !== null) return used;
  if (forbidden(g, o, c.restricted, ability)) return no('cantActivate', 'an effect forbids activating it');
  const env = makeEnv(o.id, seat);
  if (ability.condition !== null && !ability.condition(g, env))
    return no('cantActivate', 'its condition does not hold');
  const by: Targeting = { controller: seat, source: o.id, chars: c, self: 0 };
  if (!hasLegalTargets(g, ability.targets, by, env)) return no('noLegalTarget', 'no legal target');
  if (ability.modes !== null && !ability.modes.options.some((m) => hasLegalTargets(g, m.targets, by, env)))
    return no('noLegalTarget', 'no legal target');
  return payableNow(g, seat, o, ability, env) ? null : no('cantPay', 'the cost cannot be paid');
}

function wrongTime(g: Game, seat: Seat, ability: CompiledAbility): No | null {
  const timing = ability.activated?.timing;
  const own = g.player(seat).team === g.s.turn.team;
  if (ability.loyalty || timing === 'sorcery')
    return isSorceryTime(g, seat) ? null : no('timing', 'only in your main phase with an empty stack');
  if (timing === 'yourTurn' && !own) return no('timing', 'only during your turn');
  if (timing === 'yourUpkeep' && !(own && g.s.turn.step === 'upkeep'))
    return no('timing', 'only during your upkeep');
  if (timing === 'opponentsTurn' && own) return no('timing', "only during an opponent's turn");
  if (timing === 'combat' && g.s.combat === null) return no('timing', 'only during combat');
  return null;
}

function usedUp(g: Game, o: Obj, ability: CompiledAbility, position: number): No | null {
  if (ability.loyalty && o.activated?.loyalty === g.s.turn.number)
    return no('cantActivate', 'one loyalty ability of a permanent each turn');
  return isUsedUp(g, o, ability, position) ? no('cantActivate', 'it was activated already') : null;
}

function forbidden(g: Game, o: Obj, restricted: number, ability: CompiledAbility): boolean {
  if ((restricted & RESTRICTION.cantActivate) !== 0)
    for (const r of g.chars(o).restrictions)
      if (r.mod.data.mod === 'cantActivate' && !(r.mod.data.unlessMana === true && ability.mana !== null))
        return true;
  for (const a of rulesNamed(g, 'cantActivate')) {
    const d = a.rule.data;
    if (d.rule !== 'cantActivate' || (ability.mana !== null && d.manaToo !== true)) continue;
    if (a.rule.test === null || a.rule.test(g, o, g.chars(o), a.env)) return true;
  }
  return false;
}

function payableNow(g: Game, seat: Seat, o: Obj, ability: CompiledAbility, env: Env): boolean {
  if (ability.cost < 0) return true;
  const cost = costOf(g, ability.cost);
  if (cost.anyOf.length > 0 && !cost.anyOf.some((x) => canPayCost(g, seat, x, env, o.id))) return false;
  for (const p of cost.parts) if (!canPayPart(g, seat, p, env, o.id)) return false;
  if (cost.mana === null) return true;
  const mana = changeActivation(g, seat, o.id, ability.id, withX(cost.mana, 0));
  const life = lifeIn(g, cost.parts, env);
  const excluding = reserved(cost.parts, o.id);
  // what is left for it is what there is for anything else: looked at once for all of them
  const asEver = life === 0 && (excluding.length === 0 || !makesMana(g, o));
  const pays = (given: Given) => {
    if (given === NOTHING_GIVEN && asEver) return payerOf(g, seat)(mana, { ability: o.id });
    const extra = { excluding: [...excluding, ...given.tapped], given: given.gone, life };
    return canPay(g, seat, mana, { ability: o.id }, extra);
  };
  return givenUp(g, seat, cost.parts, env, o.id, pays) !== null;
}

function makesMana(g: Game, o: Obj): boolean {
  for (const id of g.chars(o).abilities) if (g.rules.abilities[id]?.mana !== null) return true;
  return false;
}

/** Begins to activate; a mana ability is done at once and never on the stack (CR 605.3). */
export function beginActivation(g: Game, seat: Seat, o: Obj, position: number, manual: boolean): void {
  const c = g.chars(o);
  const id = c.abilities[position] ?? -1;
  const ability = g.rules.abilities[id];
  if (ability === undefined) return;
  if (ability.mana !== null) {
    beginManaAbility(g, seat, o, position);
    acted(g, seat);
    return;
  }
  rememberUse(g, o.id, ability, position);
  const env: Env = withEnv(makeEnv(o.id, seat), 'cast', o.cast);
  const made = newObject(g, 'stack', o.owner, seat);
  made.stack = {
    kind: 'activated',
    ability: id,
    source: o.id,
    targets: {},
    divisions: {},
    modes: [],
    env,
    copy: false,
    spliced: [],
    generation: g.s.resolutions + 1,
  };
  g.s.stack = [...g.s.stack, made.id];
  g.push({
    k: 'cast',
    answer: null,
    kind: 'activated',
    player: seat,
    object: made.id,
    source: o.id,
    ability: id,
    method: 'normal',
    from: o.zone,
    manual,
    stage: STAGE.modes,
    index: 0,
    modes: [],
    kickers: [],
    flags: [],
    x: 0,
    targets: {},
    divisions: {},
    env,
    spliced: [],
    before: null,
    position: 0,
    mana: null,
    free: false,
  });
}

/** Activates a mana ability: paid and done on the spot, triggers that make mana included (CR 605.3b, 605.4a). */
export function beginManaAbility(g: Game, seat: Seat, o: Obj, position: number): void {
  const source = o.id;
  const ability = g.rules.abilities[g.chars(o).abilities[position] ?? -1];
  if (ability === undefined) throw new Error(`no ability ${position} of ${source}`);
  rememberUse(g, source, ability, position);
  const cost = ability.cost < 0 ? null : costOf(g, ability.cost);
  const taps = cost?.parts.some((p) => p.kind === 'tapSelf') === true;
  // frames are a stack: what comes last is pushed first
  if (taps) {
    occur(g, occurrence('tapForMana', { object: source, player: seat }));
    resolveManaTriggers(g, source, seat, []);
  }
  const env = makeEnv(source, seat);
  if (ability.program >= 0)
    g.push({
      k: 'program',
      answer: null,
      program: ability.program,
      pc: 0,
      env: withEnv(withEnv(env, 'cast', o.cast), 'numbers', taps ? { [TAPPED_FOR_MANA]: 1 } : env.numbers),
      loops: [],
      scratch: null,
      entering: 0,
    });
  if (cost !== null) g.push(payFrame(seat, source, [ability.cost], cost.mana ?? NO_MANA, env, source, false));
}
