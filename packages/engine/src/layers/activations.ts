import type { ObjectId } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';
import { DirectCache } from '../state/direct-cache.js';
import { KIND } from './base.js';

/** Activated abilities of permanents by who may use them: their controllers, or others too. */
export interface Activations {
  readonly bySeat: readonly (readonly Activation[])[];
  readonly mana: readonly (readonly Activation[])[];
  /** What mana there is depends on turn or step. */
  readonly manaTurnBound: boolean;
  /** Face-down permanents, which their controllers might turn face up. */
  readonly faceDown: readonly ObjectId[];
}
export interface Activation {
  readonly object: ObjectId;
  readonly ability: number;
  /** Whether it can be used depends on turn or step. */
  readonly turnBound: boolean;
}

/** Who could activate what on the battlefield, before asking whether they can now. */
export function activationsOf(g: Game): Activations {
  const table = g.table;
  if (table.activations !== null) return table.activations;
  const bySeat: Activation[][] = g.s.players.map(() => []);
  const mana: Activation[][] = g.s.players.map(() => []);
  const faceDown: ObjectId[] = [];
  let manaTurnBound = false;
  const battlefield = g.s.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const object = battlefield[i] as ObjectId;
    const o = g.find(object);
    if (o === null || o.phasedOut) continue;
    if (o.faceDown !== 0) faceDown.push(object);
    const c = g.chars(o);
    if ((c.kinds & KIND.activated) === 0) continue;
    const own = usableOf(g, object, c);
    for (let k = 0; k < own.length; k++) {
      const { activation, forMana, who } = own[k] as Usable;
      const to = forMana ? mana : bySeat;
      if (forMana && activation.turnBound) manaTurnBound = true;
      if (who === undefined) to[c.controller]?.push(activation);
      else
        for (const p of g.s.players)
          if (who === 'any' || !g.sameTeam(p.seat, c.controller)) to[p.seat]?.push(activation);
    }
  }
  table.activations = { bySeat, mana, manaTurnBound, faceDown };
  return table.activations;
}

/** An activated ability of one permanent, and who may use it. */
interface Usable {
  readonly activation: Activation;
  readonly forMana: boolean;
  readonly who: 'any' | 'opponent' | undefined;
}

/** By lists of abilities, as most permanents have those that they had for the token before. */
const usable = new DirectCache<
  readonly number[],
  { readonly object: ObjectId; readonly own: readonly Usable[] }
>(2048);

function usableOf(g: Game, object: ObjectId, c: Chars): readonly Usable[] {
  const had = usable.get(c.abilities, object);
  if (had !== null && had.object === object) return had.own;
  const own: Usable[] = [];
  for (let ability = 0; ability < c.abilities.length; ability++) {
    const a = g.rules.abilities[c.abilities[ability] ?? -1];
    if (a === undefined || a.activated === null) continue;
    const turnBound =
      a.loyalty ||
      a.activated.timing !== undefined ||
      a.activated.limit !== undefined ||
      (a.reads & (READS.turn | READS.combat)) !== 0;
    own.push({
      activation: { object, ability, turnBound },
      forMana: a.mana !== null,
      who: a.activated.who,
    });
  }
  usable.set(c.abilities, object, { object, own });
  return own;
}
