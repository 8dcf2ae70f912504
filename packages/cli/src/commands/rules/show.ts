import { editionIds, type FoundRule, type Language, ruleLines, showRule } from '@ettin/editions';
import type { Command } from 'commander';
import { editionNamed } from '../../game/rules.js';
import { BadInput } from '../../io/io.js';
import { columns, pageWidth } from '../../io/layout.js';
import { paintFor } from '../../io/paint.js';
import { RULES } from '../../words/rules.js';
import { type Context, printJson, printLines } from '../context.js';
import { editionOption, jsonOption, languageOption } from '../options.js';
import { contradictionRows, contradictionsOf, lineRow } from './line.js';
import { linkRows, linksOf, type ShownLinks } from './links.js';

interface Options {
  readonly edition: string;
  readonly lang: Language;
  readonly json?: true;
}

export function showCommand(group: Command, { io }: Context): void {
  group
    .command('show')
    .description('show a rule, its lines and examples')
    .argument('<id>', 'rule number, e.g. 810.9a')
    .addOption(editionOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .action((id: string, options: Options) => {
      const edition = editionNamed(options.edition);
      const found = showRule(edition.id, id, options.lang);
      if (!found.ok)
        throw new BadInput(`edition ${edition.id} has no rule ${id}`, [
          ...elsewhere(id),
          `near it: ${found.near.join(', ')}`,
        ]);
      const contradictions = contradictionsOf(found.lines, options.lang);
      const links = linksOf(edition.id, found.number);
      if (options.json === true) {
        const { number, gist, lines, below } = found;
        printJson(io, {
          edition: edition.id,
          lang: options.lang,
          number,
          gist,
          lines,
          below,
          contradictions,
          ...links,
        });
        return;
      }
      const paint = paintFor(io);
      printLines(io, [
        `${paint.strong(found.number)}${found.gist === null ? '' : `  ${found.gist}`}`,
        ...columns(
          found.lines.map((line) => lineRow(line, options.lang)),
          pageWidth(io),
        ),
        ...columns(contradictionRows(contradictions, edition.id, options.lang), pageWidth(io)),
        ...(found.below.length > 0
          ? [RULES.text(options.lang, 'below', { list: found.below.join(', ') })]
          : []),
        ...columns(linkRows(links, options.lang), pageWidth(io)),
        ...untestable(found, links, options.lang),
      ]);
    });
}

/** Why a line has no scenario, where none can prove it. */
function untestable({ lines }: FoundRule, { scenarios }: ShownLinks, language: Language): readonly string[] {
  const [line, ...more] = lines;
  if (line?.reason === undefined || more.length > 0 || scenarios.length > 0) return [];
  return [RULES.text(language, 'untestable', { reason: line.reason })];
}

/** A number of another time: the editions that have it, and how to ask for the latest. */
function elsewhere(id: string): readonly string[] {
  const having = editionIds.filter((edition) => showRule(edition, id).ok);
  const told = having.filter((edition) => ruleLines(edition).length > 0);
  const best = told.at(-1) ?? having.at(-1);
  if (best === undefined) return [];
  return [`${having.join(', ')} ${having.length === 1 ? 'has' : 'have'} it: add --edition ${best}`];
}
