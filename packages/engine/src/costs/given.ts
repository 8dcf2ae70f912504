import type { ObjectId, Seat } from '@ettin/schema';
import type { CompiledCostPart } from '../compile/types.js';
import type { Game } from '../game.js';
import { manaSources } from '../mana/sources.js';
import type { Env } from '../state/state.js';
import { partCandidates } from './parts.js';

/** Permanents that parts of a cost take: those that they tap, and those that they sacrifice or return. */
export interface Given {
  readonly tapped: readonly ObjectId[];
  readonly gone: readonly ObjectId[];
}
export const NOTHING_GIVEN: Given = { tapped: [], gone: [] };

/**
 * Permanents that parts of a cost take (sacrificed, returned, tapped): a choice of them, after which `pays` says that
 * the mana can still be paid. What makes no mana goes first. Empty when no part takes any; null when no choice was
 * found.
 */
export function givenUp(
  g: Game,
  seat: Seat,
  parts: readonly CompiledCostPart[],
  env: Env,
  source: ObjectId,
  pays: (given: Given) => boolean,
  taken: readonly ObjectId[] = [],
): readonly ObjectId[] | null {
  const taking = parts.filter(takes);
  if (taking.length === 0) return pays(NOTHING_GIVEN) ? [] : null;
  const makers = new Set(manaSources(g, seat).map((s) => s.object));
  const picked: Taken[] = [];
  let spare: readonly ObjectId[] = [];
  let last = false;
  for (const p of taking) {
    const free = partCandidates(g, seat, p, env, source).filter(
      (id) => !taken.includes(id) && !picked.some((x) => x.id === id),
    );
    const order = [...free.filter((id) => !makers.has(id)), ...free.filter((id) => makers.has(id))];
    const n = p.count?.(g, env) ?? 1;
    if (order.length < n) return null;
    last = p.kind !== 'tap';
    for (const id of order.slice(0, n)) picked.push({ id, gone: last });
    spare = order.slice(n);
  }
  const ids = (list: readonly Taken[]) => list.map((x) => x.id);
  if (pays(split(picked))) return ids(picked);
  // the choice of the last may matter: one source makes what another doesn't
  const others = picked.slice(0, -1);
  if (picked.length > 0)
    for (const id of spare) {
      const instead = [...others, { id, gone: last }];
      if (pays(split(instead))) return ids(instead);
    }
  return null;
}

interface Taken {
  readonly id: ObjectId;
  readonly gone: boolean;
}

const split = (list: readonly Taken[]): Given => ({
  tapped: list.filter((x) => !x.gone).map((x) => x.id),
  gone: list.filter((x) => x.gone).map((x) => x.id),
});

/** A fixed number of permanents, so that it matters which. */
function takes(p: CompiledCostPart): boolean {
  return (
    (p.kind === 'sacrifice' || p.kind === 'returnToHand' || p.kind === 'tap') &&
    p.test !== null &&
    !p.anyNumber &&
    !p.all
  );
}
