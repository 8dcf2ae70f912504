import type { ObjectView, PlayerView, StackView } from '@ettin/schema';
import { sameJson } from './same.js';

/**
 * The difference between two views of one viewer. Lists of objects are told by ids and by what is new or changed;
 * every other part of a view is sent whole when it has changed.
 */
export interface ObjectsPatch<T extends ObjectView = ObjectView> {
  /** Ids in order, of all that is in the list now. */
  readonly ids: readonly number[];
  /** Those that weren't there or look otherwise. */
  readonly changed: readonly T[];
}

const OBJECT_LISTS = ['battlefield', 'exile', 'command', 'looking'] as const;
type ObjectList = (typeof OBJECT_LISTS)[number];
type Rest = Omit<PlayerView, ObjectList | 'stack' | 'graveyards' | 'hands'>;

export interface ViewPatch {
  readonly lists?: Partial<Record<ObjectList, ObjectsPatch>>;
  readonly stack?: ObjectsPatch<StackView>;
  /** By player; only those that changed. */
  readonly graveyards?: Readonly<Record<number, ObjectsPatch>>;
  /** By seat; null where a hand isn't seen any more. */
  readonly hands?: Readonly<Record<number, ObjectsPatch | null>>;
  readonly rest?: Partial<Rest>;
}

const REST = [
  'viewer',
  'edition',
  'turn',
  'activeTeam',
  'step',
  'priorityTeam',
  'teams',
  'players',
  'assignedDamage',
  'monarch',
  'dayNight',
  'pending',
  'result',
] as const satisfies readonly (keyof Rest)[];

function objectsPatch<T extends ObjectView>(
  before: readonly T[],
  after: readonly T[],
): ObjectsPatch<T> | null {
  if (before === after) return null;
  let known: Map<number, T> | undefined;
  let moved = before.length !== after.length;
  const changed: T[] = [];
  for (let i = 0; i < after.length; i++) {
    const o = after[i] as T;
    let was = before[i];
    // nearly always everything is the same record in the same place
    if (was === o) continue;
    if (was?.id !== o.id) {
      moved = true;
      known ??= new Map(before.map((b) => [b.id, b]));
      was = known.get(o.id);
    }
    if (!sameJson(was, o)) changed.push(o);
  }
  return changed.length === 0 && !moved ? null : { ids: after.map((o) => o.id), changed };
}

function objectsAfter<T extends ObjectView>(before: readonly T[], patch: ObjectsPatch<T>): readonly T[] {
  const known = new Map<number, T>(before.map((o) => [o.id, o]));
  for (const o of patch.changed) known.set(o.id, o);
  return patch.ids.map((id) => {
    const found = known.get(id);
    if (found === undefined) throw new Error(`the patch names object ${id}, which isn't there`);
    return found;
  });
}

/** What makes `after` of `before`; empty when nothing changed. */
export function patchOf(before: PlayerView, after: PlayerView): ViewPatch {
  const lists: Partial<Record<ObjectList, ObjectsPatch>> = {};
  for (const name of OBJECT_LISTS) {
    const patch = objectsPatch(before[name], after[name]);
    if (patch !== null) lists[name] = patch;
  }
  const stack = objectsPatch(before.stack, after.stack);
  const graveyards: Record<number, ObjectsPatch> = {};
  for (const [i, yard] of after.graveyards.entries()) {
    const patch = objectsPatch(before.graveyards[i] ?? [], yard);
    if (patch !== null) graveyards[i] = patch;
  }
  const hands: Record<number, ObjectsPatch | null> = {};
  for (const seat of new Set([...Object.keys(before.hands), ...Object.keys(after.hands)].map(Number))) {
    const now = after.hands[seat];
    if (now === undefined) hands[seat] = null;
    else {
      const patch = objectsPatch(before.hands[seat] ?? [], now);
      if (patch !== null || before.hands[seat] === undefined) hands[seat] = patch ?? { ids: [], changed: [] };
    }
  }
  const rest: Record<string, unknown> = {};
  for (const key of REST) if (!sameJson(before[key], after[key])) rest[key] = after[key];
  return {
    ...(Object.keys(lists).length > 0 ? { lists } : {}),
    ...(stack === null ? {} : { stack }),
    ...(Object.keys(graveyards).length > 0 ? { graveyards } : {}),
    ...(Object.keys(hands).length > 0 ? { hands } : {}),
    ...(Object.keys(rest).length > 0 ? { rest: rest as Partial<Rest> } : {}),
  };
}

/** Throws where the patch was made of another view. */
export function applyPatch(before: PlayerView, patch: ViewPatch): PlayerView {
  const lists: Partial<Record<ObjectList, readonly ObjectView[]>> = {};
  for (const name of OBJECT_LISTS) {
    const of = patch.lists?.[name];
    if (of !== undefined) lists[name] = objectsAfter(before[name], of);
  }
  const stack = patch.stack === undefined ? before.stack : objectsAfter(before.stack, patch.stack);
  const graveyards = before.graveyards.map((yard, i) => {
    const of = patch.graveyards?.[i];
    return of === undefined ? yard : objectsAfter(yard, of);
  });
  const hands: Record<number, readonly ObjectView[]> = { ...before.hands };
  for (const [seat, of] of Object.entries(patch.hands ?? {})) {
    if (of === null) delete hands[Number(seat)];
    else hands[Number(seat)] = objectsAfter(before.hands[Number(seat)] ?? [], of);
  }
  return { ...before, ...patch.rest, ...lists, stack, graveyards, hands };
}
