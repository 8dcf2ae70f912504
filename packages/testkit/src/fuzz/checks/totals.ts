import type { State } from '@ettin/engine';
import type { GameEvent } from '@ettin/schema';
import type { Check } from './moment.js';

const whole = (n: number): boolean => Number.isInteger(n) && !Object.is(n, -0);
const count = (n: number): boolean => whole(n) && n >= 0;

/** Totals are whole numbers, and life and poison move by what the events say (CR 810.9, 810.10). */
export const totalsAdd: Check = ({ rules, before, events, state }) => {
  const out: string[] = [];
  const sharedPoison = rules.edition.parameters.sharedPoison;
  for (const team of state.teams) {
    if (!whole(team.life)) out.push(`team ${team.id} has ${team.life} life`);
    if (!count(team.poison)) out.push(`team ${team.id} has ${team.poison} poison counters`);
    const was = before?.teams[team.id];
    if (was === undefined) continue;
    const life = sum(events, (e) => (e.type === 'life' && team.seats.includes(e.player) ? e.change : 0));
    if (was.life + life !== team.life)
      out.push(`team ${team.id}: life ${was.life}, events say ${life}, now ${team.life}`);
    const poison = sum(events, (e) =>
      e.type === 'counters' && e.kind === 'poison' && team.seats.includes(e.on) ? e.change : 0,
    );
    if (sharedPoison && was.poison + poison !== team.poison)
      out.push(`team ${team.id}: poison ${was.poison}, events say ${poison}, now ${team.poison}`);
  }
  if (before === null || before.players !== state.players) out.push(...playerTotals(state));
  if (before !== null && before.objects === state.objects) return out;
  for (let slot = 0; slot < state.objects.length; slot++) {
    const o = state.objects[slot];
    if (o === undefined || o === null || o === before?.objects[slot]) continue;
    if (!count(o.damage)) out.push(`damage ${o.damage} on ${o.id}`);
    for (const [kind, n] of Object.entries(o.counters ?? {}))
      if (!count(n) || n === 0) out.push(`${n} ${kind} counters on ${o.id}`);
  }
  return out;
};

function playerTotals(state: State): readonly string[] {
  const out: string[] = [];
  for (const p of state.players) {
    for (const [i, n] of p.mana.entries()) if (!count(n)) out.push(`player ${p.seat} has ${n} mana ${i}`);
    for (const [kind, n] of Object.entries(p.counters))
      if (!count(n) || n === 0) out.push(`player ${p.seat} has ${n} ${kind} counters`);
    if (!count(p.landsPlayed)) out.push(`player ${p.seat} has played ${p.landsPlayed} lands`);
  }
  return out;
}

function sum(events: readonly GameEvent[], amount: (e: GameEvent) => number): number {
  let total = 0;
  for (const e of events) total += amount(e);
  return total;
}
