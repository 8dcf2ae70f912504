import type { Meaning, Refusal, RefusalAbout, RefusalCode } from '@ettin/schema';
import type { Rules } from './compile/types.js';

/** Illegal input is a value that names the rule, never a throw. */
export function refuse(
  rules: Rules,
  code: RefusalCode,
  cite: Meaning,
  message: string,
  about?: RefusalAbout,
): Refusal {
  const refusal: Refusal = { ok: false, code, rule: rules.edition.cites[cite], cite, message };
  return about === undefined ? refusal : { ...refusal, about };
}
