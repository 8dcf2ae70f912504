import type { ObjectView } from '@ettin/schema';
import { has, toughnessLeft } from '../keywords.js';

/** A creature in a fight, as it is now or as it would be. */
export interface Fighter {
  readonly o: ObjectView;
  readonly power: number;
  /** Damage that it can take before it is destroyed. */
  readonly left: number;
  readonly first: boolean;
  readonly double: boolean;
  readonly deathtouch: boolean;
  readonly indestructible: boolean;
  readonly trample: boolean;
  readonly worth: number;
}

export interface Boost {
  readonly power: number;
  readonly toughness: number;
  readonly keywords: readonly string[];
}

export function fighter(o: ObjectView, worth: number, boost?: Boost): Fighter {
  const gets = (k: string) => has(o, k) || boost?.keywords.includes(k) === true;
  return {
    o,
    power: Math.max(0, (o.power ?? 0) + (boost?.power ?? 0)),
    left: toughnessLeft(o) + (boost?.toughness ?? 0),
    first: gets('firstStrike'),
    double: gets('doubleStrike'),
    deathtouch: gets('deathtouch'),
    indestructible: gets('indestructible'),
    trample: gets('trample'),
    worth,
  };
}

export interface Clash {
  readonly attackerDies: boolean;
  readonly killed: readonly Fighter[];
  /** Trample damage that gets through. */
  readonly through: number;
}

/** One attacker against what blocks it, both damage steps (CR 510); it kills the most worth that it can. */
export function clash(a: Fighter, blockers: readonly Fighter[]): Clash {
  let attackerLeft = a.left;
  const state: Standing[] = blockers.map((b) => ({ b, left: b.left }));
  const dead = new Set<Fighter>();
  let through = 0;
  let attackerDead = a.left <= 0;
  for (const step of ['first', 'regular'] as const) {
    const strikes = (f: Fighter) => (step === 'first' ? f.first || f.double : !f.first || f.double);
    const alive = state.filter((s) => !dead.has(s.b));
    let incoming = 0;
    let deadly = false;
    for (const s of alive)
      if (strikes(s.b)) {
        incoming += s.b.power;
        deadly ||= s.b.deathtouch && s.b.power > 0;
      }
    if (!attackerDead && strikes(a)) {
      const need = (s: Standing) => (a.deathtouch ? Math.min(1, s.left) : s.left);
      let left = a.power;
      for (const s of mostWorth(alive, need, a.power)) {
        left -= need(s);
        dead.add(s.b);
      }
      if (a.trample) {
        const lethal = alive.reduce((sum, s) => sum + need(s), 0);
        through += Math.max(0, a.power - lethal);
      }
      // what doesn't kill stays marked for the second strike
      const hurt = alive.find((s) => !dead.has(s.b));
      if (hurt !== undefined) hurt.left -= left;
    }
    attackerLeft -= incoming;
    if (incoming > 0 && (attackerLeft <= 0 || deadly) && !a.indestructible) attackerDead = true;
  }
  return { attackerDies: attackerDead, killed: [...dead], through };
}

interface Standing {
  readonly b: Fighter;
  left: number;
}

/** Those that can be killed together with so much damage, of the most worth: exactly for a few, else the best for their price. */
function mostWorth(
  alive: readonly Standing[],
  need: (s: Standing) => number,
  power: number,
): readonly Standing[] {
  const mortal = alive.filter((s) => !s.b.indestructible && need(s) <= power);
  if (mortal.length < 2) return mortal;
  if (mortal.length > 4) {
    let left = power;
    const price = (s: Standing) => s.b.worth / Math.max(0.5, need(s));
    return [...mortal]
      .sort((x, y) => price(y) - price(x))
      .filter((s) => {
        const fits = need(s) <= left;
        if (fits) left -= need(s);
        return fits;
      });
  }
  let best: readonly Standing[] = [];
  let bestWorth = 0;
  for (let set = 1; set < 1 << mortal.length; set++) {
    const some = mortal.filter((_, i) => (set & (1 << i)) !== 0);
    const worth = some.reduce((n, s) => n + s.b.worth, 0);
    if (worth > bestWorth && some.reduce((n, s) => n + need(s), 0) <= power)
      [best, bestWorth] = [some, worth];
  }
  return best;
}

/** What the clash is worth to the attacker's side, life aside. */
export function clashValue(a: Fighter, c: Clash): number {
  let value = c.attackerDies ? -a.worth : 0;
  for (const b of c.killed) value += b.worth;
  return value;
}

/** Damage to a player when nothing blocks it. */
export const strike = (f: Fighter): number => f.power * (f.double ? 2 : 1);

/** Could it block, as far as keywords say? Menace and other limits on numbers aside. */
export function couldBlock(blocker: ObjectView, attacker: ObjectView): boolean {
  if (has(blocker, 'decayed')) return false;
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return false;
  if (has(attacker, 'shadow') !== has(blocker, 'shadow')) return false;
  if (has(attacker, 'horsemanship') && !has(blocker, 'horsemanship')) return false;
  if (has(attacker, 'skulk') && (blocker.power ?? 0) > (attacker.power ?? 0)) return false;
  const artifact = blocker.types.includes('artifact');
  if (has(attacker, 'fear') && !artifact && !blocker.colors.includes('B')) return false;
  const shares = blocker.colors.some((c) => attacker.colors.includes(c));
  return !has(attacker, 'intimidate') || artifact || shares;
}

/**
 * Damage that gets through when the other side blocks to keep out as much as it can: each blocker the biggest it
 * may, those first that can block least else.
 */
export function throughBlocks(attackers: readonly Fighter[], blockers: readonly ObjectView[]): number {
  const stops = (f: Fighter) => strike(f) * (f.trample ? 0.6 : 1);
  const order = [...attackers].sort((a, b) => stops(b) - stops(a));
  const reach = new Map(blockers.map((b) => [b, order.filter((a) => couldBlock(b, a.o)).length]));
  const able = [...blockers].sort((x, y) => (reach.get(x) ?? 0) - (reach.get(y) ?? 0));
  let through = 0;
  for (const a of order) {
    const needed = has(a.o, 'menace') ? 2 : 1;
    const by: ObjectView[] = [];
    for (const b of able) {
      if (by.length === needed) break;
      if (couldBlock(b, a.o)) by.push(b);
    }
    if (by.length < needed) {
      through += strike(a);
      continue;
    }
    let stopped = 0;
    for (const b of by) {
      able.splice(able.indexOf(b), 1);
      stopped += a.deathtouch ? 1 : Math.max(0, toughnessLeft(b));
    }
    if (a.trample) through += Math.max(0, strike(a) - stopped);
  }
  return through;
}
