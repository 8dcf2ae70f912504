import type { Value } from '@ettin/schema';
import type { Speech } from './speech.js';

/** Says X now and what X is at the end of the sentence. */
export function owesX(value: Value, s: Speech): string {
  const shared = s.shared !== null && s.shared === JSON.stringify(value);
  s.where = (shared ? s.sharedWhere : null) ?? `X étant ${s.say.value(value, s)}`;
  if (shared) s.sharedWhere = s.where;
  return 'X';
}
