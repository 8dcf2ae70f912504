import { KW, READS } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Game } from '../game.js';
import { withStatus } from '../state/with.js';
import { occur, occurrence } from '../triggers/occur.js';
import { transform } from '../zones/faces.js';

/** It becomes day or night (CR 731); permanents with daybound and nightbound turn with it. */
export function setDayNight(g: Game, to: 'day' | 'night'): void {
  const before = g.s.status.dayNight;
  if (before === to) return;
  g.s.status = withStatus(g.s.status, 'dayNight', to);
  g.changed(READS.status);
  g.emit({ type: 'status', cite: 'dayNight', audience: 'all', what: to, player: null });
  turnDaybound(g);
  if (before !== null) occur(g, occurrence('dayNightChanges', {}));
}

/** Each daybound permanent shows its front by day and its back by night (CR 702.145). */
export function turnDaybound(g: Game): void {
  const night = g.s.status.dayNight === 'night';
  for (const id of g.s.battlefield) {
    const o = g.find(id);
    if (o === null || o.phasedOut) continue;
    const c = g.chars(o);
    if (night && hasBit(c, KW.daybound) && o.face === 0) transform(g, id);
    else if (!night && hasBit(c, KW.nightbound) && o.face === 1) transform(g, id);
  }
}

/** In the untap step: what the team whose turn came before did decides (CR 502.2a). */
export function checkDayNight(g: Game): void {
  const now = g.s.status.dayNight;
  if (now === null || g.s.turn.number === 1) return;
  const spells = g.s.status.spellsLastTurn;
  if (now === 'day' && spells === 0) setDayNight(g, 'night');
  else if (now === 'night' && spells >= 2) setDayNight(g, 'day');
}

/** The first daybound or nightbound permanent makes it day (CR 731.1, 702.145d). */
export function beginDayIfNeeded(g: Game): boolean {
  if (g.s.status.dayNight !== null) {
    const before = g.s.token;
    turnDaybound(g);
    return g.s.token !== before;
  }
  for (const id of g.s.battlefield) {
    const o = g.find(id);
    if (o === null || o.phasedOut) continue;
    const c = g.chars(o);
    if (hasBit(c, KW.daybound) || hasBit(c, KW.nightbound)) {
      setDayNight(g, hasBit(c, KW.daybound) ? 'day' : 'night');
      return true;
    }
  }
  return false;
}
