import type { Effect, ObjectView } from '@ettin/schema';
import { combatValue, inFight } from '../combat/now.js';
import type { Env } from '../env.js';
import { has, isCreature } from '../keywords.js';
import { inZones, matches, number, objects, players } from '../read.js';
import type { Table } from '../table.js';
import { bodyWorth, CARD, cardWorth, NAMED_TOKENS, tokenWorth } from '../worth.js';
import { attachGain } from './attach.js';
import { counterGain, counterSign, damageGain, dividing, loss, type Outcomes } from './kinds.js';
import { controlWorth, type Lasting, modsGain } from './mods.js';

export const lastingOf = (duration: string): Lasting =>
  duration === 'endOfTurn' || duration === 'endOfCombat' ? 'turn' : 'long';

function over(list: readonly ObjectView[], of: (o: ObjectView) => number): number {
  let sum = 0;
  for (const o of list) sum += of(o);
  return sum;
}

/** A card that isn't on the battlefield, as what it would be there. */
const asPermanent = (t: Table, o: ObjectView): number => bodyWorth(t.rules, o, o.loyalty);
const asCard = (t: Table, o: ObjectView): number => cardWorth(t.rules, o, t.landsOf(o.owner), 1);

/** What moving it out of or into a zone does for us; its owner gets it unless told otherwise. */
function moveGain(t: Table, o: ObjectView, e: Extract<Effect, { do: 'move' }>, env: Env): number {
  const under = e.under === undefined ? o.owner : (players(t, e.under, env)[0] ?? o.owner);
  let gain = 0;
  if (o.zone === 'battlefield') gain += loss(t, o);
  else if (o.zone === 'stack') gain += counterGain(t, o) * 0.7;
  else if (o.zone === 'hand') gain -= t.sign(o.owner) * asCard(t, o);
  else if (o.zone === 'graveyard') gain -= t.sign(o.owner) * 0.2;
  if (o.token === true && e.to !== 'battlefield') return gain;
  if (e.to === 'battlefield') gain += t.sign(under) * asPermanent(t, o);
  else if (e.to === 'hand') gain += t.sign(o.owner) * Math.min(asCard(t, o), 0.6 * asPermanent(t, o) + 0.5);
  else if (e.to === 'library') gain += t.sign(o.owner) * (e.position === 'top' ? 0.9 : 0.3);
  return gain;
}

/** For its controller: an untapped creature may still attack or block. */
function tapWorth(t: Table, o: ObjectView): number {
  if (o.tapped === true) return 0;
  const power = Math.max(0, o.power ?? 0);
  const theirTurnIsNow = t.team(o.controller) === t.view.activeTeam;
  if (!isCreature(o)) return theirTurnIsNow && t.view.step === 'upkeep' ? 0.8 : 0.1;
  const attacksStill = t.view.step === 'beginCombat' || t.view.step === 'main1' || t.view.step === 'upkeep';
  if (theirTurnIsNow) return attacksStill && o.summoningSick !== true ? 0.3 + 0.5 * power : 0.05;
  return t.view.step === 'main1' || t.view.step === 'beginCombat' ? 0.4 + 0.25 * power : 0.05;
}

function boostCounters(t: Table, o: ObjectView, kind: string, n: number, env: Env): number {
  if (kind === '+1/+1' || kind === '-1/-1') {
    const by = kind === '+1/+1' ? n : -n;
    return modsGain(t, [o], [{ mod: 'pt', power: by, toughness: by }], 'long', env);
  }
  if (kind === 'loyalty') return t.sign(o.controller) * 0.8 * n;
  if (kind === 'stun') return -t.sign(o.controller) * 0.3 * t.worth(o) * n;
  return t.sign(o.controller) * (counterSign(kind) === 0 ? 0.2 : 0.4 * counterSign(kind)) * n;
}

