export { type BenchOptions, type BenchReport, bench, type LoadReport } from './bench.js';
export { benchEditions, type EditionsBenchReport } from './editions.js';
export type { DeckPair } from './loads.js';
export { benchEditionsText, benchText } from './text.js';
