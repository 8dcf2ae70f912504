import type { BlockDeclaration, Decision, ObjectId } from '@ettin/schema';
import { isSeat } from '@ettin/schema';
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
  readonly blockers: Fighter[];
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
  if (t.ourTurn) return answering(input, { kind: 'blockers', blockers: forced }, 'block: only who must');
  const fixed = new Set<Fighter>();
  for (const b of forced) {
    const who = blockers.find((x) => x.f.o.id === b.blocker);
    const what = attacks.find((x) => x.f.o.id === b.blocks);
    if (who === undefined || what === undefined) continue;
    what.blockers.push(who.f);
    who.used += 1;
    fixed.add(who.f);
  }
  const deadly = incoming(attacks) >= t.our.life;
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

function whyOf(n: number, deadly: boolean): string {
  if (n === 0) return 'block: nothing blocks well, and we live';
  return deadly ? 'block.survive: without blocks we die' : 'block: trades and stops that pay';
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
  return {
    f: fighter(o, t.worth(o)),
    toPlayer: o.attacking === undefined || isSeat(o.attacking),
    least,
    most,
    poison,
    blockers: [],
  };
}

/** Damage to the team's life as the blocks stand. */
function incoming(attacks: readonly Attack[]): number {
  let n = 0;
  for (const a of attacks) {
    if (!a.toPlayer) continue;
    const infect = has(a.f.o, 'infect');
    if (a.blockers.length === 0) n += infect ? 0 : strike(a.f);
    else if (a.f.trample && !infect) n += clash(a.f, a.blockers).through;
  }
  return n;
}

function poisoned(attacks: readonly Attack[]): number {
  return attacks.reduce((n, a) => n + (a.toPlayer && a.blockers.length === 0 ? a.poison : 0), 0);
}

function blockValue(t: Table, attacks: readonly Attack[]): number {
  let value = 0;
  for (const a of attacks) {
    if (a.blockers.length > 0) value -= clashValue(a.f, clash(a.f, a.blockers));
    else if (!a.toPlayer) value -= Math.min(4, 0.8 * strike(a.f));
  }
  return value + survival(t, incoming(attacks), poisoned(attacks));
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
  const used = () => blockers.filter((b) => b.used > 0).length;
  for (let round = 0; round < 40; round++) {
    const now = blockValue(t, attacks);
    let best: { readonly apply: () => void; readonly value: number } | null = null;
    const attempt = (apply: () => void, undo: () => void) => {
      apply();
      const value = blockValue(t, attacks);
      undo();
      if (value > now + 0.05 && (best === null || value > best.value)) best = { apply, value };
    };
    const free = blockers.filter((b) => b.used < b.max);
    for (const a of attacks) {
      const able = free.filter((b) => b.may.includes(a.f.o.id) && !a.blockers.includes(b.f));
      for (const b of able) {
        if (a.blockers.length + 1 < a.least || a.blockers.length >= a.most) continue;
        if (b.used === 0 && used() >= limit) continue;
        attempt(
          () => put(a, [b]),
          () => drop(a, [b]),
        );
      }
      if (a.blockers.length > 0 || a.most < 2 || used() + 2 > limit) continue;
      const few = able.slice(0, 7);
      few.forEach((b, i) => {
        for (const c of few.slice(i + 1))
          attempt(
            () => put(a, [b, c]),
            () => drop(a, [b, c]),
          );
      });
      // two who may gang up need not be the first
      if (a.least > 2 && able.length >= a.least) {
        const gang = able.slice(0, a.least);
        attempt(
          () => put(a, gang),
          () => drop(a, gang),
        );
      }
    }
    // a block that turned out to be needless, and a better place for it in the next round
    for (const a of attacks)
      for (const f of a.blockers) {
        const b = blockers.find((x) => x.f === f);
        if (b === undefined || fixed.has(f) || (a.blockers.length > 1 && a.blockers.length <= a.least))
          continue;
        attempt(
          () => drop(a, [b]),
          () => put(a, [b]),
        );
      }
    const step = best as { readonly apply: () => void } | null;
    if (step === null) return;
    step.apply();
  }
}

function put(a: Attack, list: readonly Blocker[]): void {
  for (const b of list) {
    a.blockers.push(b.f);
    b.used += 1;
  }
}
function drop(a: Attack, list: readonly Blocker[]): void {
  for (const b of list) {
    const i = a.blockers.indexOf(b.f);
    if (i >= 0) a.blockers.splice(i, 1);
    b.used -= 1;
  }
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
