import { isLineOf, type Language, type LineKind, type RuleLine, showRule } from '@ettin/editions';

/** What a rule says, in our own words. */
export interface RuleText {
  readonly text: string;
  /** The language that `text` is in: English where nobody has put the rule into the reader's yet. */
  readonly language: Language;
}

/** A rule with more lines than this is told by the first of them. */
const FEW = 4;

const made = new Map<string, RuleText | null>();

/**
 * The gist of a rule or line of an edition: those of its lines and examples that are named, else what it says itself without its
 * subrules and examples, cut short where there are many. Null where the edition has no such rule.
 */
export function ruleText(
  edition: string,
  number: string,
  language: Language,
  named: readonly string[] = [],
): RuleText | null {
  const at = [edition, number, language, ...named].join(' ');
  const known = made.get(at);
  if (known !== undefined) return known;
  const text = findText(edition, number, language, named);
  made.set(at, text);
  return text;
}

function findText(
  edition: string,
  number: string,
  language: Language,
  named: readonly string[],
): RuleText | null {
  const { sentences, language: spoken } = ruleGists(edition, number, language, named);
  if (sentences.length === 0) return null;
  const text = sentences
    .slice(0, FEW)
    .map((one) => one.text)
    .join(spoken === 'ja' ? '' : ' ');
  return { text: sentences.length > FEW ? `${text} …` : text, language: spoken };
}

/** A sentence that tells a rule. */
export interface RuleSentence {
  readonly text: string;
  /** The rule that it is of: 810.9a, where that line of 810.9 is named. */
  readonly rule: string;
  readonly kind: LineKind;
}

/** Sentences that tell a rule, and the language that they are in. */
export interface RuleGists {
  readonly sentences: readonly RuleSentence[];
  readonly language: Language;
}

/** "810.9a.1" is a line of the rule 810.9a, and "810.9a-ex1" an example of it. */
const ruleOf = (line: string): string => line.replace(/(?:-ex\d+|(?<=\..*)\.\d+)$/, '');

/** As `ruleText`, sentence by sentence and never cut short; none where the edition has no such rule. */
export function ruleGists(
  edition: string,
  number: string,
  language: Language,
  named: readonly string[] = [],
): RuleGists {
  const found = showRule(edition, number, language);
  if (!found.ok) return { sentences: [], language };
  const lines = tellingLines(found.lines, found.number, named);
  if (lines.length > 0)
    return {
      sentences: lines.map(({ id, gist, kind }) => ({ text: gist, rule: ruleOf(id), kind })),
      language,
    };
  if (found.gist === null) return { sentences: [], language };
  const english = showRule(edition, number);
  const same = language !== 'en' && english.ok && english.gist === found.gist;
  const sentence: RuleSentence = { text: found.gist, rule: found.number, kind: 'rule' };
  return { sentences: [sentence], language: same ? 'en' : language };
}

function tellingLines(
  all: readonly RuleLine[],
  number: string,
  named: readonly string[],
): readonly RuleLine[] {
  const lines = all.filter(({ kind }) => kind !== 'example');
  const shown = all.filter(({ id }) => named.includes(id));
  const own = lines.filter(({ id }) => isLineOf(id, number));
  return (
    [shown, own, lines].find((list) => list.length > 0 && list.length <= FEW) ??
    (own.length > 0 ? own : lines)
  );
}
