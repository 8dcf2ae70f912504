import type { Meaning, Refusal, RefusalCode } from '@ettin/schema';
import type { Rules } from './compile/types.js';

/** Illegal input is a value that names the rule, never a throw. */
export function refuse(rules: Rules, code: RefusalCode, cite: Meaning, message: string): Refusal {
  return { ok: false, code, rule: rules.edition.cites[cite], cite, message };
}
