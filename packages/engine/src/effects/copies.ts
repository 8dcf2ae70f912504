import type { Effect } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import { eachIn } from '../compile/enumerate.js';
import { zonesOf } from '../compile/filter.js';
import type { Op } from '../compile/types.js';
import { forgetOwn } from '../events/entering.js';
import { happen } from '../events/happen.js';
import { withMove, withThat } from '../state/with.js';
import { attackedByEach, inAttack } from './attacked.js';
import { becomeCopy } from './become-copy.js';
import { clearName, eachChooses } from './choices.js';
import { copiable, copyInfo, copyPlan, copyWords, isPermanentCopy, withSize } from './copied.js';
import { copySpell, storm } from './copy-spell.js';
import { newTargets } from './new-targets.js';
import { changeEntering, enteringEvent } from './present.js';
import { tokenEvent } from './tokens.js';

type Words = 'createCopy' | 'becomeCopy' | 'enterAsCopy' | 'copySpell' | 'newTargets' | 'storm';

/** Copies of objects (CR 707). */
export function copyLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'createCopy':
      return createCopy(c, e);
    case 'becomeCopy':
      return becomeCopy(c, e);
    case 'enterAsCopy':
      return enterAsCopy(c, e);
    case 'copySpell':
      return copySpell(c, e);
    case 'newTargets':
      return newTargets(c, e);
    case 'storm':
      return storm();
  }
}

/** Tokens that are copies, of each of the objects where several are named; as last known if they have left (CR 111.12). */
function createCopy(c: Compiler, e: Extract<Effect, { do: 'createCopy' }>): Op['run'] {
  const who = c.players(e.who);
  const of = c.objects(e.of);
  const count = e.count === undefined ? null : c.value(e.count);
  const words = copyWords(c, e.except);
  return (g, f) => {
    const seats = who(g, f.env);
    const originals = of(g, f.env).flatMap((id) => {
      const copied = copiable(g, id, words);
      return copied !== null && isPermanentCopy(g, copied) ? [copied] : [];
    });
    const amounts = seats.map((seat) => (count === null ? 1 : count(g, withThat(f.env, seat))));
    const attacks =
      e.attacking === true
        ? attackedByEach(
            g,
            f,
            seats,
            amounts.map((n) => n * originals.length),
          )
        : [];
    if (attacks === null) return false;
    clearName(f, e.as);
    happen(
      g,
      seats.flatMap((seat, i) => {
        const n = amounts[i] ?? 0;
        if (n <= 0) return [];
        return originals.flatMap((copied, at) => {
          const plan = { ...copyPlan(copied), tapped: e.tapped === true };
          return inAttack(attacks[i]?.slice(at * n, at * n + n), n).map(([amount, attacking]) =>
            tokenEvent(g, f, seat, amount, { ...plan, attacking }, e.as),
          );
        });
      }),
    );
    return true;
  };
}

/**
 * "Enters as a copy" (CR 707.5), as part of how the object enters: what its event says of it changes, and the
 * copied object's own ways of entering apply after that.
 */
function enterAsCopy(c: Compiler, e: Extract<Effect, { do: 'enterAsCopy' }>): Op['run'] {
  const test = c.filter(e.of);
  const zones = zonesOf(e.of, 'battlefield');
  const words = copyWords(c, e.except);
  return (g, f) => {
    const event = enteringEvent(g, f);
    if (event === null) return true;
    const picked = eachChooses(g, f, [f.env.controller], () => {
      const candidates: number[] = [];
      eachIn(g, zones, (o) => {
        if (o.id !== event.object && test(g, o, g.chars(o), f.env)) candidates.push(o.id);
      });
      return { candidates, min: e.optional === true ? 0 : 1, max: 1, purpose: 'copy' };
    });
    if (picked === null) return false;
    const id = picked[0]?.[0];
    const copied = id === undefined ? null : copiable(g, id, words);
    if (id === undefined || copied === null) return true;
    changeEntering(
      g,
      f,
      (move) =>
        withMove(withMove(move, 'copy', copyInfo(copied)), 'chosen', withSize(move.chosen, copied.size)),
      forgetOwn,
    );
    g.emit({
      type: 'chose',
      cite: 'copy',
      audience: 'all',
      player: f.env.controller,
      what: 'copy',
      objects: [id],
    });
    return true;
  };
}
