import type { Effect, Seat } from '@ettin/schema';
import { canPayCost, pushPayment } from '../costs/pay.js';
import { repeatsTooOften } from '../stack/loops.js';
import type { ProgramFrame } from '../state/state.js';
import { withEnv, withKey, withScratch } from '../state/with.js';
import { askOption } from './choices.js';
import { jump } from './jump.js';
import { START } from './present.js';
import type { ProgramBuilder } from './program.js';

type May = Extract<Effect, { do: 'may' }>;
type Unless = Extract<Effect, { do: 'unlessPays' }>;

/** "May": asked when the effect is carried out; with a cost only if it can be paid. */
export function compileMay(b: ProgramBuilder, e: May): void {
  const who = b.c.players(e.who ?? 'you');
  const cost = b.c.cost(e.cost);
  const ask = b.hole(e);
  const paid = cost >= 0 ? b.hole(null) : -1;
  const done = b.add(null, (_g, f) => {
    remember(f, e.as, 1);
    return true;
  });
  b.block(e.effects);
  const skip = b.hole(null);
  const otherwise = b.add(null, (_g, f) => {
    remember(f, e.as, 0);
    return true;
  });
  b.block(e.else);
  const end = b.next;
  b.fill(ask, (g, f) => {
    const seat = who(g, f.env)[0];
    const can = seat !== undefined && (cost < 0 || canPayCost(g, seat, cost, f.env, f.env.self));
    if (!can || (f.answer === null && repeatsTooOften(g, seat))) {
      jump(f, otherwise);
      return true;
    }
    const option = askOption(g, f, seat, cost >= 0 ? 'payCost' : 'may', ['yes', 'no']);
    if (option < 0) return false;
    if (option === 1) jump(f, otherwise);
    else if (cost >= 0) pushPayment(g, seat, cost, f.env, f.env.self);
    return true;
  });
  // a payment that is given up half way counts as not paid
  if (paid >= 0)
    b.fill(paid, (_g, f) => {
      if (f.env.numbers['payment:failed'] === 1) jump(f, otherwise);
      else jump(f, done);
      return true;
    });
  b.fill(skip, (_g, f) => {
    jump(f, end);
    return true;
  });
}

function remember(f: ProgramFrame, as: string | undefined, did: number): void {
  const numbers = withKey(f.env.numbers, 'payment:failed', 0);
  f.env = withEnv(f.env, 'numbers', as === undefined ? numbers : withKey(numbers, as, did));
}

/** "Unless": whoever is named may pay; with `each`, everybody decides for themselves. */
export function compileUnless(b: ProgramBuilder, e: Unless): void {
  const who = b.c.players(e.who);
  const cost = b.c.cost(e.cost);
  const times = e.times === undefined ? null : b.c.value(e.times);
  const seatOf = (f: ProgramFrame) => f.loops[f.loops.length - 1];
  // one pass over the players: ask, and remember who didn't pay
  b.add(null, (_g, f) => {
    f.env = withEnv(f.env, 'bound', withKey(withKey(f.env.bound, 'unless:refused', []), 'unless:paid', []));
    return true;
  });
  const start = b.hole(e);
  const ask = b.hole(null);
  const settle = b.hole(null);
  const after = b.next;
  b.fill(start, (g, f) => {
    const seats = who(g, f.env);
    if (seats.length === 0) {
      jump(f, after);
      return true;
    }
    f.loops = [...f.loops, { items: seats, index: 0, it: f.env.it, that: f.env.that }];
    return true;
  });
  b.fill(ask, (g, f) => {
    if (f.answer !== null) bringForward(f, f.answer.player);
    const loop = seatOf(f);
    const seat = loop?.items[loop.index] ?? -1;
    const n = times === null ? 1 : Math.max(0, times(g, f.env));
    const s = f.scratch ?? START;
    if (s.stage === 1) {
      // paid once; again if it has to be paid several times over
      const failed = f.env.numbers['payment:failed'] === 1;
      if (failed) return mark(f, 'unless:refused', seat);
      if (s.index + 1 >= n) return mark(f, 'unless:paid', seat);
      f.scratch = withScratch(s, 'index', s.index + 1);
      if (!canPayCost(g, seat, cost, f.env, f.env.self)) return mark(f, 'unless:refused', seat);
      pushPayment(g, seat, cost, f.env, f.env.self);
      return false;
    }
    const settled = e.each !== true && (f.env.bound['unless:paid'] ?? []).length > 0;
    if (settled) return true;
    if (n === 0) return mark(f, 'unless:paid', seat);
    const can = (x: Seat) => canPayCost(g, x, cost, f.env, f.env.self, n);
    if (!can(seat) || (f.answer === null && repeatsTooOften(g, seat))) return mark(f, 'unless:refused', seat);
    const partners = (loop?.items ?? []).filter(
      (x, i) => i > (loop?.index ?? 0) && g.sameTeam(x, seat) && can(x),
    );
    const option = askOption(g, f, seat, 'payCost', ['yes', 'no'], partners);
    if (option < 0) return false;
    if (option === 1) return mark(f, 'unless:refused', seat);
    f.env = withEnv(f.env, 'numbers', withKey(f.env.numbers, 'payment:failed', 0));
    f.scratch = withScratch(withScratch(s, 'stage', 1), 'index', 0);
    pushPayment(g, seat, cost, f.env, f.env.self);
    return false;
  });
  b.fill(settle, (_g, f) => {
    const loop = seatOf(f);
    if (loop === undefined) return true;
    if (loop.index + 1 < loop.items.length) {
      f.loops = [...f.loops.slice(0, -1), { ...loop, index: loop.index + 1 }];
      jump(f, ask);
    } else f.loops = f.loops.slice(0, -1);
    return true;
  });
  if (e.each === true) {
    b.loop(e, (_g, f) => f.env.bound['unless:refused'] ?? [], e.effects);
    if (e.then !== undefined) b.loop(e, (_g, f) => f.env.bound['unless:paid'] ?? [], e.then);
    return;
  }
  const test = b.hole(null);
  b.block(e.effects);
  const skip = b.hole(null);
  const paidAt = b.next;
  b.block(e.then);
  const end = b.next;
  b.fill(test, (_g, f) => {
    if ((f.env.bound['unless:paid'] ?? []).length > 0) jump(f, paidAt);
    return true;
  });
  b.fill(skip, (_g, f) => {
    jump(f, end);
    return true;
  });
}

/** Partners decide in whatever order they like (CR 805.6): the loop goes on with the one who has. */
function bringForward(f: ProgramFrame, seat: Seat): void {
  const loop = f.loops[f.loops.length - 1];
  const at = loop?.items.indexOf(seat, loop.index) ?? -1;
  if (loop === undefined || at <= loop.index) return;
  const before = loop.items.slice(0, loop.index);
  const after = loop.items.slice(loop.index).filter((x) => x !== seat);
  f.loops = [...f.loops.slice(0, -1), { ...loop, items: [...before, seat, ...after] }];
}

function mark(f: ProgramFrame, name: string, seat: number): boolean {
  f.env = withEnv(f.env, 'bound', withKey(f.env.bound, name, [...(f.env.bound[name] ?? []), seat]));
  return true;
}
