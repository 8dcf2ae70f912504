import type { Check } from './moment.js';

/**
 * Nothing in a state that JSON would lose: no undefined, NaN, infinity, -0, hole, function or instance. Parts that
 * states share are looked at once.
 */
export function jsonOnly(): Check {
  const seen = new WeakSet<object>();
  const walk = (value: unknown, path: string, out: string[]): void => {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return;
      case 'number':
        if (!Number.isFinite(value) || Object.is(value, -0))
          out.push(`${path} is ${Object.is(value, -0) ? '-0' : value}`);
        return;
      case 'object': {
        if (value === null || seen.has(value)) return;
        seen.add(value);
        if (Array.isArray(value)) {
          for (let i = 0; i < value.length; i++) walk(value[i], `${path}[]`, out);
          return;
        }
        if (Object.getPrototypeOf(value) !== Object.prototype) out.push(`${path} is an instance`);
        for (const key of Object.keys(value))
          walk((value as Record<string, unknown>)[key], `${path}.${key}`, out);
        return;
      }
      default:
        out.push(`${path} is ${typeof value}`);
    }
  };
  return ({ state }) => {
    const out: string[] = [];
    walk(state, 'state', out);
    return out;
  };
}

/** Where two values differ first, as a path with both; null when they are the same JSON. */
export function firstDifference(a: unknown, b: unknown, path = 'state'): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
    const found = firstDifference(x[key], y[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
