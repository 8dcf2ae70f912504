/**
 * What may reach a terminal. Names of decks, cards, players and files come from outside, and a terminal obeys some
 * characters instead of showing them: control characters move the cursor and rename windows, and marks of direction
 * reorder a line so that it reads as another. All output passes through `printable`, which writes them as `\u001b`
 * (inside a JSON text that is the same character).
 *
 * Styles of our own pass: `styled` marks them with a key that nothing from outside can know.
 */
const KEY = Math.random().toString(36).slice(2);
const MARK = new RegExp(`\\ufdd0${KEY}:(\\d+)\\ufdd1`, 'g');

/** Controls but the line break, marks of format and direction, separators of lines, lone surrogates, noncharacters. */
const OBEYED = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

const escaped = (text: string): string =>
  [...Array(text.length).keys()]
    .map((i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');

/** A text between two of a terminal's style numbers (SGR), as `printable` lets them through. */
export function styled(text: string, on: number, off: number): string {
  return `\ufdd0${KEY}:${on}\ufdd1${text}\ufdd0${KEY}:${off}\ufdd1`;
}

/** The text without styles. */
export function unstyled(text: string): string {
  return text.replace(MARK, '');
}

/** The text as it may be written to a terminal or file: see above. */
export function printable(text: string): string {
  let shown = '';
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    shown += `${text.slice(from, mark.index).replace(OBEYED, escaped)}\u001b[${mark[1]}m`;
    from = mark.index + mark[0].length;
  }
  return shown + text.slice(from).replace(OBEYED, escaped);
}

/** The same for a text that is to stay in its line: line breaks in it are shown too. */
export function inOneLine(text: string): string {
  return text.replaceAll('\n', '\\u000a');
}
