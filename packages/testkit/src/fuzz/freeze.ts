import type { State } from '@ettin/engine';

/** Freezes a state with all its parts, so that writing to it throws. Parts that are frozen already are skipped. */
export function freezeState(state: State): void {
  freeze(state);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const key of Object.keys(value)) freeze((value as Record<string, unknown>)[key]);
}
