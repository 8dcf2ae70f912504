import { Failed, type Play } from '../play.js';

/** Looks at the game and says what isn't as expected. */
export type Check = (p: Play) => readonly Failed[];

/** Compares two texts, so that a report can show both. */
export function same(line: number, what: string, expected: string, actual: string): readonly Failed[] {
  return expected === actual
    ? []
    : [new Failed(line, `${what}: ${expected} expected, is ${actual}`, expected, actual)];
}
