/**
 * Choices that stay with this browser. Storage may be closed to the page (private windows, policies): then a choice
 * holds for as long as the page is open, which is all that can be had.
 */
const PREFIX = 'ettin.';
const session = new Map<string, string>();

export function keepText(key: string, value: string): void {
  session.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // closed to us; `session` has it
  }
}

export function keptText(key: string): string | null {
  const here = session.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export const keep = (key: string, value: string): void => keepText(key, value);

/** One of a closed list; whatever else is stored counts as nothing. */
export function kept<T extends string>(key: string, of: readonly T[], otherwise: T): T {
  const stored = keptText(key);
  return of.find((one) => one === stored) ?? otherwise;
}

export function keptJson(key: string): unknown {
  const stored = keptText(key);
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
