import type { ObjectId, Seat } from '@ettin/schema';
import { SUPER, TYPE } from '../compile/bits.js';
import type { Asked, Game } from '../game.js';
import type { CheckFrame, Happening } from '../state/state.js';
import { toZone } from '../zones/destroy.js';
import { classesOf } from './classes.js';
import { legendRuleOff } from './permanents.js';

const NONE: readonly Happening[] = [];
const NO_GROUPS: readonly (readonly ObjectId[])[] = [];

/**
 * The legend rule (CR 704.5j): a player who controls several legendary permanents of one name keeps one of them.
 * In older editions all of them go, partners' too, and planeswalkers had a rule of their own. Null while asking; `data` of the frame holds what is kept, as
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
  const open = groups.filter((ids) => chooses(g, ids) && !ids.some((id) => f.data.includes(id)));
  const [first, ...partners] = nextAsked(g, open);
  if (first !== undefined) {
    f.asking = 'legend';
    g.ask(first, partners);
    return null;
  }
  const kept = f.data;
  f.data = [];
  // of a group that is kept one of, the others go; of one that nobody chooses in, all do
  const doomed = new Map<ObjectId, Partial<Happening>>();
  for (const ids of groups)
    for (const id of chooses(g, ids) ? ids.filter((one) => !kept.includes(one)) : ids)
      if (!doomed.has(id)) doomed.set(id, ofWalkers(g, ids) ? {} : { cite: 'sba.legend' });
  return [...doomed].map(([id, why]) => toZone(g.get(id), 'graveyard', 'sba', why));
}

/** Does the player who controls them keep one of them? */
function chooses(g: Game, ids: readonly ObjectId[]): boolean {
  const { legendRule, planeswalkerRule } = g.rules.edition.parameters;
  return (ofWalkers(g, ids) ? planeswalkerRule : legendRule) === 'perPlayerChoose';
}

/** Are they planeswalkers that a rule of their own is about? */
function ofWalkers(g: Game, ids: readonly ObjectId[]): boolean {
  if (g.rules.edition.parameters.planeswalkerRule === 'none') return false;
  return ids.every((id) => (g.chars(g.get(id)).types & TYPE.planeswalker) !== 0);
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

/**
 * Legendary permanents of one name, of each controller or of all together, where there are several; and in older
 * editions planeswalkers that share a type (704.5j of 2009 and 2016).
 */
function groupsOf(g: Game): readonly (readonly number[])[] {
  const { legends, walkers } = classesOf(g);
  const { legendRule: ofLegends, planeswalkerRule } = g.rules.edition.parameters;
  if (legends.length < 2 && (walkers.length < 2 || planeswalkerRule === 'none')) return NO_GROUPS;
  const groups = new Map<string, number[]>();
  const add = (key: string, id: ObjectId) => groups.set(key, [...(groups.get(key) ?? []), id]);
  if (legends.length > 1)
    for (const id of legends) {
      const o = g.find(id);
      if (o === null || o.phasedOut) continue;
      const c = g.chars(o);
      if ((c.supers & SUPER.legendary) === 0 || c.name === '' || legendRuleOff(g, c.controller)) continue;
      add(ofLegends === 'perPlayerChoose' ? `${c.controller}:${c.name}` : c.name, id);
    }
  if (planeswalkerRule !== 'none' && walkers.length > 1)
    for (const id of walkers) {
      const o = g.find(id);
      if (o === null || o.phasedOut) continue;
      const c = g.chars(o);
      for (const type of c.subtypes)
        add(`type:${planeswalkerRule === 'perPlayerChoose' ? `${c.controller}:` : ''}${type}`, id);
    }
  return [...groups.values()].filter((ids) => ids.length > 1);
}
