import type { ObjectId, Seat } from '@ettin/schema';
import type { CompiledCostPart } from '../compile/types.js';
import type { Game } from '../game.js';
import { manaSources } from '../mana/sources.js';
import type { Env } from '../state/state.js';
import { partCandidates } from './parts.js';

/**
 * Permanents that parts of a cost take (sacrificed, returned, tapped) and that so make no mana for it: a choice of
 * them, after which `pays` says that the mana can still be paid. What makes no mana goes first. Empty when no part
 * takes any; null when no choice was found.
 */
export function givenUp(
  g: Game,
  seat: Seat,
  parts: readonly CompiledCostPart[],
  env: Env,
  source: ObjectId,
  pays: (given: readonly ObjectId[]) => boolean,
  taken: readonly ObjectId[] = [],
): readonly ObjectId[] | null {
  const taking = parts.filter(takes);
  if (taking.length === 0) return pays([]) ? [] : null;
  const makers = new Set(manaSources(g, seat).map((s) => s.object));
  const picked: ObjectId[] = [];
  let spare: readonly ObjectId[] = [];
  for (const p of taking) {
    const free = partCandidates(g, seat, p, env, source).filter(
      (id) => !taken.includes(id) && !picked.includes(id),
    );
    const order = [...free.filter((id) => !makers.has(id)), ...free.filter((id) => makers.has(id))];
    const n = p.count?.(g, env) ?? 1;
    if (order.length < n) return null;
    picked.push(...order.slice(0, n));
    spare = order.slice(n);
  }
  if (pays(picked)) return picked;
  // the choice of the last may matter: one source makes what another doesn't
  const others = picked.slice(0, -1);
  if (picked.length > 0) for (const id of spare) if (pays([...others, id])) return [...others, id];
  return null;
}

/** A fixed number of permanents, so that it matters which. */
function takes(p: CompiledCostPart): boolean {
  return (
    (p.kind === 'sacrifice' || p.kind === 'returnToHand' || p.kind === 'tap') &&
    p.test !== null &&
    !p.anyNumber &&
    !p.all
  );
}
