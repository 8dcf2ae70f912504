import type { Effect } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import type { Game } from '../game.js';
import type { ProgramFrame } from '../state/state.js';
import { withHappening, withIt, withMove, withThat } from '../state/with.js';
import { askHead, forgetHeads, headWords } from './heads.js';
import { jump } from './jump.js';
import { compileLeaf } from './leaf.js';
import { compileMay, compileUnless } from './may.js';

type Run = Op['run'];

/**
 * A program is the effects of an ability laid out flat, with jumps, so that a suspended one is only a
 * position and an environment: plain data that any answer can resume.
 */
export class ProgramBuilder {
  readonly ops: Op[] = [];
  readonly c: Compiler;
  constructor(c: Compiler) {
    this.c = c;
  }
  add(effect: Effect | null, run: Run): number {
    this.ops.push({ index: this.ops.length, effect, run });
    return this.ops.length - 1;
  }
  /** Room for an instruction whose jump target isn't known yet. */
  hole(effect: Effect | null): number {
    return this.add(effect, () => true);
  }
  fill(at: number, run: Run): void {
    const old = this.ops[at];
    if (old !== undefined) this.ops[at] = { index: old.index, effect: old.effect, run };
  }
  get next(): number {
    return this.ops.length;
  }
  block(effects: readonly Effect[] | undefined): void {
    for (const e of effects ?? []) this.effect(e);
  }
  effect(e: Effect): void {
    // CR 805.9, 805.10c, 805.10e: one head is picked as the effect is applied
    for (const word of headWords(e, this.c.edition.parameters)) this.add(null, askHead(word));
    switch (e.do) {
      case 'if': {
        const condition = this.c.condition(e.if);
        const test = this.hole(e);
        this.block(e.then);
        const skip = this.hole(null);
        const otherwise = this.next;
        this.block(e.else);
        const end = this.next;
        this.fill(test, (g, f) => {
          if (!condition(g, f.env)) jump(f, otherwise);
          return true;
        });
        this.fill(skip, (_g, f) => {
          jump(f, end);
          return true;
        });
        return;
      }
      case 'may':
        return compileMay(this, e);
      case 'unlessPays':
        return compileUnless(this, e);
      case 'forEachPlayer': {
        const who = this.c.players(e.who);
        return this.loop(e, (g, f) => who(g, f.env).filter((s) => g.teamOf(s).lost === null), e.effects);
      }
      case 'forEachObject': {
        const what = this.c.objects(e.what);
        return this.loop(e, (g, f) => what(g, f.env), e.effects);
      }
      case 'repeat': {
        const times = this.c.value(e.times);
        return this.loop(
          e,
          (g, f) => Array.from({ length: Math.max(0, times(g, f.env)) }, () => -1),
          e.effects,
        );
      }
      default:
        this.add(e, compileLeaf(this.c, e));
    }
  }

  /** Once for each item, which is "it" or "that player" meanwhile; what they were before comes back after. */
  loop(e: Effect, items: (g: Game, f: ProgramFrame) => readonly number[], effects: readonly Effect[]): void {
    const start = this.hole(e);
    const body = this.next;
    this.block(effects);
    const back = this.hole(null);
    const end = this.next;
    this.fill(start, (g, f) => {
      const list = items(g, f);
      if (list.length === 0) {
        jump(f, end);
        return true;
      }
      f.loops = [...f.loops, { items: list, index: 0, it: f.env.it, that: f.env.that }];
      setItem(f, list[0] ?? -1);
      return true;
    });
    this.fill(back, (_g, f) => {
      const loop = f.loops[f.loops.length - 1];
      if (loop === undefined) return true;
      const index = loop.index + 1;
      if (index < loop.items.length) {
        f.loops = [...f.loops.slice(0, -1), { ...loop, index }];
        setItem(f, loop.items[index] ?? -1);
        jump(f, body);
      } else {
        f.loops = f.loops.slice(0, -1);
        f.env = withThat(withIt(f.env, loop.it), loop.that);
      }
      return true;
    });
  }
}

function setItem(f: ProgramFrame, item: number): void {
  forgetHeads(f);
  if (item < 0) return;
  f.env = item < 65536 ? withThat(f.env, item) : withIt(f.env, item);
}

export function compileProgram(c: Compiler, effects: readonly Effect[]): readonly Op[] {
  const b = new ProgramBuilder(c);
  b.block(effects);
  return b.ops;
}

/** Carries out instructions until one waits, pushes frames, or there is none left. */
export function stepProgram(g: Game, f: ProgramFrame): void {
  const ops = g.rules.programs[f.program] ?? [];
  const depth = g.depth;
  for (;;) {
    const op = ops[f.pc];
    if (op === undefined) return finish(g, f);
    if (!op.run(g, f)) return;
    f.pc += 1;
    f.answer = null;
    f.scratch = null;
    if (g.depth !== depth || g.s.pending !== null || g.s.result !== null) return;
  }
}

/** What "as it enters" programs chose goes into the event that they are part of. */
function finish(g: Game, f: ProgramFrame): void {
  g.pop();
  g.s.peek = null;
  if (f.entering === 0) return;
  const below = g.top();
  if (below.k !== 'event') return;
  const index = f.entering - 1;
  below.events = below.events.map((e, i) => {
    if (i !== index || e.move === null) return e;
    const chosen = { ...e.move.chosen };
    for (const [key, value] of Object.entries(f.env.numbers))
      if (key.startsWith('chosen:')) chosen[key.slice(7)] = value;
    for (const [key, ids] of Object.entries(f.env.bound)) {
      const id = ids[0];
      if (key === 'chosen:player' && id !== undefined) chosen.player = id;
    }
    for (const [key, value] of Object.entries(f.env.words)) chosen[key] = value;
    return withHappening(
      e,
      'move',
      withMove(e.move, 'chosen', Object.keys(chosen).length === 0 ? e.move.chosen : chosen),
    );
  });
}
