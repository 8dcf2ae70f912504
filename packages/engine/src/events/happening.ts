import { bounded } from '../state/bounded.js';
import type { Happening, MovePlan } from '../state/state.js';

/** An event about to happen, with the parts given; everything else says "none". */
export function happening(kind: Happening['kind'], parts: Partial<Happening>): Happening {
  return {
    kind,
    object: parts.object ?? 0,
    player: parts.player ?? -1,
    amount: bounded(parts.amount ?? 0),
    source: parts.source ?? 0,
    done: parts.done ?? NONE,
    frame: parts.frame ?? -1,
    as: parts.as ?? '',
    combat: parts.combat ?? false,
    counter: parts.counter ?? '',
    move: parts.move ?? null,
    cite: parts.cite ?? null,
    cancelled: false,
    unpreventable: parts.unpreventable ?? false,
  };
}
const NONE: readonly number[] = [];

export function movePlan(parts: Partial<MovePlan> & Pick<MovePlan, 'from' | 'to' | 'cause'>): MovePlan {
  return {
    from: parts.from,
    to: parts.to,
    position: parts.position ?? 'top',
    cause: parts.cause,
    controller: parts.controller ?? -1,
    tapped: parts.tapped ?? false,
    attacking: parts.attacking ?? -1,
    faceDown: parts.faceDown ?? 0,
    face: parts.face ?? 0,
    counters: parts.counters ?? null,
    chosen: parts.chosen ?? null,
    copy: parts.copy ?? null,
    cast: parts.cast ?? null,
    attachTo: parts.attachTo ?? -1,
    def: parts.def ?? -1,
    card: parts.card ?? -1,
    linkTo: parts.linkTo ?? 0,
    counted: parts.counted ?? false,
    effects: parts.effects ?? NONE,
  };
}
