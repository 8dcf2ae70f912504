import type { BlockDeclaration, BotReason, Decision, ObjectId } from '@ettin/schema';
import { answering, type BotInput, type BotMove } from '../../bot.js';
import { has, numberAfter } from '../keywords.js';
import { Table } from '../table.js';
import { lifeSwing } from '../worth.js';
import { clash, clashValue, type Fighter, fighter, strike } from './fight.js';

type Blockers = Extract<Decision, { kind: 'blockers' }>;

interface Attack {
  readonly f: Fighter;
  readonly toPlayer: boolean;
  readonly least: number;
  readonly most: number;
  readonly poison: number;
  blockers: readonly Fighter[];
  share: Share;
}

interface Blocker {
  readonly f: Fighter;
  readonly may: readonly ObjectId[];
  readonly max: number;
  used: number;
}

/**
 * The block of the whole team, by value: good blocks and trades, two on one where that pays, and lives thrown in
 * the way only when the damage would be deadly.
 */
export function planBlock(input: BotInput, d: Blockers): BotMove {
  const t = new Table(input);
  const forced = d.suggested?.kind === 'blockers' ? d.suggested.blockers : [];
  const attacks = d.attackers.flatMap((id) => {
    const a = attackOf(t, id);
    return a === null ? [] : [a];
  });
  const blockers: Blocker[] = d.options.flatMap((x) => {
    const o = t.find(x.blocker);
    return o === null ? [] : [{ f: fighter(o, t.worth(o)), may: x.attackers, max: x.max, used: 0 }];
  });
  if (t.ourTurn) return answering(input, { kind: 'blockers', blockers: forced }, { code: 'blockMust' });
  const fixed = new Set<Fighter>();
  for (const b of forced) {
    const who = blockers.find((x) => x.f.o.id === b.blocker);
    const what = attacks.find((x) => x.f.o.id === b.blocks);
    if (who === undefined || what === undefined) continue;
    what.blockers = [...what.blockers, who.f];
    what.share = shareOf(what, what.blockers);
    who.used += 1;
    fixed.add(who.f);
  }
  const deadly = attacks.reduce((n, a) => n + a.share.damage, 0) >= t.our.life;
  improve(t, attacks, blockers, d.maxBlockers, fixed);
  const chosen: BlockDeclaration[] = attacks.flatMap((a) =>
    a.blockers.map((b) => ({ blocker: b.o.id, blocks: a.f.o.id })),
  );
  return answering(
    input,
    { kind: 'blockers', blockers: legalOnly(t, chosen, forced) },
    whyOf(chosen.length, deadly),
  );
}

function whyOf(n: number, deadly: boolean): BotReason {
  if (n === 0) return { code: 'blockNone' };
  return { code: deadly ? 'blockSurvive' : 'blockPays' };
}

function attackOf(t: Table, id: ObjectId): Attack | null {
  const o = t.find(id);
  if (o === null) return null;
  let least = has(o, 'menace') ? 2 : 1;
  let most = 99;
  for (const n of t.notes(o))
    for (const m of n.selfMods) {
      if (m.mod === 'minBlockers') least = Math.max(least, m.n);
      if (m.mod === 'maxBlockersOne') most = 1;
    }
  const poison = has(o, 'infect')
    ? Math.max(0, o.power ?? 0)
    : numberAfter(o, 'toxic') + numberAfter(o, 'poisonous');
  const a: Attack = {
    f: fighter(o, t.worth(o)),
    toPlayer: o.attacking === undefined || t.heads(o.attacking).length > 0,
    least,
    most,
    poison,
    blockers: [],
    share: { value: 0, damage: 0, poison: 0 },
  };
  a.share = shareOf(a, []);
  return a;
}

/** What one attacker comes to with these blockers: worth won and lost, and what gets through. */
interface Share {
  readonly value: number;
  readonly damage: number;
  readonly poison: number;
}

function shareOf(a: Attack, blockers: readonly Fighter[]): Share {
  const infect = has(a.f.o, 'infect');
  if (blockers.length === 0) {
    if (!a.toPlayer) return { value: -Math.min(4, 0.8 * strike(a.f)), damage: 0, poison: 0 };
    return { value: 0, damage: infect ? 0 : strike(a.f), poison: a.poison };
  }
  const c = clash(a.f, blockers);
  return { value: -clashValue(a.f, c), damage: a.toPlayer && !infect ? c.through : 0, poison: 0 };
}

