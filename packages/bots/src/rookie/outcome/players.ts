import type { Filter, ObjectRef, ObjectView, Seat } from '@ettin/schema';
import { isSeat } from '@ettin/schema';
import { type Env, first } from '../env.js';
import { isPlaneswalker } from '../keywords.js';
import { inZones, matches, number, objects, players, recipients } from '../read.js';
import type { Table } from '../table.js';
import { CARD, GAME } from '../worth.js';
import { divideDamage } from './divide.js';
import { counterSign, damageGain, dividing, lifeGain, type Outcomes, poisonGain } from './kinds.js';

const source = (t: Table, from: ObjectRef | undefined, env: Env): ObjectView | null =>
  from === undefined ? env.self : (objects(t, from, env)[0] ?? null);

/** Adds up over players, each taken as "that player". */
function over(seats: readonly Seat[], env: Env, of: (seat: Seat, env: Env) => number): number {
  let sum = 0;
  for (const that of seats) sum += of(that, { ...env, that });
  return sum;
}

/** The least worth that a player gives up when they have to sacrifice that many that match; for us. */
function sacrificeGain(t: Table, seat: Seat, what: Filter, count: number, env: Env): number {
  const worths = inZones(t, what)
    .filter((o) => o.controller === seat && matches(t, what, o, env))
    .map((o) => t.worth(o))
    .sort((a, b) => a - b);
  let lost = 0;
  for (const w of worths.slice(0, count)) lost += w;
  return -t.sign(seat) * lost;
}

function drawGain(t: Table, seat: Seat, n: number): number {
  const library = t.view.players[seat]?.librarySize ?? 0;
  if (n > library) return -t.sign(seat) * GAME;
  // the last cards of a library had better stay there
  return library - n < 4 ? -t.sign(seat) * n : t.sign(seat) * CARD * n;
}

