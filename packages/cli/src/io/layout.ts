import type { Io } from './io.js';
import { printable, unstyled } from './printable.js';

/** Characters that take two columns: those of Japanese, and the full-width forms. */
const WIDE = /[\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6]/u;

/** Columns that a text takes. Colours take none, Japanese takes two a character. */
export function widthOf(text: string): number {
  const shown = printable(unstyled(text)).normalize('NFC');
  let width = 0;
  for (const c of shown) width += WIDE.test(c) ? 2 : 1;
  return width;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Columns to lay out for: never less than 40 (a narrower terminal folds lines itself), nor more than are readable. */
export function pageWidth(io: Io): number {
  return Math.min(140, Math.max(40, io.columns()));
}

/** Where a line may end: after a word, and in Japanese after every character that no mark follows. */
function wordsOf(text: string): readonly { readonly word: string; readonly gap: string }[] {
  return text.split(' ').flatMap((word, at) => {
    const parts = WIDE.test(word) ? (word.match(PARTS) ?? [word]) : [word];
    return parts.map((part, i) => ({ word: part, gap: i === 0 && at > 0 ? ' ' : '' }));
  });
}

/** A wide character or a run of others, with opening brackets before it and the marks that may not begin a line. */
const PARTS =
  /[「『（【《]*(?:[^\u2e80-\uffff]+|[^「『（【《])[、。，．）」』】》：；？！・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*/gu;

/** Words in lines of at most `width` columns; every line but the first begins with `indent`. */
export function wrapWords(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const { word, gap } of wordsOf(text)) {
    const longer = line === '' ? word : line + gap + word;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  lines.push(line);
  return lines;
}

/** One line in lines of at most `width` columns; those after the first are set in, so that a list stays a list. */
export function fold(line: string, width: number): readonly string[] {
  if (widthOf(line) <= width) return [line];
  const [, before = '', number = '', text = ''] = /^(\s*)(\w+ {2})?(.*)$/s.exec(line) ?? [];
  const indent = number === '' ? `${before}    ` : ' '.repeat(before.length + number.length);
  const [first = '', ...rest] = wrapWords(before.replace(/ /g, '\u00a0') + number + text, width, indent);
  return [first.replace(/\u00a0/g, ' '), ...rest];
}

/** Items joined by a separator, in lines; an item is never broken. */
export function wrapItems(items: readonly string[], width: number, indent: string, between = ', '): string[] {
  const lines: string[] = [];
  let line = '';
  items.forEach((item, i) => {
    const piece = i < items.length - 1 ? item + between.trimEnd() : item;
    const gap = between.endsWith(' ') ? ' ' : '';
    const longer = line === '' || line === indent ? line + piece : line + gap + piece;
    if (line.trim() !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + piece;
    } else line = longer;
  });
  if (line !== '') lines.push(line);
  return lines;
}

/** A table of texts: columns as wide as their widest cell, the last one wrapped. */
export function columns(rows: readonly (readonly string[])[], width: number, gap = '  '): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.slice(0, -1).forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  return rows.flatMap((row) => {
    const head = row
      .slice(0, -1)
      .map((cell, i) => pad(cell, widths[i] ?? 0) + gap)
      .join('');
    const room = Math.max(20, width - widthOf(head));
    const [first = '', ...rest] = wrapWords(row.at(-1) ?? '', room);
    return [(head + first).trimEnd(), ...rest.map((line) => ' '.repeat(widthOf(head)) + line)];
  });
}
