type Json = Readonly<Record<string, unknown>>;

/** The same JSON, whatever the order of keys? Compares as it goes, where writing both out would cost several times as much. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [x, y] = [a as Json, b as Json];
  let keys = 0;
  for (const key in x) {
    keys += 1;
    if (!Object.hasOwn(y, key) || !sameJson(x[key], y[key])) return false;
  }
  for (const _key in y) keys -= 1;
  return keys === 0;
}
