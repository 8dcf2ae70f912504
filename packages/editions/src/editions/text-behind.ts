import { isTextId, type TextId } from '../index/all.js';
import { STEPS } from './parameters.js';

/**
 * The text that an edition is the nearest difference from: its own, or that of the edition that came next, and so on.
 * Undefined for what is no edition.
 */
export function textBehind(edition: string): TextId | undefined {
  if (isTextId(edition)) return edition;
  const step = STEPS.find(({ id }) => id === edition);
  return step === undefined ? undefined : textBehind(step.parent);
}