/** Sums of the shares, with one of them exchanged. */
function total(
  t: Table,
  attacks: readonly Attack[],
  instead?: { readonly of: Attack; readonly share: Share },
): number {
  let [value, damage, poison] = [0, 0, 0];
  for (const a of attacks) {
    const s = instead?.of === a ? instead.share : a.share;
    value += s.value;
    damage += s.damage;
    poison += s.poison;
  }
  return value + survival(t, damage, poison);
}

/** What the damage costs: some life while there is plenty, everything when it is deadly, the less the closer to living. */
function survival(t: Table, damage: number, poison: number): number {
  let value = 0;
  const left = t.our.life - damage;
  value += left <= 0 ? -100 + 6 * left : 0.4 * lifeSwing(t.our.life, -damage);
  const room = t.our.poisonToLose - t.our.poison - poison;
  if (poison > 0)
    value -= room <= 0 ? 100 - 6 * room : poison * (1 + (2 * t.our.poison) / t.our.poisonToLose);
  return value;
}

/** Goes on making the change that helps most, until none does. */
function improve(
  t: Table,
  attacks: readonly Attack[],
  blockers: readonly Blocker[],
  limit: number,
  fixed: ReadonlySet<Fighter>,
): void {
  for (let round = 0; round < 60; round++) {
    const now = total(t, attacks);
    let best: Change | null = null;
    for (const change of changes(t, attacks, blockers, limit, fixed)) {
      const share = shareOf(change.a, change.blockers);
      const value = total(t, attacks, { of: change.a, share });
      if (value > now + 0.05 && (best === null || value > best.value)) best = { ...change, share, value };
    }
    if (best === null) return;
    for (const f of best.a.blockers) used(blockers, f, -1);
    for (const f of best.blockers) used(blockers, f, 1);
    best.a.blockers = best.blockers;
    best.a.share = best.share;
  }
}

interface Change {
  readonly a: Attack;
  readonly blockers: readonly Fighter[];
  readonly share: Share;
  readonly value: number;
}

function used(blockers: readonly Blocker[], f: Fighter, by: number): void {
  const b = blockers.find((x) => x.f === f);
  if (b !== undefined) b.used += by;
}

/** Blockers beyond these aren't tried in pairs. */
const PAIRED = 7;

/** One more blocker, two at once for an unblocked attacker, as many as it takes, or one less. */
function* changes(
  t: Table,
  attacks: readonly Attack[],
  blockers: readonly Blocker[],
  limit: number,
  fixed: ReadonlySet<Fighter>,
): Generator<{ readonly a: Attack; readonly blockers: readonly Fighter[] }> {
  const room = limit - blockers.filter((b) => b.used > 0).length;
  const free = blockers.filter((b) => b.used < b.max && (b.used > 0 || room > 0));
  for (const a of attacks) {
    const had = a.blockers;
    const able = different(
      t,
      free.filter((b) => b.may.includes(a.f.o.id) && !had.includes(b.f)),
    );
    if (had.length + 1 >= a.least && had.length < a.most)
      for (const b of able) yield { a, blockers: [...had, b.f] };
    if (had.length === 0 && a.most > 1 && room > 1) {
      const some = able.slice(0, PAIRED);
      for (const [i, b] of some.entries())
        for (const c of some.slice(i + 1)) yield { a, blockers: [b.f, c.f] };
      const all = free.filter((b) => b.may.includes(a.f.o.id));
      if (all.length >= Math.max(2, a.least) && room >= a.least)
        yield { a, blockers: all.slice(0, Math.max(2, a.least)).map((b) => b.f) };
    }
    const least = had.length > a.least || had.length === 1;
    for (const f of had) if (least && !fixed.has(f)) yield { a, blockers: had.filter((x) => x !== f) };
  }
}

/** One of each kind is enough to try. */
function different(t: Table, list: readonly Blocker[]): readonly Blocker[] {
  return list.length < 4 ? list : [...new Map(list.map((b) => [t.likeness(b.f.o.id), b])).values()];
}

/** One that can't block alone doesn't. */
function legalOnly(
  t: Table,
  chosen: readonly BlockDeclaration[],
  forced: readonly BlockDeclaration[],
): readonly BlockDeclaration[] {
  const who = new Set(chosen.map((b) => b.blocker));
  const only = who.size === 1 ? t.find([...who][0] ?? 0) : null;
  const shy = only !== null && t.notes(only).some((n) => n.selfMods.some((m) => m.mod === 'cantBlockAlone'));
  const costs = t.view.battlefield.some((o) =>
    t.notes(o).some((n) => n.rules.some((r) => r.rule === 'blockCost')),
  );
  return shy || costs ? forced : chosen;
}
