import type { AttackDeclaration, BotReason, Decision, ObjectView, TargetId } from '@ettin/schema';
import { isSeat } from '@ettin/schema';
import { answering, type BotInput, type BotMove } from '../../bot.js';
import type { Rng } from '../../rng.js';
import { has, isCreature, isPlaneswalker } from '../keywords.js';
import { manaIn } from '../notes.js';
import { Table } from '../table.js';
import { type Fighter, fighter, throughBlocks } from './fight.js';
import { alpha, attackValue, isLethal, mayBlock, theirBlockers, turnsToKill } from './odds.js';

type Attackers = Extract<Decision, { kind: 'attackers' }>;

/** An attacker and what attacking with it is worth if they answer it well. */
interface Candidate {
  readonly f: Fighter;
  readonly targets: readonly TargetId[];
  readonly value: number;
}

/** The attack of the whole team: everything when that wins, else what pays and still leaves enough at home. */
export function planAttack(input: BotInput, d: Attackers, rng: Rng): BotMove {
  const t = new Table(input);
  const forced = d.suggested?.kind === 'attackers' ? d.suggested.attackers : d.required;
  const all = d.options.flatMap(({ attacker, targets }) => {
    const o = t.find(attacker);
    return o === null || targets.length === 0 ? [] : [{ f: fighter(o, t.worth(o)), targets }];
  });
  if (!t.ourTurn) return answering(input, { kind: 'attackers', attackers: forced }, { code: 'attackMust' });
  const blockers = theirBlockers(t);
  const fighters = all.map((a) => a.f);
  if (fighters.length > 0 && isLethal(t, alpha(t, fighters, blockers))) {
    const attackers = all.map((a) => declare(t, a.f.o, a.targets, rng));
    return finish(input, t, d, forced, attackers, all, { code: 'attackAll' });
  }
  const clock = turnsToKill(t, fighters);
  const bold = clock <= 2 && t.our.life > t.their.life ? 0.8 : 0;
  // the fewer attack, the more of the blockers can turn on each of them
  let candidates: readonly Candidate[] = [];
  let chosen: readonly Candidate[] = all.map((a) => ({ ...a, value: 0 }));
  for (let attacking = Number.POSITIVE_INFINITY; chosen.length < attacking; ) {
    attacking = chosen.length;
    candidates = all.map((a) => ({ ...a, value: attackValue(t, a.f, blockers, attacking) }));
    chosen = candidates.filter((c) => c.value > -bold && c.f.power > 0);
  }
  const kept = keepHome(t, chosen, clock);
  const attackers = aim(t, kept, rng);
  return finish(input, t, d, forced, attackers, candidates, {
    code: attackers.length === 0 ? 'attackNone' : 'attackGains',
  });
}

/** Leaves out attackers until what stays at home keeps the team alive through their next attack. */
function keepHome(t: Table, chosen: readonly Candidate[], clock: number): readonly Candidate[] {
  const threats = t.view.battlefield
    .filter((o) => !t.isOurs(o.controller) && o.phasedOut !== true && isThreat(t, o))
    .map((o) => fighter(o, t.worth(o)));
  const home = t.creatures(t.our).filter((o) => o.tapped !== true && mayBlock(t, o));
  const kept = [...chosen].sort((a, b) => b.value - a.value);
  // what they may still cast or crew
  const margin = clock <= 1.2 ? 0 : Math.max(2, Math.min(6, Math.floor(t.our.life / 4)));
  for (;;) {
    const gone = new Set(kept.filter((c) => !has(c.f.o, 'vigilance')).map((c) => c.f.o));
    const left = home.filter((o) => !gone.has(o));
    if (throughBlocks(threats, left) < t.our.life - margin) return kept;
    const last = kept.findLastIndex((c) => gone.has(c.f.o) && mayBlock(t, c.f.o));
    if (last < 0) return kept;
    kept.splice(last, 1);
  }
}

/** Could it attack in their next turn? Vehicles that they can crew too. */
function isThreat(t: Table, o: ObjectView): boolean {
  if (isCreature(o)) return !t.isHobbled(o) && !has(o, 'defender');
  return o.subtypes.includes('Vehicle') && t.creatures(t.their).length > 1;
}

