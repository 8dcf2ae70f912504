import type { State } from '@ettin/engine';
import type { EditionParameters, GameEvent } from '@ettin/schema';
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
    const life = lifeMoved(events, was, rules.edition.parameters);
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

/**
 * By how much these events move the team's life. Where the totals set for both heads are added up, each head is deemed
 * to have moved from a share rounded up, so that the moves alone don't lead to the sum; an event without a change
 * closes them (CR 606.9b, 806.9b).
 */
function lifeMoved(
  events: readonly GameEvent[],
  was: State['teams'][number],
  parameters: EditionParameters,
): number {
  const { setBothLife, shareOf } = parameters;
  const heads = was.seats.length;
  let life = was.life;
  let sharedFrom: number | null = null;
  for (const e of events) {
    if (e.type !== 'life' || !was.seats.includes(e.player)) continue;
    if (e.cite !== 'life.setBoth' || setBothLife !== 'sum') {
      life += e.change;
      continue;
    }
    sharedFrom ??= life;
    life += e.change;
    if (e.change !== 0) continue;
    life += heads * Math.ceil(sharedFrom / (shareOf === 'two' ? 2 : heads)) - sharedFrom;
    sharedFrom = null;
  }
  return life - was.life;
}

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