export const playerOutcomes = {
  damage(t, e, env) {
    const from = source(t, e.from, env);
    const refs = Array.isArray(e.to) ? e.to : [e.to];
    let gain = 0;
    for (const ref of refs)
      for (const to of recipients(t, ref, env))
        gain += damageGain(
          t,
          to,
          number(t, e.amount, { ...env, that: isSeat(to) ? to : env.that, it: to }),
          from,
        );
    return gain;
  },
  damageDivided(t, e, env) {
    const ids = env.targets[e.targets] ?? [];
    const from = source(t, e.from, env);
    const total = Math.max(ids.length, env.numbers[dividing(e.targets)] ?? env.x);
    const amounts = divideDamage(t, ids, total, 1, from);
    return ids.reduce((sum, id, i) => sum + damageGain(t, id, amounts[i] ?? 0, from), 0);
  },
  gainLife: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => lifeGain(t, s, number(t, e.amount, x))),
  loseLife: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => lifeGain(t, s, -number(t, e.amount, x))),
  setLife: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => {
      const now = (t.isOurs(s) ? t.our : t.their).life;
      return lifeGain(t, s, number(t, e.to, x) - now) / Math.max(1, players(t, e.who, env).length);
    }),
  exchangeLife(t, e, env) {
    const [a, b] = e.between.map((ref) => players(t, ref, env)[0]);
    if (a === undefined || b === undefined || t.team(a) === t.team(b)) return 0;
    const change = t.their.life - t.our.life;
    return lifeGain(t, t.our.primary, change) + lifeGain(t, t.their.primary, -change);
  },
  redistributeLife(t) {
    const change = Math.max(0, t.their.life - t.our.life);
    return lifeGain(t, t.our.primary, change) + lifeGain(t, t.their.primary, -change);
  },
  draw: (t, e, env) => over(players(t, e.who, env), env, (s, x) => drawGain(t, s, number(t, e.amount, x))),
  discard: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => {
      const hand = t.view.players[s]?.handSize ?? 0;
      const n = e.amount === 'hand' ? hand : number(t, e.amount, x);
      return -t.sign(s) * (e.chooser === undefined ? 1.5 : 2.5) * Math.min(n, hand);
    }),
  mill: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => {
      const library = t.view.players[s]?.librarySize ?? 0;
      const n = number(t, e.amount, x);
      return -t.sign(s) * (library <= n ? 20 : (3 * n) / library);
    }),
  scry: (t, e, env) => over(players(t, e.who, env), env, (s, x) => t.sign(s) * 0.4 * number(t, e.amount, x)),
  surveil: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => t.sign(s) * 0.45 * number(t, e.amount, x)),
  dig: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => {
      const n = Math.min(number(t, e.take.max, x), number(t, e.amount, x));
      const each = e.take.to === 'battlefield' ? 3 : e.take.filter === undefined ? CARD + 0.3 : 1.5;
      return t.sign(s) * each * n;
    }),
  search: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => {
      const land =
        e.filter.types?.includes('land') === true || e.filter.supertypes?.includes('basic') === true;
      const each = e.to === 'battlefield' ? (land ? 2.4 : 4) : land ? 1.6 : CARD + 0.8;
      const whose = e.whose === undefined ? s : (players(t, e.whose, x)[0] ?? s);
      const sign =
        e.to === 'battlefield' || e.to === 'hand' || e.to === 'library' ? t.sign(s) : -t.sign(whose) * 0.4;
      return sign * each * number(t, e.max, x);
    }),
  fromOutside: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => t.sign(s) * (CARD + 0.8) * number(t, e.max ?? 1, x)),
  shuffle: () => 0,
  lookAtHand: (t, e, env) => over(players(t, e.whose, env), env, (s) => (t.isOurs(s) ? 0 : 0.2)),
  revealTop: () => 0.1,
  exileTop: (t, e, env) =>
    over(players(t, e.whose, env), env, (s, x) => -t.sign(s) * 0.1 * number(t, e.amount, x)),
  sacrifice: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => sacrificeGain(t, s, e.what, number(t, e.count, x), x)),
  playerCounters: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => {
      const n = number(t, e.count, x);
      return e.kind === 'poison' ? poisonGain(t, s, n) : t.sign(s) * 0.4 * n;
    }),
  losePlayerCounters: (t, e, env) =>
    over(players(t, e.who, env), env, (s) => (e.kind === 'poison' ? 1 : -0.3) * t.sign(s)),
  payEnergy: (t, e, env) => over(players(t, e.who, env), env, (s) => -0.3 * t.sign(s)),
  proliferate(t, e, env) {
    const us = t.sign(first(players(t, e.who ?? 'you', env), (s) => s));
    let gain = 0.1;
    for (const o of t.view.battlefield)
      for (const kind of Object.keys(o.counters ?? {})) {
        const good = counterSign(kind) * t.sign(o.controller) * us;
        if (good > 0) gain += isPlaneswalker(o) ? 0.9 : 0.8;
      }
    if (t.their.poison > 0) gain += poisonGain(t, t.their.primary, 1);
    return us * gain;
  },
  investigate: (t, e, env) =>
    over(players(t, e.who ?? 'you', env), env, (s, x) => t.sign(s) * 1.2 * number(t, e.times ?? 1, x)),
  manifest: (t, e, env) =>
    over(players(t, e.who, env), env, (s, x) => t.sign(s) * 2.6 * number(t, e.amount ?? 1, x)),
  becomeMonarch: (t, e, env) => over(players(t, e.who, env), env, (s) => t.sign(s) * 3),
  setDayNight: () => 0.1,
  addMana: (t, e, env) => over(players(t, e.who ?? 'you', env), env, (s) => t.sign(s) * 0.2),
  extraTurn: (t, e, env) => over(players(t, e.who, env), env, (s) => t.sign(s) * 8),
  extraPhase: (t, _e, env) => t.sign(env.controller) * 3,
  skipNext: (t, e, env) =>
    over(players(t, e.who, env), env, (s) => -t.sign(s) * (e.what === 'turn' ? 7 : 1.5)),
  controlNextTurn: (t, e, env) => over(players(t, e.who, env), env, (s) => -t.sign(s) * 7),
  winGame: (t, e, env) => over(players(t, e.who, env), env, (s) => t.sign(s) * GAME),
  loseGame: (t, e, env) => over(players(t, e.who, env), env, (s) => -t.sign(s) * GAME),
  drawGame: () => -20,
  endTurn: (t) => (t.ourTurn ? -1 : 3),
} satisfies Partial<Outcomes>;
