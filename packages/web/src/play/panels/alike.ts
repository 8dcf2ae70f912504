import type { ObjectView, TargetId } from '@ettin/schema';

/** Candidates that are shown as one: the cards of one name in a library, of which none differs from another. */
export interface Alike {
  readonly first: TargetId;
  readonly ids: readonly TargetId[];
}

export function alike(
  candidates: readonly TargetId[],
  find: (id: TargetId) => ObjectView | undefined,
): readonly Alike[] {
  const groups = new Map<string, TargetId[]>();
  for (const id of candidates) {
    const o = find(id);
    const key = o?.zone === 'library' && o.name !== null ? `${o.owner} ${o.name}` : String(id);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [id]);
    else group.push(id);
  }
  return [...groups.values()].flatMap((ids) => {
    const [first] = ids;
    return first === undefined ? [] : [{ first, ids }];
  });
}

/** Whom a press on several alike means: one more while there is room for it, else the last that was chosen. */
export function meant({ first, ids }: Alike, chosen: readonly TargetId[], most: number): TargetId {
  const more = ids.find((id) => !chosen.includes(id));
  const last = ids.findLast((id) => chosen.includes(id));
  if (more === undefined || (last !== undefined && chosen.length >= most && most > 1)) return last ?? first;
  return more;
}