export const objectOutcomes = {
  destroy: (t, e, env) =>
    over(objects(t, e.what, env), (o) => {
      if (has(o, 'indestructible')) return 0;
      return loss(t, o) * (has(o, 'undying') || has(o, 'persist') ? 0.5 : 1);
    }),
  exile: (t, e, env) =>
    over(objects(t, e.what, env), (o) => {
      if (o.zone === 'graveyard') return -t.sign(o.owner) * 0.3;
      if (o.zone === 'hand') return -t.sign(o.owner) * asCard(t, o);
      if (o.zone === 'stack') return counterGain(t, o);
      return o.zone === 'battlefield' ? loss(t, o) * (e.until === undefined ? 1.05 : 0.9) : 0;
    }),
  sacrificeObject: (t, e, env) =>
    over(objects(t, e.what, env), (o) => (o.zone === 'battlefield' ? loss(t, o) : 0)),
  move: (t, e, env) => over(objects(t, e.what, env), (o) => moveGain(t, o, e, env)),
  counter: (t, e, env) => over(objects(t, e.what, env), (o) => counterGain(t, o)),
  tap: (t, e, env) => over(objects(t, e.what, env), (o) => -t.sign(o.controller) * tapWorth(t, o)),
  untap: (t, e, env) =>
    over(objects(t, e.what, env), (o) =>
      o.tapped === true ? t.sign(o.controller) * (isCreature(o) ? 0.4 : 0.5) : 0,
    ),
  regenerate(t, e, env) {
    if (!inFight(t)) return 0;
    return over(objects(t, e.what, env), (o) => {
      const after = combatValue(
        t,
        new Map([[o.id, { power: 0, toughness: 0, keywords: ['indestructible'] }]]),
      );
      return after - combatValue(t);
    });
  },
  fight(t, e, env) {
    const [a] = objects(t, e.a, env);
    const [b] = objects(t, e.b, env);
    // half chosen: the stronger of ours, the weaker of theirs
    if (a === undefined || b === undefined) {
      const o = a ?? b;
      return o === undefined ? 0 : t.sign(o.controller) * 0.01 * (o.power ?? 0);
    }
    return damageGain(t, b.id, a.power ?? 0, a) + damageGain(t, a.id, b.power ?? 0, b);
  },
  attach: (t, e, env) => {
    const [host] = objects(t, e.to, env);
    return host === undefined
      ? 0
      : over(objects(t, e.what, env), (o) => attachGain(t, o, host, env.controller));
  },
  attachToTarget: () => 1,
  unattach: () => 0,
  transform: (t, e, env) => over(objects(t, e.what, env), (o) => t.sign(o.controller) * 0.5),
  flip: (t, e, env) => over(objects(t, e.what, env), (o) => t.sign(o.controller) * 0.5),
  turnFaceUp: (t, e, env) => over(objects(t, e.what, env), (o) => t.sign(o.controller) * 0.5),
  phaseOut: (t, e, env) => over(objects(t, e.what, env), (o) => loss(t, o) * 0.15),
  removeFromCombat(t, e, env) {
    if (!inFight(t)) return 0;
    const gone = new Set(objects(t, e.what, env).map((o) => o.id));
    return combatValue(t, undefined, gone) - combatValue(t);
  },
  createToken(t, e, env) {
    const each = typeof e.token === 'string' ? NAMED_TOKENS[e.token] : tokenWorth(e.token);
    let gain = 0;
    for (const that of players(t, e.who, env))
      gain += t.sign(that) * each * number(t, e.count ?? 1, { ...env, that });
    return gain;
  },
  createCopy(t, e, env) {
    const each = over(objects(t, e.of, env), (o) => asPermanent(t, o));
    let gain = 0;
    for (const that of players(t, e.who, env))
      gain += t.sign(that) * each * number(t, e.count ?? 1, { ...env, that });
    return gain;
  },
  becomeCopy(t, e, env) {
    const [of] = objects(t, e.of, env);
    if (of === undefined) return 0;
    return over(
      objects(t, e.what, env),
      (o) => t.sign(o.controller) * (asPermanent(t, of) - asPermanent(t, o)),
    );
  },
  enterAsCopy(t, e, env) {
    const best = inZones(t, e.of).filter((o) => matches(t, e.of, o, env));
    return t.sign(env.controller) * Math.max(0, ...best.map((o) => asPermanent(t, o)));
  },
  copySpell: (t, e, env) =>
    over(objects(t, e.what, env), (o) => t.sign(env.controller) * (1 + 0.6 * o.manaValue)),
  newTargets: (t, e, env) => over(objects(t, e.what, env), (o) => (t.isOurs(o.controller) ? 0.2 : 2)),
  addCounters: (t, e, env) =>
    over(objects(t, e.what, env), (o) =>
      boostCounters(t, o, e.kind, number(t, e.count, { ...env, it: o.id }), env),
    ),
  countersDivided(t, e, env) {
    const ids = env.targets[e.targets] ?? [];
    const total = env.numbers[dividing(e.targets)] ?? env.x;
    return over(objects(t, { target: e.targets }, env), (o) =>
      boostCounters(t, o, e.kind, total / Math.max(1, ids.length), env),
    );
  },
  removeCounters: (t, e, env) =>
    over(objects(t, e.what, env), (o) => {
      const had = o.counters?.[e.kind] ?? 0;
      const n = e.count === 'all' ? had : Math.min(had, number(t, e.count, env));
      return boostCounters(t, o, e.kind, -n, env);
    }),
  moveCounters: (t, _e, env) => t.sign(env.controller) * 0.3,
  doubleCounters: (t, e, env) =>
    over(objects(t, e.what, env), (o) => boostCounters(t, o, e.kind, o.counters?.[e.kind] ?? 0, env)),
  explore: (t, e, env) => over(objects(t, e.what, env), (o) => t.sign(o.controller) * 1.5),
  amass: (t, e, env) => t.sign(env.controller) * (0.4 + 1.2 * number(t, e.amount, env)),
  connive: (t, e, env) => over(objects(t, e.what, env), (o) => t.sign(o.controller) * 1.3),
  goad: (t, e, env) => over(objects(t, e.what, env), (o) => -t.sign(o.controller) * 0.8),
  monstrosity: (t, e, env) => t.sign(env.controller) * 1.5 * number(t, e.amount, env),
  adapt: (t, e, env) =>
    (env.self?.counters?.['+1/+1'] ?? 0) > 0 ? 0 : t.sign(env.controller) * 1.5 * number(t, e.amount, env),
  bolster: (t, e, env) =>
    t.creatures(t.our).length === 0 ? 0 : t.sign(env.controller) * 1.4 * number(t, e.amount, env),
  populate(t, _e, env) {
    const tokens = t.creatures(t.our).filter((o) => o.token === true && o.controller === env.controller);
    return t.sign(env.controller) * Math.max(0, ...tokens.map((o) => t.worth(o)));
  },
  cascade: (t, _e, env) => t.sign(env.controller) * 3,
  storm: (t, _e, env) => t.sign(env.controller) * 2,
  apply: (t, e, env) =>
    modsGain(
      t,
      objects(t, e.what, env).filter((o) => o.zone === 'battlefield'),
      e.mods,
      lastingOf(e.duration),
      env,
    ),
  rule(t, e, env) {
    const filter = e.affects;
    const gain = t.sign(env.controller) * 0.4 * (e.rules?.length ?? 0);
    if (filter === undefined || e.mods === undefined) return gain;
    const list = inZones(t, filter).filter((o) => matches(t, filter, o, env));
    return gain + modsGain(t, list, e.mods, lastingOf(e.duration), env);
  },
  gainControl(t, e, env) {
    const to = players(t, e.who ?? 'you', env)[0] ?? env.controller;
    return over(
      objects(t, e.what, env),
      (o) => t.sign(o.controller) * controlWorth(t, o, to, lastingOf(e.duration)),
    );
  },
  exchangeControl(t, e, env) {
    const [a] = objects(t, e.a, env);
    const [b] = objects(t, e.b, env);
    if (a === undefined || b === undefined) return 0;
    return t.team(a.controller) === t.team(b.controller) ? 0 : 1.7 * (loss(t, a) + loss(t, b));
  },
  preventDamage(t, e, env) {
    if (e.amount === 'all' && e.to === undefined && (inFight(t) || t.view.step === 'declareAttackers')) {
      const now = combatValue(t);
      return t.sign(env.controller) > 0 ? Math.max(0, -now) : Math.min(0, -now);
    }
    return t.sign(env.controller) * 0.4;
  },
  redirectDamage: (t, _e, env) => t.sign(env.controller) * 0.4,
  replacement: (t, _e, env) => t.sign(env.controller) * 0.4,
  mayPlay: (t, e, env) =>
    over(
      objects(t, e.what, env),
      (o) => t.sign(players(t, e.who ?? 'you', env)[0] ?? env.controller) * Math.min(CARD, asCard(t, o)),
    ) || t.sign(env.controller) * 1.2,
  castFree: (t, e, env) => t.sign(players(t, e.who ?? 'you', env)[0] ?? env.controller) * 3,
} satisfies Partial<Outcomes>;
