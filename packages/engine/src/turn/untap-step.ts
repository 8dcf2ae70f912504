import type { ObjectId } from '@ettin/schema';
import { RESTRICTION } from '../compile/zones.js';
import { expire } from '../effects/durations.js';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import type { TurnFrame } from '../state/state.js';
import { untap } from '../zones/tap.js';
import { checkDayNight } from './day-night.js';
import { phaseInAndOut } from './phasing.js';

/** Phasing, day and night, then everything of the active team untaps at once (CR 502). */
export function stepUntap(g: Game, f: TurnFrame): boolean {
  if (f.progress === 0) {
    phaseInAndOut(g);
    checkDayNight(g);
    f.progress = 1;
  }
  const team = g.s.turn.team;
  const keep = new Set<ObjectId>();
  const optional: ObjectId[] = [];
  const candidates: ObjectId[] = [];
  for (const id of g.s.battlefield) {
    const o = g.find(id);
    if (o === null || o.phasedOut || !o.tapped) continue;
    const c = g.chars(o);
    if (g.player(c.controller).team !== team) continue;
    if ((c.restricted & RESTRICTION.doesntUntap) !== 0) continue;
    if ((c.restricted & RESTRICTION.mayNotUntap) !== 0) optional.push(id);
    candidates.push(id);
  }
  if (optional.length > 0) {
    if (f.answer === null) {
      g.ask({
        kind: 'choose',
        players: g.team(team).seats,
        byTeam: true,
        purpose: 'untapStep',
        candidates: optional,
        min: 0,
        max: optional.length,
      });
      return false;
    }
    const value = f.answer.value;
    f.answer = null;
    const chosen = value.kind === 'choose' ? value.chosen : [];
    for (const id of optional) if (!chosen.includes(id)) keep.add(id);
  }
  const limited = overLimit(g, candidates);
  for (const id of candidates) if (!keep.has(id) && !limited.has(id)) untap(g, id);
  expire(g, 'untapDone');
  return true;
}

/** "Players can't untap more than n": the first ones untap, the rest stay. */
function overLimit(g: Game, ids: readonly ObjectId[]): ReadonlySet<ObjectId> {
  const stay = new Set<ObjectId>();
  for (const a of rulesNamed(g, 'untapLimit')) {
    const d = a.rule.data;
    if (d.rule !== 'untapLimit') continue;
    const counts = new Map<number, number>();
    for (const id of ids) {
      const o = g.get(id);
      const c = g.chars(o);
      if (a.rule.test !== null && !a.rule.test(g, o, c, a.env)) continue;
      if (a.rule.who !== null && !a.rule.who(g, a.env, c.controller)) continue;
      const n = (counts.get(c.controller) ?? 0) + 1;
      counts.set(c.controller, n);
      if (n > d.n) stay.add(id);
    }
  }
  return stay;
}
