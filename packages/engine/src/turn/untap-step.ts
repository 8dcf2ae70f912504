import type { ObjectId, Seat } from '@ettin/schema';
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
  const candidates = tappedOnes(g);
  if (f.progress === 1) {
    const kept = keptTapped(g, f, candidates);
    if (kept === null) return false;
    f.data = kept;
    f.progress = 2;
  }
  for (;;) {
    const ids = candidates.filter((id) => !f.data.includes(id));
    const over = overLimit(g, ids);
    if (over === null) {
      for (const id of ids) untap(g, id);
      expire(g, 'untapDone');
      return true;
    }
    if (over.n <= 0) {
      f.data = [...f.data, ...over.ids];
      continue;
    }
    if (f.answer === null) {
      const { seat, n } = over;
      g.ask({
        kind: 'choose',
        players: [seat],
        byTeam: false,
        purpose: 'untapStep',
        candidates: over.ids,
        min: n,
        max: n,
      });
      return false;
    }
    const { value } = f.answer;
    f.answer = null;
    const chosen = value.kind === 'choose' ? value.chosen : [];
    f.data = [...f.data, ...over.ids.filter((id) => !chosen.includes(id))];
  }
}

/** Tapped permanents of the active team that may untap. */
export function tappedOnes(g: Game): readonly ObjectId[] {
  return g.s.battlefield.filter((id) => {
    const o = g.find(id);
    if (o === null || o.phasedOut || !o.tapped) return false;
    const c = g.chars(o);
    return g.player(c.controller).team === g.s.turn.team && (c.restricted & RESTRICTION.doesntUntap) === 0;
  });
}

/** Which of those that need not untap stay tapped, as the team says; null while it is asked. */
function keptTapped(g: Game, f: TurnFrame, candidates: readonly ObjectId[]): readonly ObjectId[] | null {
  const optional = candidates.filter((id) => (g.chars(g.get(id)).restricted & RESTRICTION.mayNotUntap) !== 0);
  if (optional.length === 0) return [];
  if (f.answer === null) {
    g.ask({
      kind: 'choose',
      players: g.team(g.s.turn.team).seats,
      byTeam: true,
      purpose: 'untapStep',
      candidates: optional,
      min: 0,
      max: optional.length,
    });
    return null;
  }
  const { value } = f.answer;
  f.answer = null;
  const chosen = value.kind === 'choose' ? value.chosen : [];
  return optional.filter((id) => !chosen.includes(id));
}

interface Over {
  readonly seat: Seat;
  readonly ids: readonly ObjectId[];
  readonly n: number;
}

/** A player who could untap more than an effect allows, and has to choose which (CR 502.3). */
function overLimit(g: Game, ids: readonly ObjectId[]): Over | null {
  for (const a of rulesNamed(g, 'untapLimit')) {
    const d = a.rule.data;
    if (d.rule !== 'untapLimit') continue;
    for (const seat of g.team(g.s.turn.team).seats) {
      if (a.rule.who !== null && !a.rule.who(g, a.env, seat)) continue;
      const mine = ids.filter((id) => {
        const o = g.get(id);
        const c = g.chars(o);
        return c.controller === seat && (a.rule.test === null || a.rule.test(g, o, c, a.env));
      });
      if (mine.length > d.n) return { seat, ids: mine, n: d.n };
    }
  }
  return null;
}
