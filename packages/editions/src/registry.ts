import type { Edition } from '@ettin/schema';
import { EDITION_2026 } from './editions/2026.js';
import { EDITIONS } from './editions/all.js';

/**
 * Editions that the engine carries out in full (`createRules` accepts them); grows as the engine learns. The others are
 * in the rulebook, in `rules diff` and in `allEditions`, but no game is played by them.
 */
const READY: readonly string[] = [
  '2005-08',
  '2005-fr',
  '2006-en',
  '2007-02',
  '2007-05',
  '2009-en',
  '2010-04',
  '2010-es',
  '2011-04',
  '2011plus-ja',
  '2018-04',
  '2019-07',
  '2024-11',
  '2026',
];

/** Every edition, oldest first. */
export const allEditions: readonly Edition[] = [...EDITIONS.values()];

/** Those that can be played, oldest first. */
export const editionIds: readonly string[] = allEditions
  .map(({ id }) => id)
  .filter((id) => READY.includes(id));

export const DEFAULT_EDITION = EDITION_2026.id;

/** An edition that can be played. */
export function getEdition(id: string): Edition | undefined {
  return editionIds.includes(id) ? EDITIONS.get(id) : undefined;
}

/** An edition, whether or not it can be played yet. */
export function anyEdition(id: string): Edition | undefined {
  return EDITIONS.get(id);
}
