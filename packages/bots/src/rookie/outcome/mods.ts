import type { Keyword, Mod, ObjectId, ObjectView } from '@ettin/schema';
import type { Boost } from '../combat/fight.js';
import { combatValue, inFight } from '../combat/now.js';
import { alphaValue } from '../combat/odds.js';
import type { Env } from '../env.js';
import { isCreature, keywordWorth, toughnessLeft } from '../keywords.js';
import { number, players } from '../read.js';
import type { Table } from '../table.js';

/** How long a change lasts, as far as it matters: this turn, or about as long as the game. */
export type Lasting = 'turn' | 'long';

/**
 * What changes to permanents are worth to us: to their controllers, with the sign of whose side that is. Short
 * boosts of several creatures count together, in the attack or the fights that they change.
 */
export function modsGain(
  t: Table,
  list: readonly ObjectView[],
  mods: readonly Mod[],
  lasting: Lasting,
  env: Env,
): number {
  let value = 0;
  const boosts = new Map<ObjectId, Boost>();
  for (const o of list) {
    const boost = { power: 0, toughness: 0, keywords: [] as string[] };
    const own = { ...env, it: o.id };
    for (const m of mods) {
      if (m.mod === 'pt') {
        boost.power += number(t, m.power, own);
        boost.toughness += number(t, m.toughness, own);
      } else if (m.mod === 'gain') for (const k of m.keywords) boost.keywords.push(wordOf(k));
      else if (m.mod === 'control') {
        const to = players(t, m.by, own)[0];
        if (to !== undefined) value += t.sign(o.controller) * controlWorth(t, o, to, lasting);
      } else value += t.sign(o.controller) * oneMod(t, o, m, lasting, own);
    }
    if (boost.power === 0 && boost.toughness === 0 && boost.keywords.length === 0) continue;
    if (isCreature(o) && boost.toughness < 0 && toughnessLeft(o) + boost.toughness <= 0)
      value -= t.sign(o.controller) * t.worth(o);
    else if (lasting === 'long') value += t.sign(o.controller) * lastingBoost(t, o, boost);
    else if (isCreature(o)) boosts.set(o.id, boost);
  }
  return boosts.size === 0 ? value : value + shortBoosts(t, boosts);
}

const wordOf = (k: Keyword): string => (typeof k === 'string' ? k : 'n' in k ? `${k.k} ${k.n}` : k.k);

/** Seen from the present controller: all of it is lost where the other side gets it. */
export function controlWorth(t: Table, o: ObjectView, to: number, lasting: Lasting): number {
  if (t.team(to) === t.team(o.controller)) return 0;
  const fights = isCreature(o) && t.view.step === 'main1' && t.team(to) === t.view.activeTeam;
  return lasting === 'long' ? -1.7 * t.worth(o) : -(fights ? 0.5 * t.worth(o) : 0.1);
}

/** Size and keywords for as long as it lasts, for its controller. */
function lastingBoost(t: Table, o: ObjectView, boost: Boost): number {
  if (!isCreature(o)) return 0.1;
  let words = 0;
  for (const k of boost.keywords)
    if (!o.keywords.includes(k)) words += keywordWorth(k, (o.power ?? 0) + boost.power);
  const useful = t.isHobbled(o) ? 0.2 : o.keywords.includes('defender') ? 0.5 : 1;
  return useful * (boost.power + 0.5 * boost.toughness + words);
}

/** Boosts of this turn, for us: what they change in the fights under way, or in the attack to come. */
function shortBoosts(t: Table, boosts: ReadonlyMap<ObjectId, Boost>): number {
  if (inFight(t)) return combatValue(t, boosts) - t.once('combat', () => combatValue(t));
  if (!t.ourTurn || t.view.step !== 'main1') return 0;
  return 0.8 * (alphaValue(t, boosts) - t.once('alpha', () => alphaValue(t)));
}

/** Everything else, for its controller. */
function oneMod(t: Table, o: ObjectView, m: Mod, lasting: Lasting, env: Env): number {
  const worth = t.worth(o);
  const long = lasting === 'long';
  const creature = isCreature(o);
  const mine = t.team(o.controller) === t.view.activeTeam;
  const early = t.view.step === 'main1' || t.view.step === 'beginCombat' || t.view.step === 'upkeep';
  const power = Math.max(0, o.power ?? 0);
  switch (m.mod) {
    case 'setPT': {
      const [p, q] = [number(t, m.power, env), number(t, m.toughness, env)];
      const change = p - (o.power ?? 0) + 0.5 * (q - (o.toughness ?? 0));
      return creature ? (long ? change : 0.2 * change) : 0;
    }
    case 'lose':
      return -(long ? 1 : 0.2) * m.keywords.reduce((n, k) => n + keywordWorth(k, power), 0);
    case 'gainAbility':
      return long ? 1 : 0.3;
    case 'loseAllAbilities':
      return long ? -0.4 * worth : -0.1 * worth;
    case 'removeTypes':
    case 'setTypes':
      return creature && long ? -0.5 * worth : 0;
    case 'cantAttack':
      return creature ? (long ? -0.5 * worth : mine && early ? -0.4 * power : 0) : 0;
    case 'cantBlock':
      return creature
        ? long
          ? -0.3 * worth
          : !mine && early && o.tapped !== true
            ? -0.5 - 0.2 * power
            : 0
        : 0;
    case 'cantBeBlocked':
    case 'minBlockers':
    case 'maxBlockersOne':
      return (long ? 0.4 : mine && early ? 0.35 : 0) * power;
    case 'damageUnblocked':
    case 'attackDespiteDefender':
      return (long ? 0.5 : 0.2) * power;
    case 'mustAttack':
    case 'goaded':
      return creature ? -0.8 : 0;
    case 'mustBlock':
      return mine || o.tapped === true ? 0 : -0.4;
    case 'mustBeBlocked':
      return mine && early ? 0.8 : 0.1;
    case 'doesntUntap':
      return o.tapped === true ? -0.6 * worth * (long ? 1 : 0.6) : -0.1 * worth;
    case 'cantActivate':
      return -0.25 * worth;
    case 'cantBlockAlone':
    case 'cantAttackAlone':
    case 'cantHaveCounters':
    case 'cantTransform':
      return -0.3;
    case 'loyaltyAbilitiesOf':
    case 'cantBeTargeted':
    case 'mayExert':
    case 'blockAdditional':
    case 'cantBeCountered':
    case 'damageAsPower':
      return 0.3;
    case 'switchPT':
    case 'addTypes':
    case 'addChosenType':
    case 'allCreatureTypes':
    case 'setColors':
    case 'addColors':
    case 'setName':
    case 'mayNotUntap':
    case 'pt':
    case 'gain':
    case 'control':
      return 0;
  }
}
