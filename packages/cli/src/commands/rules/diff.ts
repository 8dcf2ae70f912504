import { diffTexts, editionName, type Language, lineText, type TopicDiff } from '@ettin/editions';
import type { Command } from 'commander';
import { pad, pageWidth, widthOf, wrapWords } from '../../io/layout.js';
import { type Paint, paintFor } from '../../io/paint.js';
import { type Context, printJson, printLines } from '../context.js';
import { jsonOption, languageOption } from '../options.js';
import { textNamed } from './list.js';

interface Options {
  readonly lang: Language;
  readonly same?: true;
  readonly json?: true;
}

interface Words {
  readonly legend: string;
  readonly alike: (rules: string) => string;
  readonly elsewhere: (edition: string, rules: string) => string;
  readonly nothing: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    legend: '- goes   + appears   ~ changes, old above new   = stays',
    alike: (rules) => `= the same: ${rules}`,
    elsewhere: (edition, rules) => `${edition} says this in ${rules}, outside its text`,
    nothing: 'The two say the same.',
  },
  es: {
    legend: '- desaparece   + aparece   ~ cambia, lo antiguo sobre lo nuevo   = queda',
    alike: (rules) => `= sin cambios: ${rules}`,
    elsewhere: (edition, rules) => `${edition} lo dice en ${rules}, fuera de su texto`,
    nothing: 'Los dos dicen lo mismo.',
  },
  fr: {
    legend: "- disparaît   + apparaît   ~ change, l'ancien au-dessus du nouveau   = reste",
    alike: (rules) => `= sans changement : ${rules}`,
    elsewhere: (edition, rules) => `${edition} le dit en ${rules}, hors de son texte`,
    nothing: 'Les deux disent la même chose.',
  },
  ja: {
    legend: '- 廃止   + 新設   ~ 変更（上が旧、下が新）   = 同じ',
    alike: (rules) => `= 変更なし： ${rules}`,
    elsewhere: (edition, rules) => `${edition} では本文の外の ${rules} にある`,
    nothing: '両者は同じことを述べている。',
  },
};

export function diffCommand(group: Command, { io }: Context): void {
  group
    .command('diff')
    .description('lay two editions side by side: what appears, what goes, what changes')
    .argument('<from>', 'edition, e.g. 2009-en')
    .argument('<to>', 'edition, e.g. 2026')
    .option('--same', 'write the lines that stay, too')
    .addOption(languageOption())
    .addOption(jsonOption())
    .action((from: string, to: string, options: Options) => {
      const left = textNamed(from);
      const right = textNamed(to);
      const topics = diffTexts(left.id, right.id);
      if (options.json === true) {
        printJson(io, {
          from: left.id,
          to: right.id,
          lang: options.lang,
          topics: topics.map((topic) => asJson(topic, left.id, right.id, options.lang)),
        });
        return;
      }
      const words = WORDS[options.lang];
      const named = (id: string) => `${id}  ${editionName(id, options.lang)}`;
      const paint = paintFor(io);
      const shown = topics.filter(
        ({ lines }) => options.same === true || lines.some(({ how }) => how !== 'same'),
      );
      printLines(io, [
        paint.strong(`${named(left.id)}  →  ${named(right.id)}`),
        shown.length === 0 ? words.nothing : words.legend,
      ]);
      for (const topic of shown) {
        io.out('\n');
        // folded already, by columns of their own
        for (const line of topicLines(topic, left.id, right.id, options, paint, pageWidth(io)))
          io.out(`${line}\n`);
      }
    });
}

function topicLines(
  { topic, lines, elsewhere }: TopicDiff,
  from: string,
  to: string,
  options: Options,
  paint: Paint,
  width: number,
): readonly string[] {
  const words = WORDS[options.lang];
  const text = (edition: string, id: string) => lineText(edition, id, options.lang) ?? '';
  const rows: (readonly [mark: string, id: string, text: string, color: (text: string) => string])[] = [];
  for (const line of lines) {
    if (line.how === 'gone') rows.push(['-', line.from, text(from, line.from), paint.bad]);
    else if (line.how === 'new') rows.push(['+', line.to, text(to, line.to), paint.good]);
    else if (line.how === 'changed') {
      rows.push(['~', line.from, text(from, line.from), paint.bad]);
      rows.push([' ', line.to, text(to, line.to), paint.good]);
    } else if (options.same === true)
      rows.push(['=', `${line.from} → ${line.to}`, text(to, line.to), (same) => same]);
  }
  const room = Math.max(0, ...rows.map(([, id]) => widthOf(id)));
  const indent = ' '.repeat(2 + room + 2);
  const same = lines.flatMap((line) =>
    line.how === 'same' ? [line.from === line.to ? line.to : `${line.from}→${line.to}`] : [],
  );
  const asides = [
    ...(elsewhere.from.length > 0 ? [words.elsewhere(from, elsewhere.from.join(', '))] : []),
    ...(elsewhere.to.length > 0 ? [words.elsewhere(to, elsewhere.to.join(', '))] : []),
    ...(same.length > 0 && options.same !== true ? [words.alike(same.join(', '))] : []),
  ];
  return [
    paint.strong(topic.title[options.lang]),
    ...rows.flatMap(([mark, id, gist, color]) => {
      const [first = '', ...rest] = wrapWords(gist, Math.max(20, width - indent.length));
      return [`${color(`${mark} ${pad(id, room)}`)}  ${first}`, ...rest.map((line) => indent + line)];
    }),
    ...asides.flatMap((aside) => wrapWords(aside, width, '    ')).map(paint.faint),
  ];
}

function asJson({ topic, lines, elsewhere }: TopicDiff, from: string, to: string, language: Language) {
  const old = (id: string) => ({ id, gist: lineText(from, id, language) ?? '' });
  const recent = (id: string) => ({ id, gist: lineText(to, id, language) ?? '' });
  return {
    topic: topic.id,
    title: topic.title[language],
    same: lines.flatMap((line) => (line.how === 'same' ? [{ from: line.from, to: line.to }] : [])),
    changed: lines.flatMap((line) =>
      line.how === 'changed' ? [{ from: old(line.from), to: recent(line.to) }] : [],
    ),
    gone: lines.flatMap((line) => (line.how === 'gone' ? [old(line.from)] : [])),
    new: lines.flatMap((line) => (line.how === 'new' ? [recent(line.to)] : [])),
    elsewhere,
  };
}
