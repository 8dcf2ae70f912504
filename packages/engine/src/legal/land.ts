import type { Seat } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import { ruleFor, rulesNamed } from '../layers/table.js';
import { isSorceryTime, type No } from '../stack/castable.js';
import { acted } from '../stack/finish.js';
import { waysToPlay } from '../stack/methods.js';
import type { Obj } from '../state/state.js';
import { addTally } from '../teams/tally.js';
import { occur, occurrence } from '../triggers/occur.js';
import { toZone } from '../zones/destroy.js';

/** One land a turn for each member, and more where effects allow (CR 305.2, 805.4c). */
export function whyNotPlayLand(g: Game, seat: Seat, o: Obj, side: 0 | 1): No | null {
  const no = (code: No['code'], message: string): No => ({ code, cite: 'land.play', message });
  const def = g.rules.defs[o.def];
  const face = def?.faces[side];
  if (def === undefined || face === undefined || (face.base.types & TYPE.land) === 0)
    return no('cantCast', 'not a land');
  if (side === 1 && def.layout !== 'modalDoubleFaced') return no('cantCast', 'that face cannot be played');
  if (!(o.zone === 'hand' && o.owner === seat) && waysToPlay(g, seat, o, face.base).length === 0)
    return no('wrongZone', 'you cannot play it from there');
  if (!isSorceryTime(g, seat)) return no('timing', 'only in your main phase with an empty stack');
  if (ruleFor(g, 'cantPlayLands', seat)) return no('cantCast', 'an effect forbids playing lands');
  return g.player(seat).landsPlayed < mostLands(g, seat)
    ? null
    : no('landLimit', 'you have played a land this turn');
}

/** How many lands a member of the active team may play in a turn, those played included (CR 305.2, 805.4c). */
function mostLands(g: Game, seat: Seat): number {
  let most = 1;
  for (const a of rulesNamed(g, 'extraLands')) {
    const d = a.rule.data;
    if (d.rule === 'extraLands' && a.rule.who?.(g, a.env, seat) !== false) most += d.n;
  }
  return most;
}

/** How many more lands a player may play this turn, whatever the step; none in turns of other teams (CR 305.3). */
export function landsLeft(g: Game, seat: Seat): number {
  const { team, landsPlayed } = g.player(seat);
  if (team !== g.s.turn.team || ruleFor(g, 'cantPlayLands', seat)) return 0;
  return Math.max(0, mostLands(g, seat) - landsPlayed);
}

export function playLand(g: Game, seat: Seat, o: Obj, side: 0 | 1): void {
  g.setPlayer(seat, { landsPlayed: g.player(seat).landsPlayed + 1 });
  addTally(g, seat, 'landsPlayed', 1);
  acted(g, seat);
  happen(g, [toZone(o, 'battlefield', 'play', {}, { controller: seat, face: side })]);
  occur(g, occurrence('playLand', { player: seat }));
}
