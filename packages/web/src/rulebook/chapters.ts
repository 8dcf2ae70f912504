import {
  diffTexts,
  generalRules,
  type Language,
  type RuleGist,
  type RuleLine,
  ruleLines,
} from '@ettin/editions';

/** Lines about one thing, in the order of the text. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly RuleLine[];
}

/** An edition's own section by topics, its mere headings last; none for an edition that has no text of its own. */
export function chaptersOf(edition: string, language: Language): readonly Chapter[] {
  const lines = new Map(ruleLines(edition, language).map((line) => [line.id, line]));
  const topics = diffTexts(edition, edition);
  const isHeading = (diff: (typeof topics)[number]) => diff.topic.id === 'heading';
  return [...topics.filter((d) => !isHeading(d)), ...topics.filter(isHeading)].map(
    ({ topic, lines: pairs }) => ({
      id: topic.id,
      title: topic.title[language],
      lines: pairs.flatMap((pair) => (pair.how === 'same' ? (lines.get(pair.from) ?? []) : [])),
    }),
  );
}

/** General rules by hundreds, as rules texts divide them: "700–799". */
export interface Hundred {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleGist[];
}

export function hundredsOf(edition: string, language: Language): readonly Hundred[] {
  const by = new Map<number, RuleGist[]>();
  for (const rule of generalRules(edition, language)) {
    const hundred = Math.floor(Number.parseInt(rule.number, 10) / 100);
    by.set(hundred, [...(by.get(hundred) ?? []), rule]);
  }
  return [...by].map(([hundred, rules]) => ({
    id: `general-${hundred}`,
    title: Number.isNaN(hundred) ? '' : `${hundred}00–${hundred}99`,
    rules,
  }));
}

/** What became of a line in another text, or what it came from. */
export interface Counterpart {
  readonly edition: string;
  readonly line: string;
  readonly how: 'same' | 'changed';
}

export function counterparts(
  edition: string,
  line: string,
  others: readonly string[],
): readonly Counterpart[] {
  return others
    .filter((other) => other !== edition)
    .flatMap((other) =>
      diffTexts(edition, other).flatMap(({ lines }) =>
        lines.flatMap((pair) =>
          (pair.how === 'same' || pair.how === 'changed') && pair.from === line
            ? [{ edition: other, line: pair.to, how: pair.how }]
            : [],
        ),
      ),
    );
}
