import { SUPER } from '../compile/bits.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import type { CheckFrame } from '../state/state.js';
import { toZone } from '../zones/destroy.js';
import { classesOf } from './classes.js';
import { legendRuleOff } from './permanents.js';

/**
 * The legend rule (CR 704.5j): a player who controls several legendary permanents of one name keeps one of them.
 * In older editions all of them go, partners' too. True while asking or when something was done.
 */
export function legendChoices(g: Game, f: CheckFrame): boolean {
  const perPlayer = g.rules.edition.parameters.legendRule === 'perPlayerChoose';
  const legends = classesOf(g).legends;
  if (legends.length < 2) {
    f.asking = '';
    return false;
  }
  const groups = new Map<string, number[]>();
  for (const id of legends) {
    const o = g.find(id);
    if (o === null || o.phasedOut) continue;
    const c = g.chars(o);
    if ((c.supers & SUPER.legendary) === 0 || c.name === '' || legendRuleOff(g, c.controller)) continue;
    const key = perPlayer ? `${c.controller}:${c.name}` : c.name;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  for (const ids of groups.values()) {
    if (ids.length < 2) continue;
    const doomed = (keep: number | undefined) =>
      happen(
        g,
        ids.filter((id) => id !== keep).map((id) => toZone(g.get(id), 'graveyard', 'sba', {})),
      );
    if (!perPlayer) {
      doomed(undefined);
      return true;
    }
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      f.asking = '';
      doomed(value.kind === 'choose' ? value.chosen[0] : ids[0]);
      return true;
    }
    f.asking = 'legend';
    g.ask({
      kind: 'choose',
      players: [g.controllerOf(ids[0] ?? 0)],
      byTeam: false,
      purpose: 'keepLegend',
      candidates: ids,
      min: 1,
      max: 1,
    });
    return true;
  }
  f.asking = '';
  return false;
}
