import { isLineOf, type Language, type RuleLine, showRule } from '@ettin/editions';

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
 * The gist of a rule or line of an edition: those of its lines that are named, else what it says itself without its
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
  const { gists, language: spoken } = ruleGists(edition, number, language, named);
  if (gists.length === 0) return null;
  const text = gists.slice(0, FEW).join(spoken === 'ja' ? '' : ' ');
  return { text: gists.length > FEW ? `${text} …` : text, language: spoken };
}

/** Sentences that tell a rule, and the language that they are in. */
export interface RuleGists {
  readonly gists: readonly string[];
  /** The rule that each is of: 810.9a, where that line of 810.9 is named. */
  readonly numbers: readonly string[];
  readonly language: Language;
}

/** "810.9a.1" is a line of the rule 810.9a. */
const ruleOf = (line: string): string => line.replace(/(?<=\..*)\.\d+$/, '');

/** As `ruleText`, sentence by sentence and never cut short; none where the edition has no such rule. */
export function ruleGists(
  edition: string,
  number: string,
  language: Language,
  named: readonly string[] = [],
): RuleGists {
  const found = showRule(edition, number, language);
  if (!found.ok) return { gists: [], numbers: [], language };
  const lines = tellingLines(found.lines, found.number, named);
  if (lines.length > 0)
    return { gists: lines.map(({ gist }) => gist), numbers: lines.map(({ id }) => ruleOf(id)), language };
  if (found.gist === null) return { gists: [], numbers: [], language };
  const english = showRule(edition, number);
  const same = language !== 'en' && english.ok && english.gist === found.gist;
  return { gists: [found.gist], numbers: [found.number], language: same ? 'en' : language };
}

function tellingLines(
  all: readonly RuleLine[],
  number: string,
  named: readonly string[],
): readonly RuleLine[] {
  const lines = all.filter(({ kind }) => kind !== 'example');
  const shown = lines.filter(({ id }) => named.includes(id));
  const own = lines.filter(({ id }) => isLineOf(id, number));
  return (
    [shown, own, lines].find((list) => list.length > 0 && list.length <= FEW) ??
    (own.length > 0 ? own : lines)
  );
}
