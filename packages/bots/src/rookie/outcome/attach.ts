import type { ObjectView, Seat } from '@ettin/schema';
import { envFor } from '../env.js';
import type { AbilityNote } from '../notes.js';
import type { Table } from '../table.js';
import { modsGain } from './mods.js';

/** What it does for us that this Aura or Equipment is attached to the host, seen without it. */
export function attachGain(t: Table, what: ObjectView, host: ObjectView, controller: Seat): number {
  const already = what.attachedTo === host.id;
  return already ? 0 : hostGain(t, t.notes(what), what, host, controller) - heldGain(t, what, controller);
}

/** What it does where it is now, which is given up. */
function heldGain(t: Table, what: ObjectView, controller: Seat): number {
  const host = what.attachedTo === undefined ? null : t.find(what.attachedTo);
  return host === null ? 0 : hostGain(t, t.notes(what), what, host, controller);
}

/** What these abilities do to a host, for us. */
export function hostGain(
  t: Table,
  notes: readonly AbilityNote[],
  what: ObjectView | null,
  host: ObjectView,
  controller: Seat,
): number {
  const env = envFor(what, controller, { attached: host.id });
  let gain = 0;
  for (const n of notes) {
    if (n.data.kind !== 'static' || n.data.affects !== 'attached') continue;
    gain += modsGain(t, [host], n.data.mods ?? [], 'long', env);
  }
  return gain;
}
