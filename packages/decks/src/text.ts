/** Spellings that keyboards, word processors and web pages put in the place of a card name's own characters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // UTF-8 apostrophes and dashes that were once read as Windows-1252.
  [/â€[™˜]/g, "'"],
  [/â€[“”]/g, '-'],
  [/&amp;/gi, '&'],
  [/&(?:#0*39|#x0*27|apos|rsquo|lsquo);/gi, "'"],
  [/&(?:#0*34|quot|ldquo|rdquo);/gi, '"'],
  [/&(?:#0*160|nbsp);/gi, ' '],
  [/[‘’‚‛ʼ`´′＇]/g, "'"],
  [/[“”„‟″＂]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  // Oracle dropped the ligature; lists from before 2017 have it.
  [/Æ/g, 'Ae'],
  [/æ/g, 'ae'],
];

// Zero-width characters, soft hyphens and byte order marks are invisible and break every comparison.
const INVISIBLE = /(?:\u00ad|\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufeff)/g;

/** Unicode white space that isn't a tab or line break becomes a plain space; tabs can separate columns. */
const SPACES = /[^\S\t\n\r]/g;

/** One spelling for every list; line breaks are kept. */
export function normaliseText(text: string): string {
  let result = text.normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ');
  for (const [pattern, replacement] of SPELLINGS) result = result.replace(pattern, replacement);
  return result;
}

/** Lines by any of the line breaks in use; form feeds and vertical tabs too are white space to `normaliseText`. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029\u0085]/);
}
