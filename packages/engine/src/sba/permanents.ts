import type { Meaning } from '@ettin/schema';
import { KW, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import { withCount } from '../counters/counters.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import type { Happening, Obj } from '../state/state.js';
import { legalAttachment, unattach } from '../zones/attach.js';
import { toZone } from '../zones/destroy.js';
import { classesOf } from './classes.js';

/**
 * What state-based actions do to permanents (CR 704.5f-q, 704.5s-v), found together. Small corrections
 * (unattaching, cancelling counters) are done on the spot and make another round.
 */
export function permanentActions(g: Game): Happening[] {
  const out: Happening[] = [];
  const { creatures, special } = classesOf(g);
  for (const id of creatures) {
    const o = g.find(id);
    if (o === null || (o.damage === 0 && !o.deathtouched)) continue;
    const destroyed = creatureAction(o, g.chars(o));
    if (destroyed !== null) out.push(destroyed);
  }
  for (const id of special) {
    const o = g.find(id);
    if (o === null || out.some((e) => e.object === id)) continue;
    const action = specialAction(g, o, g.chars(o));
    if (action !== null) out.push(action);
  }
  return out;
}

function specialAction(g: Game, o: Obj, c: Chars): Happening | null {
  if ((c.types & TYPE.creature) !== 0 && c.toughness <= 0) return put(o, 'sba.toughness');
  if ((c.types & TYPE.planeswalker) !== 0 && (o.counters?.loyalty ?? 0) <= 0) return put(o, 'sba.loyalty');
  if ((c.types & TYPE.battle) !== 0 && (o.counters?.defense ?? 0) <= 0 && !hasTriggered(g, o.id))
    return put(o, 'sba.defense');
  const attached = attachmentAction(g, o, c);
  if (attached !== null) return attached;
  if (o.counters !== null && g.rules.edition.parameters.countersCancel) cancelCounters(g, o);
  return c.subtypes.includes('Saga') ? sagaAction(g, o, c) : null;
}

/** Into the graveyard without being destroyed. */
const put = (o: Obj, cite: Meaning): Happening => toZone(o, 'graveyard', 'sba', { cite });

function creatureAction(o: Obj, c: Chars): Happening | null {
  if (c.toughness <= 0) return put(o, 'sba.toughness');
  if (o.damage === 0 && !o.deathtouched) return null;
  if (o.damage < c.toughness && !o.deathtouched) return null;
  if (hasBit(c, KW.indestructible)) return null;
  // damage that is lethal anyway needs no deathtouch
  return happening('destroy', {
    object: o.id,
    cite: o.damage >= c.toughness ? 'sba.lethalDamage' : 'sba.deathtouch',
  });
}

/** Auras that aren't attached legally die; Equipment comes off (CR 704.5m-n). */
function attachmentAction(g: Game, o: Obj, c: Chars): Happening | null {
  const aura = c.subtypes.includes('Aura');
  if (!aura && o.attachedTo < 0) return null;
  const legal = o.attachedTo >= 0 && legalAttachment(g, o, o.attachedTo);
  if (legal) return null;
  if (aura && (c.types & TYPE.creature) === 0) {
    // one that was cast with bestow is a creature again instead (CR 702.103f)
    if (o.cast?.flags.includes('bestowed') === true && o.attachedTo >= 0) {
      unattach(g, o.id);
      return null;
    }
    return put(o, 'sba.aura');
  }
  const worn = c.subtypes.includes('Equipment') || c.subtypes.includes('Fortification');
  if (o.attachedTo >= 0) unattach(g, o.id, worn ? 'sba.equipment' : 'attach');
  return null;
}

/** +1/+1 and -1/-1 counters remove each other (CR 704.5q). */
function cancelCounters(g: Game, o: Obj): void {
  const [plus, minus] = [o.counters?.['+1/+1'] ?? 0, o.counters?.['-1/-1'] ?? 0];
  const n = Math.min(plus, minus);
  if (n === 0) return;
  const own = g.own(o.id);
  own.counters = withCount(withCount(own.counters, '+1/+1', plus - n), '-1/-1', minus - n);
  g.touch();
  for (const [kind, total] of [
    ['+1/+1', plus - n],
    ['-1/-1', minus - n],
  ] as const)
    g.emit({ type: 'counters', cite: 'sba.counters', audience: 'all', on: o.id, kind, change: -n, total });
}

/** A Saga whose last chapter has come and left the stack is sacrificed (CR 704.5s, 714.4). */
function sagaAction(g: Game, o: Obj, c: Chars): Happening | null {
  let last = 0;
  for (const id of c.abilities)
    for (const t of g.rules.abilities[id]?.triggers ?? [])
      if (t.data.on === 'chapter') last = Math.max(last, ...t.data.numbers);
  if (last === 0 || (o.counters?.lore ?? 0) < last) return null;
  return hasTriggered(g, o.id) ? null : toZone(o, 'graveyard', 'sacrifice', { cite: 'sba.saga' });
}

/** Is it the source of an ability that has triggered and not yet left the stack? */
function hasTriggered(g: Game, source: number): boolean {
  return (
    g.s.triggers.some((t) => t.source === source) ||
    g.s.stack.some((id) => {
      const s = g.find(id)?.stack;
      return s?.kind === 'triggered' && s.source === source;
    })
  );
}

export function legendRuleOff(g: Game, seat: number): boolean {
  return rulesNamed(g, 'legendRuleOff').some((a) => a.rule.who?.(g, a.env, seat) !== false);
}
