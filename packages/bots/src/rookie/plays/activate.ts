import type { Action, Cost, ObjectView } from '@ettin/schema';
import { fighter } from '../combat/fight.js';
import { attackValue, theirBlockers } from '../combat/odds.js';
import { costLoss } from '../costs.js';
import { envFor } from '../env.js';
import { isCreature } from '../keywords.js';
import { hasX, manaIn, noteFor } from '../notes.js';
import { abilityGain } from '../outcome/outcome.js';
import type { Table } from '../table.js';
import type { Play } from './play.js';
import { purposeOf } from './purpose.js';

type Activate = Extract<Action, { type: 'activate' }>;

/** What activating this would be good for; null where nothing can be said. */
export function activatePlay(t: Table, action: Activate): Play | null {
  const o = t.find(action.object);
  const id = o?.abilities[action.ability];
  const note = id === undefined ? undefined : noteFor(t.rules, id);
  if (o === null || note === undefined || note.data.kind !== 'activated' || note.mana) return null;
  const a = note.data;
  const spent = t.mana(action.player).total;
  const fixed = manaIn(a.cost.mana);
  const x = hasX(a.cost, undefined)
    ? Math.max(0, spent - fixed)
    : a.cost.loyalty === 'minusX'
      ? (o.loyalty ?? 0)
      : 0;
  const mana = Math.min(spent, fixed + x);
  const purpose = purposeOf(a);
  const base = { action, mana, response: purpose.counters };
  if (note.keyword === 'crew') return crewPlay(t, o, a.cost, base);
  const env = envFor(o, action.player, { x });
  const gain = abilityGain(t, a, env);
  if (gain === null) return null;
  const loyalty = a.cost.loyalty !== undefined;
  const slow = a.timing === 'sorcery' || loyalty;
  return {
    ...base,
    gain: gain - costLoss(t, a.cost, env),
    slow,
    removal: purpose.removes,
    taps: purpose.taps,
    trick: purpose.fights,
    early: loyalty || note.keyword === 'equip' || note.keyword === 'reconfigure',
  };
}

/** A vehicle attacks in the place of weaker creatures, or of those that can't attack. */
function crewPlay(
  t: Table,
  o: ObjectView,
  cost: Cost,
  base: Pick<Play, 'action' | 'mana' | 'response'>,
): Play | null {
  if (isCreature(o) || o.tapped === true || t.view.step !== 'main1' || !t.ourTurn) return null;
  if (o.summoningSick === true) return null;
  const total = cost.tapPower?.total ?? 0;
  const crew = t.creatures(t.our).filter((c) => c.controller === o.controller && c.tapped !== true);
  const idle = crew.filter((c) => c.summoningSick === true);
  const powerOf = (list: readonly ObjectView[]) => list.reduce((n, c) => n + Math.max(0, c.power ?? 0), 0);
  const lost = powerOf(idle) >= total ? 0 : Math.max(0, total - powerOf(idle));
  const attack = attackValue(t, fighter(o, t.worth(o)), theirBlockers(t), 2);
  const gain = attack <= 0 ? 0 : attack - 0.4 * lost + 0.2 * (o.power ?? 0);
  return { ...base, gain, slow: false, removal: false, trick: false, taps: false, early: true };
}
