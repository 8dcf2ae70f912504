export { type BenchOptions, type BenchReport, bench, type LoadReport } from './bench.js';
export type { DeckPair } from './loads.js';
export { benchText } from './text.js';
