/**
 * Words of this package that are easily confused:
 *   rule       what a rules text prints under one number ("810.9a")
 *   line       one statement of a rule, numbered by us where a rule makes several ("810.9a.1"), or one of its
 *              examples ("810.9a-ex1"); the unit that scenarios prove
 *   gist       what a line or rule says, in our own words
 *   cite       the number that an edition gives for a meaning of the engine
 */
export const LINE_KINDS = ['rule', 'example', 'note'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface RuleLine {
  readonly id: string;
  readonly kind: LineKind;
  readonly testable: boolean;
  /** Why no scenario can prove it; only where it isn't testable. */
  readonly reason?: string;
  readonly gist: string;
  /** Where the sources disagree: the entries ("C13", "C14,C21") of `CONTRADICTIONS`. */
  readonly contradiction?: string;
}

/** Own words by rule number. */
export type Gists = Readonly<Record<string, string>>;

type LineData =
  | readonly [id: string, kind: LineKind, gist: string]
  | readonly [
      id: string,
      kind: LineKind,
      gist: string,
      extra: { readonly untestable?: string; readonly contradiction?: string },
    ];

export function defineLines(data: readonly LineData[]): readonly RuleLine[] {
  return data.map(([id, kind, gist, { untestable, contradiction } = {}]) => ({
    id,
    kind,
    testable: untestable === undefined,
    ...(untestable === undefined ? {} : { reason: untestable }),
    gist,
    ...(contradiction === undefined ? {} : { contradiction }),
  }));
}
