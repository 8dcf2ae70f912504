import { kept } from '../app/kept.js';

/** How fast bots play, in milliseconds between their moves. */
export const PACES = { quick: 150, usual: 700, slow: 1_600 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = ['quick', 'usual', 'slow'] as const satisfies readonly Pace[];

export const pace = (): Pace => kept('pace', PACE_NAMES, 'usual');
