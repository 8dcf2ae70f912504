export { BEHAVIOUR } from './behaviour/recorded.js';
export * from './bench/index.js';
export * from './fuzz/index.js';
export {
  type Compared,
  type Comparison,
  compareEditions,
  type Parting,
  type PartingPlace,
  type Responsible,
  type Side,
} from './scenario/compare/compare.js';
export { type About, type Aspect, VALUES } from './scenario/compare/facts.js';
export type { Said } from './scenario/compare/said.js';
export type { Halt } from './scenario/compare/walk.js';
export { type Coverage, coverage, type LineCoverage } from './scenario/coverage.js';
export { scenarioEntries } from './scenario/index-of.js';
export { loadScenarios, type ScenarioFile, scenarioPaths } from './scenario/load.js';
export {
  builtInRules,
  type Failure,
  type RunOptions,
  runScenario,
  type ScenarioReport,
  type ScenarioRun,
} from './scenario/run.js';
export type { Problem } from './scenario/source.js';
