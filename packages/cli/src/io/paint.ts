import type { Io } from './io.js';
import { styled } from './printable.js';

/**
 * Colours and weights by meaning. They repeat what the words say and never say anything alone, so that output
 * without them (files, NO_COLOR, TERM=dumb) loses nothing.
 */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  /** Team A, team B. */
  readonly team: (team: number, text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const wrap =
  (on: number, off: number) =>
  (text: string): string =>
    styled(text, on, off);
const same = (text: string): string => text;

const PLAIN: Paint = { strong: same, faint: same, team: (_, text) => text, good: same, bad: same };
const COLOURED: Paint = {
  strong: wrap(1, 22),
  faint: wrap(2, 22),
  team: (team, text) => wrap(team === 0 ? 36 : 33, 39)(text),
  good: wrap(32, 39),
  bad: wrap(31, 39),
};

/** For standard output, or for standard error. https://no-color.org: any non-empty NO_COLOR turns colours off. */
export function paintFor(io: Io, stream: 'out' | 'err' = 'out'): Paint {
  const terminal = stream === 'out' ? io.outIsTerminal : io.errIsTerminal;
  const off = (io.env.NO_COLOR ?? '') !== '' || io.env.TERM === 'dumb';
  return terminal && !off ? COLOURED : PLAIN;
}
