import { KW, READS, TYPE } from './bits.js';
import type { Compiler } from './compiler.js';
import { hasBit } from './filter.js';
import { letsPlay } from './records.js';
import type { CompiledFace } from './types.js';
import { ZONE_BIT } from './zones.js';

/** Where and when a card can be of use at all: lets the listing of legal actions pass over most cards. */
export const USE = { instantSpeed: 1, activatedInHand: 2, graveyard: 4, land: 8, stepBound: 16 } as const;

/** What may change from step to step. */
const STEP_READS = READS.turn | READS.combat;

export function usesOf(c: Compiler, faces: readonly CompiledFace[], layout: string): number {
  let uses = layout === 'aftermath' ? USE.graveyard : 0;
  for (const face of faces) {
    const b = face.base;
    if ((b.types & TYPE.instant) !== 0 || hasBit(b, KW.flash)) uses |= USE.instantSpeed;
    if ((b.types & TYPE.land) !== 0) uses |= USE.land;
    if (letsPlay(b)) uses |= USE.graveyard;
    const spell = c.abilities[face.spell];
    if (spell !== undefined && (spell.reads & STEP_READS) !== 0) uses |= USE.stepBound;
    for (const id of b.abilities) {
      const a = c.abilities[id];
      if (a === undefined) continue;
      // what it says of its own cost, which works from the stack
      if ((a.zones & ZONE_BIT.stack) !== 0 && (a.reads & STEP_READS) !== 0) uses |= USE.stepBound;
      if (a.activated === null) continue;
      if ((a.zones & ZONE_BIT.hand) !== 0) {
        uses |= USE.activatedInHand;
        if (a.activated.timing !== undefined || (a.reads & STEP_READS) !== 0) uses |= USE.stepBound;
      }
      if ((a.zones & ZONE_BIT.graveyard) !== 0) uses |= USE.graveyard;
    }
  }
  return uses;
}
