import { isTextId, LINES, type TextId } from '../index/all.js';
import type { RuleLine } from '../line.js';
import { isUnder, rulePath } from '../number.js';
import { SAME_MEANING } from './same.js';
import { TOPICS, type Topic } from './topics.js';

/** How a line of one text stands to the other text. `id`s are those of `from` and `to`. */
export type LineDiff =
  | { readonly how: 'same'; readonly from: string; readonly to: string }
  | { readonly how: 'changed'; readonly from: string; readonly to: string }
  | { readonly how: 'gone'; readonly from: string }
  | { readonly how: 'new'; readonly to: string };

export interface TopicDiff {
  readonly topic: Topic;
  readonly lines: readonly LineDiff[];
  /** Where the rule is said instead, when one of the texts doesn't print it: 805 beside the text of 2016. */
  readonly elsewhere: { readonly from: readonly string[]; readonly to: readonly string[] };
}

/** What is so is so whether it was printed there or taken from the rules of the same date. */
const plain = (gist: string): string => gist.replace(/ \((?:CR tail|implied)\)/, '').toLowerCase();

/** Of sentences that say the same in other words, the one that stands for all of them. */
const STANDS_FOR: ReadonlyMap<string, string> = new Map(
  SAME_MEANING.flatMap((group) => {
    const sentences = group.map((named) => plain(gistNamed(named)));
    return sentences.map((sentence) => [sentence, sentences[0] ?? sentence] as const);
  }),
);

/** "2006-en 606.8". Throws where there is no such line: a fault of ours. */
function gistNamed(named: string): string {
  const [text = '', id] = named.split(' ');
  const gist = isTextId(text) ? LINES[text].find((line) => line.id === id)?.gist : undefined;
  if (gist === undefined) throw new Error(`no line ${named}`);
  return gist;
}

const meaning = (gist: string): string => STANDS_FOR.get(plain(gist)) ?? plain(gist);

/** The topic of each line: that of the longest number it is under. */
function byTopic(text: TextId): ReadonlyMap<Topic, readonly RuleLine[]> {
  const all = new Map<Topic, RuleLine[]>();
  for (const line of LINES[text]) {
    const { topic } = TOPICS.flatMap((one) => one.rules[text].map((number) => ({ topic: one, number })))
      .filter(({ number }) => isUnder(line.id, number))
      .reduce<{ topic?: Topic; length: number }>(
        (best, { topic: one, number }) => {
          const { length } = rulePath(number);
          return length > best.length ? { topic: one, length } : best;
        },
        { length: 0 },
      );
    if (topic !== undefined) all.set(topic, [...(all.get(topic) ?? []), line]);
  }
  return all;
}

const wordsOf = (gist: string): ReadonlySet<string> =>
  new Set(
    plain(gist)
      .match(/[\p{L}\d]+/gu)
      ?.filter((word) => word.length > 2 || /\d/.test(word)),
  );

/** Words that two sentences have in common, of all that they have: 0 to 1. */
function likeness(a: RuleLine, b: RuleLine): number {
  if (a.kind !== b.kind) return 0;
  const left = wordsOf(a.gist);
  const right = wordsOf(b.gist);
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.max(1, left.size + right.size - common);
}

/** From here on two sentences of one topic are the same rule in another form. */
const ALIKE = 0.3;

/** Lines of one topic: the same, then pairs that are most alike, then what is left on either side. */
function compare(from: readonly RuleLine[], to: readonly RuleLine[]): readonly LineDiff[] {
  const pairs = new Map<RuleLine, { to: RuleLine; how: 'same' | 'changed' }>();
  const taken = new Set<RuleLine>();
  const pair = (line: RuleLine, other: RuleLine, how: 'same' | 'changed'): void => {
    pairs.set(line, { to: other, how });
    taken.add(other);
  };
  for (const line of from) {
    const other = to.find((one) => !taken.has(one) && meaning(one.gist) === meaning(line.gist));
    if (other !== undefined) pair(line, other, 'same');
  }
  const open = from
    .filter((line) => !pairs.has(line))
    .flatMap((line) => to.map((other) => ({ line, other, value: likeness(line, other) })))
    .filter(({ value }) => value >= ALIKE)
    .sort((a, b) => b.value - a.value);
  for (const { line, other } of open) if (!pairs.has(line) && !taken.has(other)) pair(line, other, 'changed');
  const left = from.filter((line) => !pairs.has(line));
  const added = to.filter((line) => !taken.has(line));
  // a topic that was one sentence and is another is the same rule, changed
  const [one, ...more] = left;
  const [other, ...others] = added;
  const alone = more.length + others.length === 0;
  if (alone && one?.kind === 'rule' && other?.kind === 'rule') pair(one, other, 'changed');
  return [
    ...from.map((line): LineDiff => {
      const found = pairs.get(line);
      return found === undefined
        ? { how: 'gone', from: line.id }
        : { how: found.how, from: line.id, to: found.to.id };
    }),
    ...to.filter((line) => !taken.has(line)).map((line): LineDiff => ({ how: 'new', to: line.id })),
  ];
}

/** Every line of both texts, topic by topic. Empty when one of them isn't a text of the rulebook. */
export function diffTexts(from: string, to: string): readonly TopicDiff[] {
  if (!isTextId(from) || !isTextId(to)) return [];
  const left = byTopic(from);
  const right = byTopic(to);
  return TOPICS.flatMap((topic) => {
    const before = left.get(topic) ?? [];
    const after = right.get(topic) ?? [];
    if (before.length + after.length === 0) return [];
    return [
      {
        topic,
        lines: compare(before, after),
        elsewhere: {
          from: before.length === 0 ? topic.rules[from] : [],
          to: after.length === 0 ? topic.rules[to] : [],
        },
      },
    ];
  });
}
