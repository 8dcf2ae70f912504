import type { ObjectId, Seat } from '@ettin/schema';
import { KW, SUPER, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Game } from '../game.js';
import { DirectCache } from '../state/direct-cache.js';
import type { Obj, Token } from '../state/state.js';

/** Permanents by what state-based actions may have to do with them; follows from the characteristics alone. */
export interface Classes {
  readonly creatures: readonly ObjectId[];
  /** Creatures with toughness 0 or less, planeswalkers, battles, Sagas, whatever is attached or has counters. */
  readonly special: readonly ObjectId[];
  readonly legends: readonly ObjectId[];
  readonly walkers: readonly ObjectId[];
  readonly sieges: readonly ObjectId[];
  readonly worlds: readonly ObjectId[];
  /** Under another's control than was last noticed: a static ability gave or took it (CR 302.6, 506.4). */
  readonly taken: readonly ObjectId[];
  readonly daybound: boolean;
  /** Players with a permanent that has ascend. */
  readonly ascending: readonly Seat[];
}

const known = new DirectCache<Token, Classes>(16);

export function classesOf(g: Game): Classes {
  const had = known.get(g.s.token, g.s.token.t);
  if (had !== null) return had;
  const creatures: ObjectId[] = [];
  const special: ObjectId[] = [];
  const legends: ObjectId[] = [];
  const walkers: ObjectId[] = [];
  const sieges: ObjectId[] = [];
  const worlds: ObjectId[] = [];
  const taken: ObjectId[] = [];
  const ascending: Seat[] = [];
  let daybound = false;
  const battlefield = g.s.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const id = battlefield[i] as ObjectId;
    const o = g.find(id);
    if (o === null || o.phasedOut) continue;
    const c = g.chars(o);
    const creature = (c.types & TYPE.creature) !== 0;
    if (creature) creatures.push(id);
    if (
      (creature && c.toughness <= 0) ||
      (c.types & (TYPE.planeswalker | TYPE.battle)) !== 0 ||
      o.attachedTo >= 0 ||
      o.counters !== null ||
      c.subtypes.includes('Aura') ||
      c.subtypes.includes('Saga')
    )
      special.push(id);
    if ((c.supers & SUPER.legendary) !== 0) legends.push(id);
    if ((c.types & TYPE.planeswalker) !== 0) walkers.push(id);
    if ((c.types & TYPE.battle) !== 0) sieges.push(id);
    if ((c.supers & SUPER.world) !== 0) worlds.push(id);
    if (c.controller !== controllerBefore(o)) taken.push(id);
    if (hasBit(c, KW.daybound) || hasBit(c, KW.nightbound)) daybound = true;
    if (hasBit(c, KW.ascend)) ascending.push(c.controller);
  }
  const made = { creatures, special, legends, walkers, sieges, worlds, taken, daybound, ascending };
  known.set(g.s.token, g.s.token.t, made);
  return made;
}

/** Who controlled the permanent when that was last noticed. */
export const controllerBefore = (o: Obj): Seat => o.marks?.controlledBy ?? o.controller;
