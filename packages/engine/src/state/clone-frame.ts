import type { Frame } from './state.js';

/**
 * A copy of a frame, by one literal a kind (see `with.ts`). A field that is forgotten here is a compile error.
 */
export function cloneFrame(f: Frame): Frame {
  switch (f.k) {
    case 'setup':
      return {
        k: f.k,
        answer: f.answer,
        stage: f.stage,
        declared: f.declared,
        asked: f.asked,
        order: f.order,
      };
    case 'turn':
      return { k: f.k, answer: f.answer, stage: f.stage, progress: f.progress, data: f.data };
    case 'check':
      return { k: f.k, answer: f.answer, stage: f.stage, asking: f.asking, data: f.data };
    case 'cast':
      return {
        k: f.k,
        answer: f.answer,
        kind: f.kind,
        player: f.player,
        object: f.object,
        source: f.source,
        ability: f.ability,
        method: f.method,
        from: f.from,
        manual: f.manual,
        stage: f.stage,
        index: f.index,
        modes: f.modes,
        kickers: f.kickers,
        flags: f.flags,
        x: f.x,
        targets: f.targets,
        divisions: f.divisions,
        env: f.env,
        spliced: f.spliced,
        before: f.before,
        position: f.position,
        mana: f.mana,
        free: f.free,
      };
    case 'pay':
      return {
        k: f.k,
        answer: f.answer,
        player: f.player,
        source: f.source,
        costs: f.costs,
        mana: f.mana,
        manual: f.manual,
        stage: f.stage,
        part: f.part,
        env: f.env,
        purpose: f.purpose,
        paid: f.paid,
      };
    case 'resolve':
      return { k: f.k, answer: f.answer, object: f.object, stage: f.stage };
    case 'program':
      return {
        k: f.k,
        answer: f.answer,
        program: f.program,
        pc: f.pc,
        env: f.env,
        loops: f.loops,
        scratch: f.scratch,
        entering: f.entering,
      };
    case 'event':
      return {
        k: f.k,
        answer: f.answer,
        events: f.events,
        index: f.index,
        choices: f.choices,
        stage: f.stage,
        after: f.after,
      };
  }
}
