import type { ObjectId, TargetId } from '@ettin/schema';
import { KW, PERMANENT_TYPES, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';
import { hasOwnValues, ownValues } from '../layers/exceptions.js';
import type { ActiveReplacement } from '../layers/table.js';
import { makeEnv } from '../state/env.js';
import type { Happening, Obj } from '../state/state.js';
import { withEnv, withHappening, withIt, withMove } from '../state/with.js';
import { canBeAttached } from '../zones/attach.js';

/** The definition and face that an object about to enter the battlefield will have. */
export function enteringFace(g: Game, e: Happening) {
  const plan = e.move;
  if (plan === null) return null;
  if (plan.faceDown !== 0) return null;
  const o = e.object === 0 ? null : g.find(e.object);
  const copy = plan.copy;
  const index =
    copy !== null
      ? copy.def
      : plan.def >= 0
        ? plan.def
        : (o?.def ?? (plan.card >= 0 ? (g.s.cards[plan.card] ?? -1) : -1));
  const def = g.rules.defs[index];
  if (def === undefined) return null;
  return { def, face: def.faces[copy !== null ? copy.face : plan.face] ?? def.faces[0] };
}

/**
 * What the rules settle before anything is replaced: cards whose face in front is an instant or sorcery stay where they
 * are (CR 400.4a, 712.14b), and what has daybound comes with its back face up at night (702.145b).
 */
export function asTheyEnter(g: Game, events: readonly Happening[]): readonly Happening[] {
  return events.flatMap((e) => {
    const found = e.move?.to === 'battlefield' ? enteringFace(g, e) : null;
    if (found === null || e.move === null) return [e];
    const { def, face } = found;
    if ((face.base.types & PERMANENT_TYPES) === 0) return [];
    const turns =
      g.s.status.dayNight === 'night' &&
      def.layout === 'transform' &&
      e.move.face === 0 &&
      e.move.copy === null &&
      hasBit(face.base, KW.daybound);
    return [turns ? withHappening(e, 'move', withMove(e.move, 'face', 1)) : e];
  });
}

/** Has it replacement effects of its own entering, or does it need to be attached as it enters? */
export function hasOwnEntry(g: Game, e: Happening): boolean {
  const found = enteringFace(g, e);
  if (found === null) return false;
  for (const id of enteringAbilities(g, e)) {
    const r = g.rules.abilities[id]?.replacement;
    if (r !== null && r !== undefined && r.to === 'battlefield' && r.whatSelf) return true;
  }
  return found.face.base.subtypes.includes('Aura') && (e.move?.attachTo ?? -1) < 0;
}

/** The object as it would be on the battlefield, for the tests of replacement effects (CR 614.12). */
export function asEntering(g: Game, e: Happening): { o: Obj; c: Chars } | null {
  const plan = e.move;
  const found = enteringFace(g, e);
  if (plan === null) return null;
  const from = e.object === 0 ? null : g.find(e.object);
  const controller = plan.controller >= 0 ? plan.controller : (from?.owner ?? e.player);
  const base = found === null ? null : found.face.bases[controller];
  if (base === undefined || base === null) return null;
  const o: Obj = {
    id: e.object,
    card: plan.card >= 0 ? plan.card : (from?.card ?? -1),
    def: found?.def.index ?? -1,
    face: plan.face,
    zone: 'battlefield',
    owner: from?.owner ?? e.player,
    controller,
    timestamp: 0,
    since: 0,
    entered: g.s.turn.number,
    tapped: plan.tapped,
    faceDown: plan.faceDown,
    phasedOut: false,
    flipped: false,
    counters: plan.counters,
    damage: 0,
    deathtouched: false,
    attachedTo: plan.attachTo,
    chosen: plan.chosen,
    cast: plan.cast,
    copy: plan.copy,
    stack: null,
    linked: null,
    regeneration: 0,
    activated: null,
    marks: null,
    damagedBy: null,
  };
  return { o, c: hasOwnValues(o) ? ownValues(g, o, base, makeEnv(o.id, controller)) : base };
}

/** What it will have of abilities, those included that the exceptions of a copy effect give it (CR 707.9a). */
function enteringAbilities(g: Game, e: Happening): readonly number[] {
  const except = e.move?.copy?.except.length ?? 0;
  return (except > 0 ? asEntering(g, e)?.c : enteringFace(g, e)?.face.base)?.abilities ?? [];
}

/** Names one of these replacements in `Happening.done`, apart from all others. */
const OWN = -(2 ** 40);

/** Apart from every id of an ability. */
const INSTANCE = 2 ** 24;

function instancesBefore(abilities: readonly number[], place: number): number {
  let n = 0;
  for (let i = 0; i < place; i++) if (abilities[i] === abilities[place]) n++;
  return n;
}

/** Nothing of the object's own has been applied to how it enters: it has come to be something else. */
export function forgetOwn(e: Happening): Happening {
  return withHappening(
    e,
    'done',
    e.done.filter((key) => key > OWN),
  );
}

/** Replacements that the entering object itself brings. */
export function ownReplacements(g: Game, e: Happening): readonly ActiveReplacement[] {
  const found = enteringFace(g, e);
  if (found === null || e.move === null) return [];
  const from = e.object === 0 ? null : g.find(e.object);
  const controller = e.move.controller >= 0 ? e.move.controller : (from?.owner ?? e.player);
  const out: ActiveReplacement[] = [];
  const abilities = enteringAbilities(g, e);
  for (const [i, id] of abilities.entries()) {
    const ability = g.rules.abilities[id];
    const r = ability?.replacement;
    if (ability === undefined || r === null || r === undefined || r.to !== 'battlefield' || !r.whatSelf)
      continue;
    // each instance of an ability gets its own opportunity (CR 614.5)
    const key = OWN - id - instancesBefore(abilities, i) * INSTANCE;
    if (e.done.includes(key)) continue;
    const env = withIt(
      withEnv(withEnv(makeEnv(e.object, controller), 'cast', e.move.cast), 'x', e.move.cast?.x ?? 0),
      e.object,
    );
    if (r.condition !== null && !r.condition(g, env)) continue;
    out.push({ key, replacement: r, env, controller, floating: -1 });
  }
  return out;
}

/**
 * What an Aura that enters without being cast may be attached to (CR 303.4f): null if that isn't the
 * question, an empty list if it has to stay where it is.
 */
export function auraChoices(g: Game, e: Happening): readonly TargetId[] | null {
  const plan = e.move;
  if (e.kind !== 'move' || plan === null || plan.to !== 'battlefield' || plan.attachTo >= 0) return null;
  const found = enteringFace(g, e);
  if (
    found === null ||
    !found.face.base.subtypes.includes('Aura') ||
    (found.face.base.types & TYPE.creature) !== 0
  )
    return null;
  const enchant = found.face.base.params.find((p) => p.data.k === 'enchant');
  if (enchant?.target === null || enchant === undefined) return null;
  const entering = asEntering(g, e);
  if (entering === null) return null;
  const env = makeEnv(e.object, entering.o.controller);
  const out: ObjectId[] = [];
  if (enchant.target.spec.what.player !== undefined) for (const p of g.s.players) out.push(p.seat);
  const test = enchant.target.object;
  if (test !== null)
    for (const zone of enchant.target.zones)
      for (const id of zone === 'graveyard' ? g.s.graveyards.flat() : g.s.battlefield) {
        const o = g.find(id);
        if (o === null || o.phasedOut) continue;
        if (test(g, o, g.chars(o), env) && canBeAttached(g, entering.c, o)) out.push(id);
      }
  return out;
}
