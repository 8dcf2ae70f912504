import type { Edition } from '@ettin/schema';
import { EDITION_2026 } from './editions/2026.js';
import { EDITIONS } from './editions/all.js';

/** Every edition, oldest first. */
export const allEditions: readonly Edition[] = [...EDITIONS.values()];

/** Their ids, in the same order. */
export const editionIds: readonly string[] = [...EDITIONS.keys()];

export const DEFAULT_EDITION = EDITION_2026.id;

export function getEdition(id: string): Edition | undefined {
  return EDITIONS.get(id);
}
