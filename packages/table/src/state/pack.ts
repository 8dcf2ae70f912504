/**
 * Plain data as text in which whatever stands in several places is written once, and is one record again when it is read:
 * states of a game share nearly everything with those before them. As JSON, `{"$": n}` is the nth shared record; a record
 * with a key `$` of its own is `{"$$": [[key, value], …]}`.
 */
export function pack(value: unknown): string {
  const seen = new Set<object>();
  const shared = new Set<object>();
  count(value, seen, shared);
  const places = new Map<object, number>();
  const nodes: unknown[] = [];
  const write = (v: unknown): unknown => {
    if (typeof v !== 'object' || v === null) return v;
    if (!shared.has(v)) return inner(v, write);
    let place = places.get(v);
    if (place === undefined) {
      const node = inner(v, write);
      place = nodes.push(node) - 1;
      places.set(v, place);
    }
    return { $: place };
  };
  const root = write(value);
  return JSON.stringify({ nodes, root });
}

function count(v: unknown, seen: Set<object>, shared: Set<object>): void {
  if (typeof v !== 'object' || v === null) return;
  if (seen.has(v)) {
    shared.add(v);
    return;
  }
  seen.add(v);
  if (Array.isArray(v)) for (const x of v) count(x, seen, shared);
  else for (const x of Object.values(v)) count(x, seen, shared);
}

function inner(v: object, write: (v: unknown) => unknown): unknown {
  if (Array.isArray(v)) return v.map(write);
  const entries = Object.entries(v).map(([key, x]): [string, unknown] => [key, write(x)]);
  if (Object.hasOwn(v, '$') || Object.hasOwn(v, '$$')) return { $$: entries };
  return Object.fromEntries(entries);
}

/** What was packed. Throws on text that `pack` didn't write. */
export function unpack(text: string): unknown {
  const { nodes, root } = JSON.parse(text) as { readonly nodes: readonly unknown[]; readonly root: unknown };
  const made: unknown[] = [];
  const read = (v: unknown): unknown => {
    if (typeof v !== 'object' || v === null) return v;
    if (Array.isArray(v)) return v.map(read);
    const record = v as Readonly<Record<string, unknown>>;
    if (typeof record.$ === 'number') {
      if (record.$ >= made.length) throw new Error(`packed record ${record.$} isn't there`);
      return made[record.$];
    }
    const entries = Array.isArray(record.$$) ? (record.$$ as [string, unknown][]) : Object.entries(record);
    return Object.fromEntries(entries.map(([key, x]) => [key, read(x)]));
  };
  for (const node of nodes) made.push(read(node));
  return read(root);
}
