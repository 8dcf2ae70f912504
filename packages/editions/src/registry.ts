import type { Edition } from '@ettin/schema';
import { EDITION_2026 } from './editions/2026.js';

const EDITIONS: ReadonlyMap<string, Edition> = new Map(
  [EDITION_2026].map((edition) => [edition.id, edition]),
);

/** Oldest first. */
export const editionIds: readonly string[] = [...EDITIONS.keys()];

export const DEFAULT_EDITION = EDITION_2026.id;

export function getEdition(id: string): Edition | undefined {
  return EDITIONS.get(id);
}
