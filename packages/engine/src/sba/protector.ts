import { TYPE } from '../compile/bits.js';
import type { Game } from '../game.js';
import type { CheckFrame, Obj } from '../state/state.js';
import { withKey } from '../state/with.js';
import { classesOf } from './classes.js';

/**
 * A Siege without a protector who may be one gets another, as its controller chooses among the opponents; one
 * that is being attacked only when its controller protects it (CR 704.5w-x, 310.10). True while asking or when
 * something was done.
 */
export function protectorChoices(g: Game, f: CheckFrame): boolean {
  for (const id of classesOf(g).sieges) {
    const o = g.find(id);
    if (o === null || o.phasedOut || !needsProtector(g, o)) continue;
    const controller = g.chars(o).controller;
    const candidates = g.s.players.map((p) => p.seat).filter((s) => !g.sameTeam(s, controller));
    let seat = candidates[0];
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      f.asking = '';
      if (value.kind === 'choose') seat = value.chosen[0];
    } else if (candidates.length > 1) {
      f.asking = 'protector';
      g.ask({
        kind: 'choose',
        players: [controller],
        byTeam: false,
        purpose: 'player',
        source: id,
        candidates,
        min: 1,
        max: 1,
      });
      return true;
    }
    if (seat === undefined) continue;
    const own = g.own(id);
    own.chosen = withKey(own.chosen, 'player', seat);
    g.touch();
    g.emit({
      type: 'chose',
      cite: 'choice',
      audience: 'all',
      player: controller,
      what: 'protector',
      objects: [seat],
    });
    return true;
  }
  f.asking = '';
  return false;
}

function needsProtector(g: Game, o: Obj): boolean {
  const c = g.chars(o);
  if ((c.types & TYPE.battle) === 0 || !c.subtypes.includes('Siege')) return false;
  const seat = o.chosen?.player;
  if (seat === c.controller) return true;
  if (typeof seat === 'number' && !g.sameTeam(seat, c.controller)) return false;
  return g.s.combat?.attackers.some((a) => a.attacks === o.id) !== true;
}
