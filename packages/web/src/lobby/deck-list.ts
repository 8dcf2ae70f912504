/** Changes to a deck list as its owner wrote it, line by line; lines are counted from 1. */

export const lineOf = (list: string, line: number): string => list.split(/\r\n|\r|\n/)[line - 1] ?? '';

/**
 * The list with a name put in the place of a misspelt one. The count and whatever else stands on the line stay; a line
 * that hasn't got the name (it has changed since) stays as it is.
 */
export function withName(list: string, line: number, wrong: string, right: string): string {
  return changed(list, line, (text) => {
    const at = text.toLowerCase().indexOf(wrong.toLowerCase());
    // a name that isn't on the line as it is was joined from parts: "Fire/Ice"
    if (at < 0) return /^\s*(\d+\s*x?\s+)?/i.exec(text)?.[0].concat(right) ?? right;
    return text.slice(0, at) + right + text.slice(at + wrong.length);
  });
}

export const withoutLine = (list: string, line: number): string => changed(list, line, () => null);

function changed(list: string, line: number, change: (text: string) => string | null): string {
  return list
    .split(/\r\n|\r|\n/)
    .flatMap((text, i) => (i === line - 1 ? (change(text) ?? []) : text))
    .join('\n');
}
