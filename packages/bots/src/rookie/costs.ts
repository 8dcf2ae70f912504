import type { Cost, Filter } from '@ettin/schema';
import type { Env } from './env.js';
import { isCreature } from './keywords.js';
import { manaIn } from './notes.js';
import { inZones, matches, number } from './read.js';
import type { Table } from './table.js';
import { cardWorth, lifeSwing } from './worth.js';

/** What a cost takes from its payer besides mana of the moment, in the same points as outcomes; never negative. */
export function costLoss(t: Table, cost: Cost | undefined, env: Env): number {
  if (cost === undefined) return 0;
  const seat = env.controller;
  const team = t.isOurs(seat) ? t.our : t.their;
  const count = (n: Parameters<typeof number>[1] | undefined) => (n === undefined ? 1 : number(t, n, env));
  let lost = 0.1 * manaIn(cost.mana);
  const self = env.self;
  if (self !== null) {
    const there = self.zone === 'battlefield';
    if (cost.sacrificeSelf === true) lost += t.worth(self);
    if (cost.exileSelf === true) lost += there ? t.worth(self) : 0.1;
    if (cost.returnSelf === true) lost += 0.4 * t.worth(self);
    if (cost.discardSelf === true) lost += 0.8 * cardWorth(t.rules, self, t.landsOf(seat), 1);
    if (cost.tapSelf === true && isCreature(self)) lost += 0.1;
  }
  if (cost.payLife !== undefined) lost -= lifeSwing(team.life, -number(t, cost.payLife, env));
  if (cost.sacrifice !== undefined && cost.sacrifice.count !== 'anyNumber')
    lost += cheapest(t, cost.sacrifice.what, count(cost.sacrifice.count), env);
  if (cost.returnToHand !== undefined)
    lost += 0.4 * cheapest(t, cost.returnToHand.what, count(cost.returnToHand.count), env);
  if (cost.discard !== undefined) {
    const hand = t.view.players[seat]?.handSize ?? 0;
    lost += 1.4 * (cost.discard.count === 'hand' ? hand : count(cost.discard.count));
  }
  if (cost.exile !== undefined) lost += 0.15 * count(cost.exile.count);
  if (cost.tap !== undefined) lost += 0.2 * count(cost.tap.count);
  if (cost.tapPower !== undefined) lost += 0.1 * cost.tapPower.total;
  if (cost.removeCounters !== undefined)
    lost += (cost.removeCounters.kind === '+1/+1' ? 1.4 : 0.2) * count(cost.removeCounters.count);
  if (typeof cost.loyalty === 'number') lost -= 0.8 * cost.loyalty;
  if (cost.energy !== undefined) lost += 0.3 * number(t, cost.energy, env);
  if (cost.anyOf !== undefined && cost.anyOf.length > 0)
    lost += Math.min(...cost.anyOf.map((c) => costLoss(t, c, env)));
  return typeof cost.loyalty === 'number' ? lost : Math.max(0, lost);
}

/** Worth of the cheapest permanents of the payer with which it could be paid. */
function cheapest(t: Table, what: Filter, count: number, env: Env): number {
  const worths = inZones(t, what)
    .filter((o) => o.controller === env.controller && matches(t, what, o, env))
    .map((o) => t.worth(o))
    .sort((a, b) => a - b);
  let sum = 0;
  for (const w of worths.slice(0, count)) sum += w;
  return worths.length < count ? sum + 5 : sum;
}
