import type { ObjectView, TargetFilter, TargetId, TargetSpec } from '@ettin/schema';
import type { Env } from './env.js';
import { has, isCreature, isPlaneswalker } from './keywords.js';
import { inZones, matches } from './read.js';
import type { Table } from './table.js';

/** What could be chosen for a target spec, as far as the table shows; the engine has the last word. */
export function candidatesFor(t: Table, spec: TargetSpec, env: Env): readonly TargetId[] {
  return candidates(t, spec.what, env);
}

export function candidates(t: Table, what: TargetFilter, env: Env): readonly TargetId[] {
  const out: TargetId[] = [];
  const word = what.any === true ? 'any' : what.player;
  if (word !== undefined)
    for (const p of t.view.players) {
      const mine = p.team === t.team(env.controller);
      const self = p.seat === env.controller;
      if (
        word === 'any' ||
        (word === 'opponent' && !mine) ||
        (word === 'you' && self) ||
        (word === 'team' && mine) ||
        (word === 'teammate' && mine && !self) ||
        (word === 'other' && !self)
      )
        out.push(p.seat);
    }
  if (what.any === true)
    for (const o of t.view.battlefield)
      if ((isCreature(o) || isPlaneswalker(o) || o.types.includes('battle')) && isTargetable(t, o, env))
        out.push(o.id);
  const filter = what.object;
  if (filter !== undefined)
    for (const o of inZones(t, filter))
      if (isTargetable(t, o, env) && matches(t, filter, o, env)) out.push(o.id);
  return out;
}

function isTargetable(t: Table, o: ObjectView, env: Env): boolean {
  if (o.phasedOut === true || o.id === env.self?.id) return o.zone === 'battlefield' && o.phasedOut !== true;
  if (o.zone !== 'battlefield') return true;
  if (has(o, 'shroud')) return false;
  return !has(o, 'hexproof') || t.team(o.controller) === t.team(env.controller);
}
