import type { Effect, EffectName, ObjectView, Seat, TargetId } from '@ettin/schema';
import type { Env } from '../env.js';
import { has, isCreature, isPlaneswalker, toughnessLeft } from '../keywords.js';
import type { Table } from '../table.js';
import { GAME, lifeSwing } from '../worth.js';

/** What each kind of effect does for our team; above 0 is good for us. About one mana a point. */
export type Outcomes = {
  readonly [K in EffectName]: (t: Table, e: Extract<Effect, { do: K }>, env: Env) => number;
};

/** What a change of a player's life (the team's, CR 810.9) is worth to us. */
export function lifeGain(t: Table, seat: Seat, change: number): number {
  const team = t.isOurs(seat) ? t.our : t.their;
  return t.sign(seat) * lifeSwing(team.life, change);
}

export function poisonGain(t: Table, seat: Seat, n: number): number {
  const team = t.isOurs(seat) ? t.our : t.their;
  const after = team.poison + n;
  return -t.sign(seat) * (after >= team.poisonToLose ? GAME : (1 + after / 4) * n);
}

/** What losing the permanent would be worth to us. */
export const loss = (t: Table, o: ObjectView): number => -t.sign(o.controller) * t.worth(o);

/** What so much damage to one recipient is worth to us. */
export function damageGain(t: Table, to: TargetId, amount: number, from: ObjectView | null): number {
  if (amount <= 0) return 0;
  // of a team, the head that is going to be chosen
  const [head] = t.heads(to);
  if (head !== undefined) {
    if (from !== null && has(from, 'infect')) return poisonGain(t, head, amount);
    return lifeGain(t, head, -amount);
  }
  const o = t.find(to);
  if (o === null) return 0;
  if (isCreature(o)) {
    const withered = from !== null && (has(from, 'infect') || has(from, 'wither'));
    if (has(o, 'indestructible') && !withered) return 0;
    const left = toughnessLeft(o);
    if (amount >= left || (from !== null && has(from, 'deathtouch'))) {
      // a little less for using more than it takes
      return loss(t, o) * (1 - 0.02 * Math.min(5, amount - left));
    }
    return -t.sign(o.controller) * 0.08 * amount;
  }
  if (isPlaneswalker(o)) return loss(t, o) * Math.min(1, amount / Math.max(1, o.loyalty ?? 1));
  return -t.sign(o.controller) * 0.1 * amount;
}

/** What it is worth to us that a spell or ability on the stack comes to nothing. */
export function counterGain(t: Table, o: ObjectView): number {
  const s = t.onStack(o.id);
  const worth = s === null || s.kind === 'spell' ? Math.max(1, 0.6 + 1.1 * o.manaValue) : 1.5;
  return -t.sign(o.controller) * worth;
}

/** Counters of this kind are good for what they are on: +1, bad: -1, neither: 0. */
export function counterSign(kind: string): number {
  if (GOOD.has(kind)) return 1;
  return BAD.has(kind) ? -1 : 0;
}
const GOOD: ReadonlySet<string> = new Set([
  '+1/+1',
  'loyalty',
  'charge',
  'shield',
  'level',
  'quest',
  'energy',
  'defense',
]);
const BAD: ReadonlySet<string> = new Set(['-1/-1', 'stun', 'age', 'poison', 'echoed', 'rust', 'bounty']);

/** Name among an Env's numbers of the total that is divided among the targets of a spec. */
export const dividing = (spec: string): string => `divide:${spec}`;
