import { isSeat, type ObjectId, type Seat, type TargetId } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import { withCount } from '../counters/counters.js';
import type { Game } from '../game.js';
import { counterMark } from '../layers/modify.js';
import { withKey } from '../state/with.js';
import type { WhyNot } from './adjust.js';

const NO_TOTAL: WhyNot = { code: 'badNumber', cite: 'choice', message: 'there can be no such total' };
const NO_TEAM: WhyNot = { code: 'malformed', cite: 'priority.action', message: 'there is no such team' };
const NOTHING: WhyNot = { code: 'badChoice', cite: 'choice', message: 'it is so already' };

/** A team's life total (CR 810.9). */
export function adjustLife(g: Game, id: number, total: number): WhyNot | null {
  const team = g.s.teams[id];
  const player = team?.seats[0];
  if (team === undefined || player === undefined) return NO_TEAM;
  if (!Number.isSafeInteger(total) || Math.abs(total) > LARGEST) return NO_TOTAL;
  if (total === team.life) return NOTHING;
  g.setTeam(id, { life: total });
  g.changed(READS.life);
  g.emit({ type: 'life', cite: 'life.set', audience: 'all', player, change: total - team.life, total });
  return null;
}

/** A team's poison counters, which its players pool (CR 810.10). */
export function adjustPoison(g: Game, id: number, total: number): WhyNot | null {
  const player = g.s.teams[id]?.seats[0];
  if (player === undefined) return NO_TEAM;
  if (!g.rules.edition.parameters.sharedPoison)
    return { code: 'badChoice', cite: 'counters', message: 'each player has poison counters of their own' };
  return playerCounters(g, player, 'poison', total);
}

export function adjustCounters(g: Game, on: TargetId, kind: string, total: number): WhyNot | null {
  if (!isKind(kind)) return { code: 'badChoice', cite: 'counters', message: 'there is no such counter' };
  return isSeat(on) ? playerCounters(g, on, kind, total) : objectCounters(g, on, kind, total);
}

const LARGEST = 1_000_000_000;

/** Letters, digits and the signs of "+1/+1"; nothing that records have by themselves. */
const isKind = (kind: string): boolean => /^[A-Za-z0-9+/-]{1,40}$/.test(kind) && !(kind in {});

const isCount = (total: number): boolean => Number.isSafeInteger(total) && total >= 0 && total <= LARGEST;

function playerCounters(g: Game, seat: Seat, kind: string, total: number): WhyNot | null {
  if (g.s.players[seat] === undefined)
    return { code: 'unknownObject', cite: 'counters', message: 'there is no such player' };
  if (!isCount(total)) return NO_TOTAL;
  const pooled = kind === 'poison' && g.rules.edition.parameters.sharedPoison;
  const team = g.teamOf(seat);
  const before = pooled ? team.poison : (g.player(seat).counters[kind] ?? 0);
  if (total === before) return NOTHING;
  if (pooled) g.setTeam(team.id, { poison: total });
  else g.setPlayer(seat, { counters: withCount(g.player(seat).counters, kind, total) ?? {} });
  g.changed(READS.player);
  const cite = pooled ? 'poison.shared' : 'counters';
  g.emit({ type: 'counters', cite, audience: 'all', on: seat, kind, change: total - before, total });
  return null;
}

function objectCounters(g: Game, id: ObjectId, kind: string, total: number): WhyNot | null {
  const o = g.find(id);
  if (o === null || o.zone === 'hand' || o.zone === 'library')
    return { code: 'unknownObject', cite: 'counters', message: 'there is no such object' };
  if (!isCount(total)) return NO_TOTAL;
  const before = o.counters?.[kind] ?? 0;
  if (total === before) return NOTHING;
  const own = g.own(id);
  own.counters = withCount(own.counters, kind, total);
  if (total > before && g.rules.keywordCounters[kind] !== undefined)
    own.marks = withKey(own.marks, counterMark(kind), g.nextTimestamp());
  g.touch();
  g.emit({
    type: 'counters',
    cite: 'counters',
    audience: 'all',
    on: id,
    kind,
    change: total - before,
    total,
  });
  return null;
}