/** Whom each attacks: planeswalkers with as much as it takes, the rest the head with more cards in hand. */
function aim(t: Table, chosen: readonly Candidate[], rng: Rng): AttackDeclaration[] {
  const left = [...chosen].sort((a, b) => a.f.power - b.f.power);
  const out: AttackDeclaration[] = [];
  const walkers = t.view.battlefield.filter((o) => isPlaneswalker(o) && !t.isOurs(o.controller));
  for (const w of walkers) {
    let missing = w.loyalty ?? 0;
    while (missing > 0) {
      const i = left.findIndex((c) => c.targets.includes(w.id));
      const c = left[i];
      if (c === undefined) break;
      out.push({ attacker: c.f.o.id, attacks: w.id });
      missing -= c.f.power;
      left.splice(i, 1);
    }
  }
  for (const c of left) out.push(declare(t, c.f.o, c.targets, rng));
  return out;
}

/** Of the heads that it may attack, the one with more cards in hand; life is the team's whichever it is. */
function declare(t: Table, o: ObjectView, targets: readonly TargetId[], rng: Rng): AttackDeclaration {
  const heads = targets.filter(isSeat);
  const hand = (seat: number) => t.view.players[seat]?.handSize ?? 0;
  const most = Math.max(...heads.map(hand));
  const best = heads.filter((seat) => hand(seat) === most);
  return { attacker: o.id, attacks: best[rng(best.length)] ?? targets[0] ?? 0 };
}

/** Observes what only the whole attack can break: who must, how many may, who can't alone, and what it costs. */
function finish(
  input: BotInput,
  t: Table,
  d: Attackers,
  forced: readonly AttackDeclaration[],
  wanted: readonly AttackDeclaration[],
  ranked: readonly { readonly f: Fighter; readonly value?: number }[],
  why: BotReason,
): BotMove {
  const must = new Set(forced.map((a) => a.attacker));
  const value = new Map(ranked.map((c) => [c.f.o.id, c.value ?? c.f.power]));
  const others = wanted
    .filter((a) => !must.has(a.attacker))
    .sort((a, b) => (value.get(b.attacker) ?? 0) - (value.get(a.attacker) ?? 0));
  const budget = new Map(t.our.seats.map((seat) => [seat, landMana(t, seat)]));
  const attackers = [...forced];
  for (const a of others) {
    if (attackers.length >= d.maxAttackers) break;
    const cost = attackCost(t, a.attacks);
    const seat = t.find(a.attacker)?.controller ?? 0;
    const mana = budget.get(seat) ?? 0;
    if (cost > mana || (cost > 0 && (value.get(a.attacker) ?? 0) < 0.4 * cost)) continue;
    budget.set(seat, mana - cost);
    attackers.push(a);
  }
  const only = attackers.length === 1 ? attackers[0] : undefined;
  if (only !== undefined && !must.has(only.attacker) && cantAlone(t, only.attacker)) attackers.pop();
  return answering(input, { kind: 'attackers', attackers }, why);
}

function cantAlone(t: Table, id: number): boolean {
  const o = t.find(id);
  return o !== null && t.notes(o).some((n) => n.selfMods.some((m) => m.mod === 'cantAttackAlone'));
}

/** Mana that has to be paid for each creature that attacks this, as far as permanents say. */
function attackCost(t: Table, attacks: TargetId): number {
  let cost = 0;
  for (const o of t.view.battlefield) {
    if (t.isOurs(o.controller)) continue;
    for (const n of t.notes(o))
      for (const r of n.rules)
        if (r.rule === 'attackCost' && (t.heads(attacks).length > 0 || r.planeswalkersToo === true))
          cost += manaIn(r.cost.mana);
  }
  return cost;
}

/** Mana without that of creatures, which may be attacking. */
function landMana(t: Table, seat: number): number {
  return t.view.battlefield.filter(
    (o) => o.controller === seat && o.tapped !== true && o.types.includes('land'),
  ).length;
}
