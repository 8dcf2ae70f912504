import type { ObjectId, Seat } from '@ettin/schema';
import { KW, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import { bindResult } from '../events/bind.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { hasDeathtouch, hasLifelink } from '../keywords/damage.js';
import { indexOf, rulesNamed } from '../layers/table.js';
import type { Happening } from '../state/state.js';
import { withKey } from '../state/with.js';
import { addTally } from '../teams/tally.js';
import { listens, occur, occurrence } from '../triggers/occur.js';
import { monarchAttacked } from '../turn/monarch.js';
import { protectedFrom } from './preventable.js';

/**
 * Damage dealt together: what it does to players and permanents, and lifelink as part of it (CR 120.3).
 * Results are events of their own, so that life, counters and gains can be replaced in turn.
 */
export function commitDamage(g: Game, events: readonly Happening[]): void {
  const results: Happening[] = [];
  const dealt: Happening[] = [];
  const floor = new Map<number, number>();
  for (const e of events) {
    if (e.amount <= 0) continue;
    if (protectedFrom(g, e)) {
      const to = e.object !== 0 ? e.object : e.player;
      g.emit({ type: 'prevented', cite: 'damage.prevented', audience: 'all', to, amount: e.amount });
      continue;
    }
    const source = g.look(e.source);
    const c = source?.c ?? null;
    if (e.object !== 0) {
      const target = g.find(e.object);
      if (target === null || target.zone !== 'battlefield' || target.phasedOut) continue;
      damagePermanent(g, e, c, results);
    } else damagePlayer(g, e, c, results, floor);
    dealt.push(e);
    if (c !== null && hasLifelink(g, c))
      results.push(
        happening('gainLife', {
          player: c.controller,
          amount: e.amount,
          source: e.source,
          cite: 'damage.lifelink',
        }),
      );
    const to = e.object !== 0 ? e.object : e.player;
    g.emit({
      type: 'damage',
      cite: 'damage',
      audience: 'all',
      source: e.source,
      to,
      amount: e.amount,
      combat: e.combat,
    });
    bindResult(g, e, e.amount, [to]);
    if (e.source !== 0 && g.find(e.source)?.zone === 'battlefield') {
      const own = g.own(e.source);
      own.marks = withKey(own.marks, 'dealtDamage', g.s.turn.number);
    }
  }
  if (dealt.length === 0) return;
  g.changed(READS_TURN);
  triggerDamage(g, dealt);
  happen(
    g,
    results.filter((r) => r.kind === 'loseLife' || r.kind === 'counters'),
  );
  const gains = results.filter((r) => r.kind === 'gainLife');
  // losses first: they are results of the same damage, and no one is asked in between
  if (gains.length > 0) happen(g, gains);
}
const READS_TURN = 32;

function damagePlayer(
  g: Game,
  e: Happening,
  c: Chars | null,
  results: Happening[],
  floor: Map<number, number>,
): void {
  const seat = e.player;
  addTally(g, seat, 'damageTaken', e.amount);
  if (e.combat && c !== null) addTally(g, c.controller, 'combatDamageDealt', e.amount);
  if (c !== null && hasBit(c, KW.infect)) {
    results.push(
      happening('counters', {
        player: seat,
        amount: e.amount,
        counter: 'poison',
        source: e.source,
        cite: 'damage.infect',
      }),
    );
  } else {
    const amount = floored(g, seat, e.amount, floor);
    if (amount > 0) results.push(happening('loseLife', { player: seat, amount, source: e.source }));
  }
  if (e.combat && c !== null) {
    let toxic = 0;
    for (const p of c.params) if (p.data.k === 'toxic') toxic += p.n;
    if (toxic > 0)
      results.push(
        happening('counters', { player: seat, amount: toxic, counter: 'poison', source: e.source }),
      );
  }
}

/** "Damage that would reduce your life total to less than n": the team's total is what it protects. */
function floored(g: Game, seat: Seat, amount: number, spent: Map<number, number>): number {
  const team = g.teamOf(seat);
  const before = spent.get(team.id) ?? 0;
  let least = Number.NEGATIVE_INFINITY;
  for (const a of rulesNamed(g, 'damageFloor')) {
    const d = a.rule.data;
    if (d.rule !== 'damageFloor') continue;
    if (team.seats.some((s) => a.rule.who?.(g, a.env, s) === true)) least = Math.max(least, d.n);
  }
  const life = team.life - before;
  const allowed = life - amount < least ? Math.max(0, Math.min(amount, life - least)) : amount;
  spent.set(team.id, before + allowed);
  return allowed;
}

function damagePermanent(g: Game, e: Happening, c: Chars | null, results: Happening[]): void {
  const own = g.own(e.object);
  const kind = g.chars(own).types;
  own.marks = withKey(own.marks, 'wasDealtDamage', g.s.turn.number);
  if (e.source !== 0 && own.damagedBy?.includes(e.source) !== true)
    own.damagedBy = [...(own.damagedBy ?? []), e.source];
  if ((kind & TYPE.planeswalker) !== 0)
    results.push(
      happening('counters', { object: e.object, amount: -e.amount, counter: 'loyalty', source: e.source }),
    );
  if ((kind & TYPE.battle) !== 0)
    results.push(
      happening('counters', { object: e.object, amount: -e.amount, counter: 'defense', source: e.source }),
    );
  if ((kind & TYPE.creature) === 0) return;
  if (c !== null && (hasBit(c, KW.infect) || hasBit(c, KW.wither)))
    results.push(
      happening('counters', { object: e.object, amount: e.amount, counter: '-1/-1', source: e.source }),
    );
  else own.damage += e.amount;
  if (c !== null && hasDeathtouch(g, c)) own.deathtouched = true;
}

function triggerDamage(g: Game, dealt: readonly Happening[]): void {
  const index = indexOf(g);
  if (listens(g, 'damage'))
    for (const e of dealt)
      occur(
        g,
        occurrence('damage', {
          object: e.object !== 0 ? e.object : e.source,
          source: e.source,
          player: e.object === 0 ? e.player : -1,
          other: e.object !== 0 ? e.object : e.player,
          amount: e.amount,
          combat: e.combat,
        }),
        index,
      );
  for (const e of dealt)
    if (e.combat && e.object === 0) monarchAttacked(g, e.player, g.controllerOf(e.source));
  if (listens(g, 'combatDamageBatch')) {
    const byPlayer = new Map<Seat, ObjectId[]>();
    for (const e of dealt)
      if (e.combat && e.object === 0) byPlayer.set(e.player, [...(byPlayer.get(e.player) ?? []), e.source]);
    for (const [player, objects] of byPlayer)
      occur(g, occurrence('combatDamageBatch', { player, objects, amount: objects.length }), index);
  }
}
