import type { Effect } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening, ProgramFrame } from '../state/state.js';
import { withKey } from '../state/with.js';
import { toZone } from '../zones/destroy.js';
import { shuffleLibrary } from '../zones/shuffle.js';
import { from, movable } from './affected.js';
import { chooseAttacked } from './attacked.js';
import { clearName } from './choices.js';

type Move = Extract<Effect, { do: 'move' }>;

/** From wherever it is to a zone; all at once. Cards go to their owners' zones (CR 400.3). */
export function moveLeaf(c: Compiler, e: Move): Op['run'] {
  const what = c.objects(e.what);
  const under = e.under === undefined ? null : c.players(e.under);
  const count = e.counters === undefined ? null : c.value(e.counters.count);
  return (g, f) => {
    const put = (id: number) =>
      under === null ? f.env.controller : (under(g, f.env)[0] ?? g.look(id)?.o.owner ?? -1);
    const ids = what(g, f.env);
    const attacks = e.attacking === true ? chooseAttacked(g, f, ids.map(put)) : [];
    if (attacks === null) return false;
    clearName(f, e.as);
    const owners = new Set<number>();
    const events = ids.flatMap((id, i): Happening[] => {
      const o = g.find(movable(g, f, id));
      if (o === null || (o.zone === 'battlefield' && o.phasedOut)) return [];
      // a token that has left can't come back, and nothing moves to where it is
      if (o.zone === e.to && e.to !== 'library') return [];
      if (o.card < 0 && o.zone !== 'battlefield') return [];
      if (e.transformed === true && g.rules.defs[o.def]?.layout !== 'transform') return [];
      const controller =
        under === null ? (o.zone === 'battlefield' ? -1 : f.env.controller) : (under(g, f.env)[0] ?? o.owner);
      owners.add(o.owner);
      return [
        toZone(
          o,
          e.to,
          e.to === 'hand' ? 'return' : e.to === 'exile' ? 'exile' : 'effect',
          from(g, f, e.as),
          {
            position: e.position ?? 'top',
            controller: e.to === 'battlefield' ? (under === null ? f.env.controller : controller) : -1,
            tapped: e.tapped === true,
            attacking: attacks[i] ?? -1,
            face: e.transformed === true ? 1 : 0,
            faceDown: e.faceDown === true ? 2 : 0,
            counters:
              count === null || e.counters === undefined ? null : { [e.counters.kind]: count(g, f.env) },
          },
        ),
      ];
    });
    happen(g, events);
    if (e.to === 'library' && e.position === 'shuffled') for (const seat of owners) shuffleLibrary(g, seat);
    return true;
  };
}

/** Marks the source so that what it exiles returns as soon as it leaves the battlefield (CR 610.3). */
export function exileUntil(g: Game, f: ProgramFrame): void {
  const o = g.find(f.env.self);
  if (o === null) return;
  const own = g.own(o.id);
  own.marks = withKey(own.marks, 'returnsExiled', 1);
}

/** What was exiled until this object left comes back under its owners' control, right after it left. */
export function returnExiled(g: Game, linked: readonly number[]): void {
  happen(
    g,
    linked.flatMap((id) => {
      const o = g.find(id);
      if (o === null || o.zone !== 'exile' || o.card < 0) return [];
      return [
        happening('move', {
          object: id,
          player: o.owner,
          move: movePlan({
            from: 'exile',
            to: 'battlefield',
            cause: 'return',
            card: o.card,
            controller: o.owner,
          }),
        }),
      ];
    }),
  );
}
