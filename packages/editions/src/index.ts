export { type EditionOverlay, overlay } from './edition.js';
export { type Gists, LINE_KINDS, type LineKind, type RuleLine } from './line.js';
export { compareNumbers, isUnder, nearNumbers } from './number.js';
export { DEFAULT_EDITION, editionIds, getEdition } from './registry.js';
export {
  type FoundLine,
  type FoundRule,
  type KeywordName,
  keywordRule,
  linesUnder,
  type NotFound,
  type RuleHit,
  ruleLine,
  ruleLines,
  ruleNumbers,
  searchRules,
  showRule,
} from './rules.js';
