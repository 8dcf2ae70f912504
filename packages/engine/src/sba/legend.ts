import type { ObjectId, Seat } from '@ettin/schema';
import { SUPER } from '../compile/bits.js';
import type { Asked, Game } from '../game.js';
import type { CheckFrame, Happening } from '../state/state.js';
import { toZone } from '../zones/destroy.js';
import { classesOf } from './classes.js';
import { legendRuleOff } from './permanents.js';

const NONE: readonly Happening[] = [];

/**
 * The legend rule (CR 704.5j): a player who controls several legendary permanents of one name keeps one of them.
 * In older editions all of them go, partners' too. Null while asking; `data` of the frame holds what is kept, as
 * nothing is done before everybody has chosen.
 */
export function legendRule(g: Game, f: CheckFrame): readonly Happening[] | null {
  if (f.answer !== null && f.asking === 'legend') {
    const { value } = f.answer;
    f.answer = null;
    f.data = [...f.data, ...(value.kind === 'choose' ? value.chosen : [])];
  }
  f.asking = '';
  const groups = groupsOf(g);
  if (groups.length === 0) return NONE;
  const perPlayer = g.rules.edition.parameters.legendRule === 'perPlayerChoose';
  const open = perPlayer ? groups.filter((ids) => !ids.some((id) => f.data.includes(id))) : [];
  const [first, ...partners] = nextAsked(g, open);
  if (first !== undefined) {
    f.asking = 'legend';
    g.ask(first, partners);
    return null;
  }
  const kept = f.data;
  f.data = [];
  const doomed = groups.flat().filter((id) => !kept.includes(id));
  return doomed.map((id) => toZone(g.get(id), 'graveyard', 'sba', {}));
}

/** One group of each player of the first team that still has to choose, in turn order (CR 101.4, 805.6). */
function nextAsked(g: Game, open: readonly (readonly ObjectId[])[]): readonly Asked[] {
  const byPlayer = new Map<Seat, Asked>();
  for (const seat of g.seatsInOrder()) {
    const candidates = open.find((ids) => g.controllerOf(ids[0] ?? 0) === seat);
    const [earlier] = byPlayer.keys();
    if (candidates === undefined || (earlier !== undefined && !g.sameTeam(earlier, seat))) continue;
    byPlayer.set(seat, {
      kind: 'choose',
      players: [seat],
      byTeam: false,
      purpose: 'keepLegend',
      candidates,
      min: 1,
      max: 1,
    });
  }
  return [...byPlayer.values()];
}

/** Legendary permanents of one name, of each controller or of all together, where there are several. */
function groupsOf(g: Game): readonly (readonly number[])[] {
  const { legends } = classesOf(g);
  if (legends.length < 2) return [];
  const perPlayer = g.rules.edition.parameters.legendRule === 'perPlayerChoose';
  const groups = new Map<string, number[]>();
  for (const id of legends) {
    const o = g.find(id);
    if (o === null || o.phasedOut) continue;
    const c = g.chars(o);
    if ((c.supers & SUPER.legendary) === 0 || c.name === '' || legendRuleOff(g, c.controller)) continue;
    const key = perPlayer ? `${c.controller}:${c.name}` : c.name;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1);
}
