import { scenarioTitle, showRule } from '@ettin/editions';
import {
  type Comparison,
  compareEditions,
  type Halt,
  type Parting,
  type PartingPlace,
  type Responsible,
} from '@ettin/testkit';
import { type Language, ruleGists } from '@ettin/text';
import type { Command } from 'commander';
import { shortened } from '../game/lists.js';
import { editionNamed, editionsNamed } from '../game/rules.js';
import { LARGEST, readText } from '../io/files.js';
import { BadInput, EXIT } from '../io/io.js';
import { pad, pageWidth, widthOf, wrapWords } from '../io/layout.js';
import { type Paint, paintFor } from '../io/paint.js';
import { COMPARE, thingText, valueText } from '../words/compare.js';
import { refusalWords } from '../words/refusals.js';
import { type Context, printJson, printLines } from './context.js';
import { editionsOption, jsonOption, languageOption } from './options.js';
import { kindWord } from './rules/line.js';

interface Options {
  readonly editions?: string;
  readonly lang: Language;
  readonly json?: true;
}

export function compareCommand(group: Command, { io, finish }: Context): void {
  group
    .command('compare')
    .description('play one scenario under each edition and show where they part')
    .argument('<file>', 'scenario file')
    .addOption(editionsOption('only these'))
    .addOption(languageOption())
    .addOption(jsonOption())
    .action((file: string, options: Options) => {
      const editions = editionsNamed(options.editions ?? 'all');
      const compared = compareEditions(readText(io, file, LARGEST.scenario), editions);
      if (!compared.ok)
        throw new BadInput(
          `${file} can't be compared`,
          shortened(compared.problems.map((p) => `${file}:${p.line}: ${p.message}`)),
        );
      // a script that goes nowhere, or no board at all, compares nothing: a mistake of the file
      if (compared.halted !== null || compared.groups.length === 0) finish(EXIT.badInput);
      if (options.json === true) {
        printJson(io, { ...compared, file, lang: options.lang, rules: rulesOf(compared, options.lang) });
        return;
      }
      printLines(io, page(compared, options.lang, paintFor(io), pageWidth(io)));
    });
}

interface RuleText extends Responsible {
  /** Empty where the rulebook has no words for the rule. */
  readonly lines: readonly string[];
}

/** The rules responsible with what they say, each once. */
function rulesOf(compared: Comparison, language: Language): readonly RuleText[] {
  const all = compared.places.flatMap((p) => p.partings.flatMap((x) => x.sides.flatMap((s) => s.rules)));
  return distinct(all).map((r) => ({ ...r, lines: linesOf(r, compared.shows, language) }));
}

const keyOf = ({ edition, rule }: Responsible) => `${edition} ${rule}`;
const distinct = (list: readonly Responsible[]): readonly Responsible[] => [
  ...new Map(list.map((r) => [keyOf(r), r])).values(),
];

/** Rules with more lines than this are only named, unless the file says which of them it shows. */
const FEW = 4;

/** What a rule says: those of its lines that the scenario shows, else what it says itself, without its subrules. */
function linesOf(
  { edition, rule }: Responsible,
  shows: readonly string[],
  language: Language,
): readonly string[] {
  return textsOf({ edition, rule }, shows, language).flatMap(({ texts }) => texts);
}

/** The same by the rule that says it, which may be a subrule of what the events cite. */
function textsOf(
  { edition, rule }: Responsible,
  shows: readonly string[],
  language: Language,
): readonly { readonly rule: string; readonly texts: readonly string[] }[] {
  const { sentences } = ruleGists(edition, rule, language, shows);
  if (sentences.length > FEW) return [];
  return [...new Set(sentences.map((s) => s.rule))].map((number) => ({
    rule: number,
    texts: sentences
      .filter((s) => s.rule === number)
      .map(({ text, kind }) => kindWord(kind, language) + text),
  }));
}

