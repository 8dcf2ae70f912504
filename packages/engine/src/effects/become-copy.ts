import type { Effect, ObjectId } from '@ettin/schema';
import { readsOf } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import type { Game } from '../game.js';
import type { FloatingEffect, Obj } from '../state/state.js';
import { type Copied, copiable, copyInfo, copyWords, sizeOf, withSize } from './copied.js';
import { addFloating } from './lasting.js';
import { permanents } from './present.js';

/**
 * Becoming a copy of something else (CR 707.4). What an object is a copy of stands in the object; where that
 * ends with a duration, a floating effect keeps two records in its values:
 *   now     what it became by this effect
 *   before  what it was before any effect of this kind that still lasts
 * The latest that lasts is what counts (CR 613.7); without any, what it was before.
 */
export function becomeCopy(c: Compiler, e: Extract<Effect, { do: 'becomeCopy' }>): Op['run'] {
  const what = c.objects(e.what);
  const of = c.objects(e.of);
  const words = copyWords(c, e.except);
  const op =
    e.duration === 'permanent'
      ? -1
      : c.leaves({
          effect: e,
          mods: [],
          rules: [],
          each: null,
          replacement: null,
          source: null,
          program: -1,
          reads: readsOf(e),
        });
  return (g, f) => {
    const id = of(g, f.env)[0];
    const copied = id === undefined ? null : copiable(g, id, words);
    if (copied === null) return true;
    for (const o of permanents(g, what(g, f.env))) {
      if (op >= 0) {
        const first = g.s.effects.find((x) => isCopyOf(g, x, o.id));
        const before = first === undefined ? present(o) : decode(first).before;
        addFloating(g, f, op, e.duration, [o.id], [...encode(copied), ...encode(before)]);
      } else forget(g, o.id);
      become(g, o.id, copied);
    }
    return true;
  };
}

function isCopyOf(g: Game, effect: FloatingEffect, id: ObjectId): boolean {
  return g.rules.lasting[effect.op]?.effect.do === 'becomeCopy' && effect.affected?.[0] === id;
}

/** A later copy effect without end leaves nothing of those before it. */
function forget(g: Game, id: ObjectId): void {
  if (g.s.effects.some((x) => isCopyOf(g, x, id)))
    g.s.effects = g.s.effects.filter((x) => !isCopyOf(g, x, id));
}

/** A lasting effect is over (and no longer among the state's): if it made a copy, the object is what it else would be. */
export function expireCopy(g: Game, effect: FloatingEffect): void {
  const id = effect.affected?.[0];
  if (id === undefined || !isCopyOf(g, effect, id) || g.find(id) === null) return;
  const last = g.s.effects.filter((x) => isCopyOf(g, x, id)).at(-1);
  become(g, id, last === undefined ? decode(effect).before : decode(last).now);
}

/** What an object is by copying or by itself: no definition of another's where it is itself. */
type Identity = Copied | { readonly def: -1; readonly size: Copied['size'] };

function present(o: Obj): Identity {
  return o.copy === null ? { def: -1, size: sizeOf(o) } : { ...o.copy, size: sizeOf(o) };
}

function become(g: Game, id: ObjectId, what: Identity): void {
  const own = g.own(id);
  own.copy = isCopy(what) ? copyInfo(what) : null;
  own.chosen = withSize(own.chosen, what.size);
  g.touch();
  g.emit({ type: 'changed', cite: 'copy', audience: 'all', object: id, what: 'copy' });
}

const isCopy = (what: Identity): what is Copied => what.def >= 0;

/** As numbers: definition, face, has it a size, power, toughness, how many exceptions, those. */
function encode(what: Identity): readonly number[] {
  const [power, toughness] = what.size ?? [0, 0];
  const [face, except] = isCopy(what) ? [what.face, what.except] : [0, []];
  return [what.def, face, what.size === null ? 0 : 1, power, toughness, except.length, ...except];
}

function decode(effect: FloatingEffect): { now: Identity; before: Identity } {
  const second = HEAD + (effect.values[HEAD - 1] ?? 0);
  return { now: record(effect.values, 0), before: record(effect.values, second) };
}
const HEAD = 6;

function record(values: readonly number[], at: number): Identity {
  const [def, face, sized, power, toughness, n] = values.slice(at, at + HEAD);
  const size = sized === 1 ? ([power ?? 0, toughness ?? 0] as const) : null;
  if (def === undefined || def < 0) return { def: -1, size };
  return { def, face: face === 1 ? 1 : 0, except: values.slice(at + HEAD, at + HEAD + (n ?? 0)), size };
}
