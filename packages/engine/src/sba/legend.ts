import { SUPER } from '../compile/bits.js';
import type { Game } from '../game.js';
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
  const asked = perPlayer ? groups.find((ids) => !ids.some((id) => f.data.includes(id))) : undefined;
  if (asked !== undefined) {
    f.asking = 'legend';
    g.ask({
      kind: 'choose',
      players: [g.controllerOf(asked[0] ?? 0)],
      byTeam: false,
      purpose: 'keepLegend',
      candidates: asked,
      min: 1,
      max: 1,
    });
    return null;
  }
  const kept = f.data;
  f.data = [];
  const doomed = groups.flat().filter((id) => !kept.includes(id));
  return doomed.map((id) => toZone(g.get(id), 'graveyard', 'sba', {}));
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