function page(compared: Comparison, language: Language, paint: Paint, width: number): readonly string[] {
  const { id, groups, places, impossible } = compared;
  const out = [paint.strong(`${id}  ${scenarioTitle(compared, language).text}`)];
  if (compared.halted !== null)
    out.push(...wrapWords(haltText(compared.halted, groups[0]?.[0], language), width, '   '));
  if (groups.length === 1) {
    if (compared.halted === null) out.push(COMPARE.text(language, 'allSame'));
  } else if (groups.length > 1) out.push(COMPARE.text(language, 'ways', { n: groups.length }));
  for (const [i, group] of groups.entries())
    out.push(...wrapWords(`${letter(i)}  ${group.join(', ')}`, width, '   '));
  for (const { edition, why } of impossible)
    out.push(...wrapWords(`-  ${COMPARE.text(language, 'impossible', { edition, why })}`, width, '   '));
  const [first] = places;
  if (first !== undefined)
    out.push('', COMPARE.text(language, 'firstPart', { line: first.line, step: stepText(first, language) }));
  for (const place of places) {
    out.push(
      '',
      paint.strong(`${COMPARE.text(language, 'line', { n: place.line })}  ${stepText(place, language)}`),
    );
    out.push(...table(place.partings, groups, width, language));
    const rules = place.partings.flatMap((x) => x.sides.flatMap((s) => s.rules));
    out.push(...ruleLines(rules, compared, language, paint, width));
  }
  return out;
}

/** Which line of the script no edition carries out, and why. */
function haltText(
  { line, step, why, refusal, over }: Halt,
  edition: string | undefined,
  language: Language,
): string {
  if (over) return COMPARE.text(language, 'overBefore', { line, step });
  const said =
    refusal === null || edition === undefined ? why : refusalWords(refusal, editionNamed(edition), language);
  return COMPARE.text(language, 'haltedAlike', { line, step, why: said });
}

/** The step as the file has it; before the first there is the board. */
const stepText = ({ at, step }: PartingPlace, language: Language) =>
  at === 0 ? COMPARE.text(language, 'theBoard') : step;

const letter = (i: number) => String.fromCharCode(65 + (i % 26));

/** One row for each thing and side: the ways that see it so, and what they see. */
function table(
  partings: readonly Parting[],
  groups: readonly (readonly string[])[],
  width: number,
  language: Language,
): readonly string[] {
  const rows = partings.flatMap(({ about, sides }) =>
    sides.map((side, i) => {
      const ways = groups.flatMap((g, n) => (g.some((e) => side.editions.includes(e)) ? [letter(n)] : []));
      return [
        i === 0 ? thingText(about, language) : '',
        ways.join(' '),
        valueText(side.said, language),
      ] as const;
    }),
  );
  const room = Math.min(40, Math.max(0, ...rows.map(([what]) => widthOf(what))));
  const ways = Math.max(0, ...rows.map(([, w]) => widthOf(w)));
  const indent = ' '.repeat(2 + room + 2 + ways + 2);
  return rows.flatMap(([what, w, value]) => {
    const lines = wrapWords(value, Math.max(20, width - indent.length));
    const long = widthOf(what) > room ? [`  ${what}`] : [];
    const [head = '', ...rest] = lines;
    return [
      ...long,
      `  ${pad(long.length > 0 ? '' : what, room)}  ${pad(w, ways)}  ${head}`,
      ...rest.map((l) => indent + l),
    ];
  });
}

/** For each way the numbers that its editions give, and what the latest of them that the file speaks of says. */
function ruleLines(
  rules: readonly Responsible[],
  { groups, shows }: Comparison,
  language: Language,
  paint: Paint,
  width: number,
): readonly string[] {
  return groups.flatMap((group, i) => {
    const own = distinct(rules).filter(({ edition }) => group.includes(edition));
    const numbers = new Map<string, string[]>();
    for (const { edition, rule } of own) numbers.set(rule, [...(numbers.get(rule) ?? []), edition]);
    if (numbers.size === 0) return [];
    const list = [...numbers].map(([rule, editions]) => `${rule} (${editions.join(', ')})`).join('; ');
    const shown = own.filter(({ edition, rule }) => {
      const found = showRule(edition, rule);
      return found.ok && found.lines.some((l) => shows.includes(l.id));
    });
    const speaker = (shown.at(-1) ?? own.at(-1))?.edition;
    const texts = (shown.length > 0 ? shown : own)
      .filter(({ edition }) => edition === speaker)
      .flatMap((r) => textsOf(r, shows, language));
    return [
      ...wrapWords(`${letter(i)}  ${COMPARE.text(language, 'rules', { list })}`, width - 2, '   ').map((l) =>
        paint.faint(`  ${l}`),
      ),
      ...texts.flatMap(({ rule, texts: said }) =>
        wrapWords(
          COMPARE.text(language, 'ruleOf', {
            rule,
            edition: speaker ?? '',
            text: said.join(language === 'ja' ? '' : ' '),
          }),
          width - 5,
          '  ',
        ).map((l) => paint.faint(`     ${l}`)),
      ),
    ];
  });
}
