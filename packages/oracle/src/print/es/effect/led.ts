import type { Effect, TargetSpec } from '@ettin/schema';
import type { Said } from '../grammar.js';
import type { Speech } from '../speech.js';

export const together = (effects: readonly Effect[], s: Speech): string[] =>
  s.say.effects(effects, s, { together: true });

/** Whole sentences with a lead before the first: "si lo haces, roba una carta". */
export function led(lead: string, texts: readonly string[]): Said {
  const [first = '', ...more] = texts;
  const [, condition, then] = lead.startsWith('si ') ? (/^si ([^,]*), ([^,]*)$/.exec(first) ?? []) : [];
  const text = condition === undefined ? first : `${then} si ${condition}`;
  return { sentences: [lead + text, ...more] };
}

/** The same speech with more targets to speak of. */
export function withTargets(targets: readonly TargetSpec[] | undefined, s: Speech): Speech {
  if (targets === undefined) return s;
  return { ...s, specs: new Map([...s.specs, ...targets.map((spec) => [spec.id, spec] as const)]) };
}
