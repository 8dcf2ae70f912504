import type { Check } from './moment.js';

/**
 * Nothing in a state that JSON would lose: no undefined, NaN, infinity, -0, hole, function or instance. What the
 * state shares with the one before was looked at then.
 */
export const jsonOnly: Check = ({ before, state }) => {
  const out: string[] = [];
  if (!isPlain(state, before)) describe(state, 'state', out);
  return out;
};

/** Whether JSON keeps this value as it is; `old` stands in its place in a value that was found to be plain. */
function isPlain(value: unknown, old: unknown): boolean {
  if (value === old) return value !== undefined && !Object.is(value, -0);
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  const was = typeof old === 'object' && old !== null ? (old as Readonly<Record<string, unknown>>) : NONE;
  if (Array.isArray(value)) {
    // most lists change at one end only: what they still have stands at the other
    const other = Array.isArray(old) ? old.length - value.length : 0;
    for (let i = 0; i < value.length; i++) {
      const part: unknown = value[i];
      const kept = typeof part === 'object' && part === was[i + other];
      if (!kept && !isPlain(part, was[i])) return false;
    }
    return true;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key], was[key])) return false;
  return true;
}
const NONE: Readonly<Record<string, unknown>> = {};

function describe(value: unknown, path: string, out: string[]): void {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return;
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0))
        out.push(`${path} is ${Object.is(value, -0) ? '-0' : value}`);
      return;
    case 'object':
      if (value === null) return;
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) describe(value[i], `${path}[]`, out);
        return;
      }
      if (Object.getPrototypeOf(value) !== Object.prototype) out.push(`${path} is an instance`);
      for (const key of Object.keys(value))
        describe((value as Record<string, unknown>)[key], `${path}.${key}`, out);
      return;
    default:
      out.push(`${path} is ${typeof value}`);
  }
}

/**
 * Where two values differ first, as a path with both; null when they are the same JSON. `equals`: what they came from,
 * if those are known to be the same, so that parts which both have kept needn't be looked at.
 */
export function firstDifference(
  a: unknown,
  b: unknown,
  path = 'state',
  equals: readonly [unknown, unknown] = [null, null],
): string | null {
  return same(a, b, equals[0], equals[1]) ? null : differ(a, b, path);
}

type Json = Readonly<Record<string, unknown>>;

/** The same JSON, whatever the order of keys? What stood in these places before, `was` and `wasB`, was the same. */
function same(a: unknown, b: unknown, was: unknown, wasB: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a === was && b === wasB) return true;
  const [x, y] = [a as Json, b as Json];
  const [u, v] = [(was ?? NONE) as Json, (wasB ?? NONE) as Json];
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i], u[i], v[i])) return false;
    return true;
  }
  const [keys, others] = [Object.keys(x), Object.keys(y)];
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key !== others[i] && !Object.hasOwn(y, key)) return false;
    if (!same(x[key], y[key], u[key], v[key])) return false;
  }
  return true;
}

function differ(a: unknown, b: unknown, path: string): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
    const found = differ(x[key], y[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return Array.isArray(a) === Array.isArray(b) && Object.keys(x).length === Object.keys(y).length
    ? null
    : `${path}: not of one shape`;
}
