import { TABLE_REFUSALS } from '@ettin/protocol';
import type { Words } from '../i18n/words.js';
import type { Refused } from '../store/session.js';

/** Why the table wouldn't do it, in the reader's language; a refusal of the game's rules in its own words. */
export function refusalWords(
  { code, message }: Pick<Refused, 'code' | 'message'>,
  { t }: Pick<Words, 't'>,
): string {
  const known = TABLE_REFUSALS.find((one) => one === code);
  return known === undefined ? message : t(`refusal.${known}`);
}
