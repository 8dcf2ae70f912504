import type { ObjectId, ObjectView } from '@ettin/schema';
import type { Table } from '../table.js';
import { lifeSwing } from '../worth.js';
import { type Boost, clash, clashValue, fighter, strike } from './fight.js';

/** Blockers have been declared and damage has not been dealt: what is done now decides fights. */
export const inFight = (t: Table): boolean => t.view.step === 'declareBlockers';

/** What the combat under way is worth to us as it stands, or with some creatures boosted or gone. */
export function combatValue(
  t: Table,
  boosts: ReadonlyMap<ObjectId, Boost> = NOBODY,
  gone: ReadonlySet<ObjectId> = NONE,
): number {
  let value = 0;
  let damage = 0;
  const fighterOf = (o: ObjectView) => fighter(o, t.worth(o), boosts.get(o.id));
  for (const a of t.view.battlefield) {
    if (a.attacking === undefined || gone.has(a.id)) continue;
    const sign = t.sign(a.controller);
    const blockers = t.view.battlefield.filter((b) => b.blocking?.includes(a.id) === true && !gone.has(b.id));
    const f = fighterOf(a);
    let through = 0;
    if (a.blocked !== true) through = strike(f);
    else if (blockers.length > 0) {
      const c = clash(f, blockers.map(fighterOf));
      value += sign * clashValue(f, c);
      through = c.through;
    }
    if (t.heads(a.attacking).length > 0) damage += through;
    else value += sign * Math.min(4, through);
  }
  const hit = t.ourTurn ? t.their : t.our;
  return value + (t.ourTurn ? -1 : 1) * lifeSwing(hit.life, -damage);
}

const NOBODY: ReadonlyMap<ObjectId, Boost> = new Map();
const NONE: ReadonlySet<ObjectId> = new Set();
