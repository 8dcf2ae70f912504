export { actionLabel, passLabel } from './actions.js';
export { botReasonText } from './bot-reason.js';
export type { CardTexts } from './card-texts.js';
export { type Catalogue, catalogue, type Messages, type Translations, type Value } from './catalogue.js';
export { decisionPrompt, howManyText, type Prompt, promptForOther } from './decisions.js';
export { DECK_FAULT_CODES, deckFaultText, type ToldFault } from './deck-faults.js';
export { type CatalogueUse, catalogueFaults } from './faults.js';
export { LANGUAGES, type Language, languageName } from './language.js';
export { countersText, type LogLine, logLine } from './log.js';
export { type MatchNews, type MatchScore, matchNewsText, matchScoreText } from './match.js';
export { Names, teamLetter } from './names.js';
export {
  describeCard,
  describeObject,
  describeTarget,
  findIn,
  objectMarks,
  objectName,
  orderItemName,
  shownKeywords,
  sizeText,
  targetName,
} from './objects.js';
export { optionLabel } from './options.js';
export { joined, type Part, type Phrase, textOf } from './part.js';
export { type RefusalText, refusalCodeText, refusalText } from './refusals.js';
export { resultText } from './results.js';
export { type RuleGists, type RuleSentence, type RuleText, ruleGists, ruleText } from './rule-text.js';
export { digits, listed, signed, teamName } from './speech.js';
export {
  askedText,
  cardTypeName,
  counterKind,
  eventName,
  keywordName,
  manaName,
  stepName,
  supertypeName,
  zoneName,
} from './vocabulary.js';
