import type { CastMethod, Effect } from '@ettin/schema';
import { readsOf, TYPE } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import { beginCast } from '../stack/cast.js';
import { castableByEffect } from '../stack/castable.js';
import { shuffled } from '../state/random.js';
import type { Obj, ProgramFrame } from '../state/state.js';
import { withEnv, withKey, withScratch } from '../state/with.js';
import { askOption } from './choices.js';
import { addFloating } from './lasting.js';
import { START } from './present.js';

/** Permissions to play cards, and casting on the spot (CR 601.3, 608.2g, 702.85). */
export function playLeaf(
  c: Compiler,
  e: Extract<Effect, { do: 'mayPlay' | 'castFree' | 'cascade' }>,
): Op['run'] {
  switch (e.do) {
    case 'mayPlay': {
      const what = c.objects(e.what);
      const who = c.players(e.who ?? 'you');
      const op = c.leaves({
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
        const ids = what(g, f.env)
          .map((id) => (g.find(id) === null ? g.follow(id) : id))
          .filter((id) => id !== 0);
        if (ids.length > 0) addFloating(g, f, op, e.duration, ids, [who(g, f.env)[0] ?? f.env.controller]);
        return true;
      };
    }
    case 'castFree': {
      const what = c.objects(e.what);
      const who = c.players(e.who ?? 'you');
      return (g, f) =>
        castOne(
          g,
          f,
          () => what(g, f.env).map((id) => (g.find(id) === null ? g.follow(id) : id)),
          who(g, f.env)[0] ?? f.env.controller,
          e.transformed === true ? 'back' : 'any',
          e.method ?? 'normal',
        );
    }
    case 'cascade':
      return cascade;
  }
}

/** Which face an instruction to cast lets its player cast: any castable one, or the one that a transformed card has. */
type Faces = 'any' | 'back';

/** Offers to cast the first of these, for nothing or for the method's cost; asked once, cast or left. */
function castOne(
  g: Game,
  f: ProgramFrame,
  ids: () => readonly number[],
  seat: number,
  faces: Faces,
  method: CastMethod,
): boolean {
  if (f.scratch?.stage === 1) return true;
  for (const id of ids()) {
    const o = g.find(id);
    const sides = o === null ? [] : sidesToCast(g, seat, o, faces, method);
    if (o === null || sides.length === 0) continue;
    const side = askSide(g, f, seat, o, sides, faces);
    if (side === 'waits') return false;
    if (side === 'no') return true;
    f.scratch = withScratch(START, 'stage', 1);
    beginCast(g, seat, o, side, method, false, method === 'normal');
    return false;
  }
  return true;
}

/**
 * "May cast it": which half or face, or none (CR 709.3, 712.11b, 715.3). It is a plain yes or no where only the face
 * in front could be cast, or only the back was meant.
 */
function askSide(
  g: Game,
  f: ProgramFrame,
  seat: number,
  o: Obj,
  sides: readonly (0 | 1)[],
  faces: Faces = 'any',
): 0 | 1 | 'no' | 'waits' {
  const plain = sides.length === 1 && (faces === 'back' || sides[0] === 0);
  if (plain) {
    const n = askOption(g, f, seat, 'castFree', ['yes', 'no']);
    return n < 0 ? 'waits' : (sides[n] ?? 'no');
  }
  if (f.answer === null) {
    const object = o.id;
    g.ask({
      kind: 'option',
      players: [seat],
      byTeam: false,
      purpose: 'castFree',
      source: f.env.self,
      options: [
        ...sides.map((side) => ({ label: `face:${side === 0 ? 'front' : 'back'}` as const, object })),
        { label: 'no' as const },
      ],
    });
    return 'waits';
  }
  const { value } = f.answer;
  f.answer = null;
  return value.kind === 'option' ? (sides[value.option] ?? 'no') : 'no';
}

const SIDES = [0, 1] as const;

/** Halves and faces of the card that the player could cast now as the effect says. */
function sidesToCast(
  g: Game,
  seat: number,
  o: Obj,
  faces: Faces,
  method: CastMethod,
  /** The spell has to have less mana value. */
  below = Number.POSITIVE_INFINITY,
): readonly (0 | 1)[] {
  const def = g.rules.defs[o.def];
  const layout = def?.layout;
  return SIDES.filter((side) => {
    if (faces === 'back')
      return side === 1 && layout === 'transform' && castableNow(g, seat, o, side, method);
    const castable =
      side === 0 || layout === 'split' || layout === 'modalDoubleFaced' || layout === 'adventure';
    const mana = def?.faces[side]?.base.manaValue ?? 0;
    return castable && mana < below && castableNow(g, seat, o, side, method);
  });
}

const castableNow = (g: Game, seat: number, o: Obj, side: 0 | 1, method: CastMethod): boolean =>
  castableByEffect(g, seat, o, side, method === 'normal' ? 'free' : method);

/**
 * Cascade (CR 702.85): exile from the top until a nonland card of lesser mana value, which may be cast for free;
 * the rest to the bottom in a random order.
 */
function cascade(g: Game, f: ProgramFrame): boolean {
  const seat = f.env.controller;
  const limit = g.look(f.env.self)?.c.manaValue ?? 0;
  const s = f.scratch ?? START;
  if (s.stage === 0) {
    const library = g.s.libraries[seat] ?? [];
    const exiled: number[] = [];
    for (let i = library.length - 1; i >= 0; i--) {
      const card = library[i] ?? -1;
      exiled.push(card);
      const def = g.rules.defs[g.s.cards[card] ?? -1];
      const face = def?.whole ?? def?.faces[0];
      if (face !== undefined && (face.base.types & TYPE.land) === 0 && face.base.manaValue < limit) break;
    }
    f.env = withEnv(
      withEnv(f.env, 'bound', withKey(f.env.bound, 'cascaded', [])),
      'numbers',
      withKey(f.env.numbers, 'cascaded', 0),
    );
    f.scratch = withScratch(s, 'stage', 1);
    happen(
      g,
      exiled.map((card) =>
        happening('move', {
          player: seat,
          source: f.env.self,
          frame: g.depth - 1,
          as: 'cascaded',
          move: movePlan({ from: 'library', to: 'exile', cause: 'exile', card }),
        }),
      ),
    );
    if (g.s.frames[g.depth - 1]?.k !== 'program') return false;
  }
  const ids = f.env.bound.cascaded ?? [];
  if ((f.scratch ?? s).stage === 1) {
    const last = g.find(ids[ids.length - 1] ?? 0);
    const sides =
      last === null || g.chars(last).manaValue >= limit
        ? []
        : sidesToCast(g, seat, last, 'any', 'normal', limit);
    if (last !== null && sides.length > 0) {
      const side = askSide(g, f, seat, last, sides);
      if (side === 'waits') return false;
      f.scratch = withScratch(s, 'stage', 2);
      if (side !== 'no') {
        beginCast(g, seat, last, side, 'normal', false, true);
        return false;
      }
    }
  }
  for (const id of shuffled(g, ids)) {
    const o = g.find(id);
    if (o === null || o.zone !== 'exile') continue;
    const card = o.card;
    happen(g, [
      happening('move', {
        object: id,
        player: seat,
        move: movePlan({ from: 'exile', to: 'library', cause: 'effect', card, position: 'bottom' }),
      }),
    ]);
  }
  return true;
}
