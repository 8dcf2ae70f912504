export {
  CHOICES,
  type Choice,
  type ChoiceOption,
  type Chosen,
  choiceOptions,
  choicesOf,
  withChoices,
} from './choices/choices.js';
export {
  CONTRADICTIONS,
  type Contradiction,
  type ContradictionId,
  contradiction,
} from './choices/contradictions.js';
export { decidingLines } from './cites/deciding.js';
export { diffTexts, type LineDiff, type TopicDiff } from './diff/diff.js';
export type { Topic } from './diff/topics.js';
export { type EditionOverlay, overlay } from './edition.js';
export { editionName } from './editions/names.js';
export { textBehind } from './editions/text-behind.js';
export { isTextId, TEXT_IDS, type TextId } from './index/all.js';
export { type Gists, LINE_KINDS, type LineKind, type RuleLine } from './line.js';
export { ASKED_UNDER, type Asked } from './links/decisions.js';
export { EVENTS } from './links/events.js';
export { type RuleLinks, ruleLinks } from './links/links.js';
export {
  type ScenarioEntry,
  type ScenarioTitles,
  scenariosShowing,
  scenarioTitle,
} from './links/scenarios.js';
export { compareNumbers, isLineOf, isUnder, nearNumbers } from './number.js';
export {
  documentIds,
  getDocument,
  type ProfileChoice,
  tournamentRules,
  underDocument,
} from './profiles/profiles.js';
export { allEditions, DEFAULT_EDITION, editionIds, getEdition } from './registry.js';
export { LANGUAGES, type Language, lineText } from './rulebook/line-text.js';
export {
  type FoundLine,
  type FoundRule,
  generalRules,
  type KeywordName,
  keywordRule,
  linesUnder,
  type NotFound,
  type RuleGist,
  ruleLine,
  ruleLines,
  ruleNumbers,
  showRule,
} from './rules.js';
export { type RuleHit, searchRules } from './search.js';
