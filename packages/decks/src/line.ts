import type { ProblemCode } from './deck.js';
import { type Place, placeOf } from './heading.js';
import { canonicalName, looksLikeName } from './name.js';

/** One card line, before it's known which section it stands in. */
export interface CardLine {
  readonly ok: true;
  readonly count: number;
  readonly name: string;
  readonly set?: string;
  readonly number?: string;
  /** Said by the line itself: a prefix ("SB:"), a mark ("*CMDR*") or a tag ("[Sideboard]"). */
  readonly place?: Place;
}

export interface UnreadLine {
  readonly ok: false;
  readonly code: ProblemCode;
  readonly message: string;
}

interface Marks {
  place: Place | undefined;
  set: string | undefined;
  number: string | undefined;
}

const BULLET = /^[-*•·+]\s+(?=\d|SB:)/i;
const PREFIX = /^(SB|Sideboard|MB|Main|Mainboard|CMDR|Commander|Companion|Maybeboard)\s*:\s*(?=\S)/i;
const SET_CODE = /^(?:[A-Z0-9_]{2,7}|[a-z0-9_]{2,7})$/;
const COLLECTOR_NUMBER = /^[\p{L}\d★†‡*-]*\d[\p{L}\d★†‡*-]*$/u;

function unread(code: ProblemCode, message: string): UnreadLine {
  return { ok: false, code, message };
}

function isSetCode(text: string): boolean {
  return SET_CODE.test(text) && /[A-Za-z]/.test(text);
}

/** "M10", "M10:146", "M10#146": a printing. */
function takePrinting(text: string, marks: Marks): boolean {
  const [, set = '', number] = /^([A-Za-z0-9_]+)(?:[:#](\S+))?$/.exec(text) ?? [];
  if (!isSetCode(set) || (number !== undefined && !COLLECTOR_NUMBER.test(number))) return false;
  marks.set = set.toUpperCase();
  if (number !== undefined) marks.number = number;
  return true;
}

/** What a bracket at the end holds: a number, a printing, or tags such as "Ramp,Sideboard" and "Maybeboard{noDeck}". */
function takeBracket(text: string, marks: Marks): void {
  if (/^\d\S*$/.test(text)) {
    marks.number = text;
    return;
  }
  for (const tag of text.split(',')) {
    const place = /\{noDeck\}/i.test(tag) ? 'none' : placeOf(tag.replace(/\{[^}]*\}/g, ''));
    if (place !== undefined && place !== 'about') {
      marks.place = place;
      return;
    }
  }
  if (text === text.toUpperCase()) takePrinting(text, marks);
}

/** Takes marks off the end until none is left: foil, condition, price, tags, colours. */
function takeMarks(text: string, marks: Marks): string {
  let rest = text;
  for (;;) {
    const before = rest;
    const tags = /\s#.*$/.exec(rest);
    if (tags !== null) {
      if (/#\s*!?commander\b/i.test(tags[0])) marks.place = 'commander';
      rest = rest.slice(0, tags.index);
    }
    rest = rest.replace(/\s*\^[^^]*\^?$/, '').replace(/\s+[$€£]\s?\d+(?:[.,]\d+)?$/, '');
    rest = rest.replace(/\s+\((?:foil|etched|F)\)$/i, '');
    const star = /\s*\*([A-Za-z][A-Za-z -]*)\*$/.exec(rest);
    if (star !== null) {
      if (/^cmdr|^commander/i.test(star[1] ?? '')) marks.place = 'commander';
      rest = rest.slice(0, star.index);
    }
    const bracket = /(?<=\S)\s*\[([^[\]]*)\]$/.exec(rest);
    if (bracket !== null) {
      takeBracket(bracket[1] ?? '', marks);
      rest = rest.slice(0, bracket.index);
    }
    rest = rest.trimEnd();
    if (rest === before) return rest;
  }
}

/** "Shock (M10) 146", "Shock [M10] 146", "Shock|M10|1", "[M10:146] Shock", "<M10> Shock". */
function takeSet(text: string, marks: Marks): string {
  const pipe = /^([^|]*[^|\s+])\+?\|([A-Za-z0-9_]*)(?:\|[^|]*)*$/.exec(text);
  if (pipe !== null) {
    const [, name = '', set = ''] = pipe;
    return set === '' || takePrinting(set, marks) ? name : text.replace('|', ' | ');
  }
  const front = /^(?:\[([^[\]]+)\]|<([^<>]+)>)\s*(?=\S)/.exec(text);
  if (front !== null && takePrinting(front[1] ?? front[2] ?? '', marks)) {
    return text.slice(front[0].length);
  }
  const back = /^(.*\S)\s+(?:\(([^()]+)\)|\[([^[\]]+)\])(?:\s+([^\s()[\]]+))?$/.exec(text);
  const [, name = '', round, square, number] = back ?? [];
  const code = round ?? square;
  if (code === undefined || (number !== undefined && !COLLECTOR_NUMBER.test(number))) return text;
  if (/^\d+$/.test(code) && number === undefined) marks.number = code;
  else if (!takePrinting(code, marks)) return text;
  if (number !== undefined) marks.number = number;
  return name;
}

const COUNTED: readonly RegExp[] = [
  /^(\d+)[x×]\s+(\S.*)$/i,
  // "4 x Shock", but "4 X (CMB2) 12" is four copies of the card X.
  /^(\d+)\s+[x×]\s+([^\s([|*#^].*)$/i,
  /^(\d+)[x×](?=[\p{Lu}"[<])(.+)$/u,
  /^[x×]\s*(\d+)\s+(\S.*)$/i,
  /^\((\d+)\)\s*(\S.*)$/,
  /^(\d+)\s+(\S.*)$/,
];

interface Counted {
  readonly count: string | null;
  readonly rest: string;
}

/** A column of a table, with the quotes of a spreadsheet taken off. */
function unquote(field: string): string {
  const quoted = /^"((?:[^"]|"")*)"$/.exec(field.trim())?.[1];
  return (quoted === undefined ? field : quoted.replaceAll('""', '"')).trim();
}

function takeCount(text: string): Counted {
  if (text.includes('\t')) {
    const [first = '', second = '', third = ''] = text.split('\t').map(unquote);
    const set = isSetCode(third) ? ` (${third})` : '';
    const count = /^(\d+)\s*x?$/i;
    const leading = count.exec(first)?.[1];
    if (leading !== undefined) return { count: leading, rest: second + set };
    const following = count.exec(second)?.[1];
    if (following !== undefined) return { count: following, rest: first + set };
    return { count: null, rest: text.replace(/\t+/g, ' ') };
  }
  const row = /^(\d+)\s*,\s*(?:"((?:[^"]|"")*)"(?:,.*)?|([^"].*))$/.exec(text);
  if (row !== null) return { count: row[1] ?? null, rest: row[2]?.replaceAll('""', '"') ?? row[3] ?? '' };
  // A year is no count: "1996 World Champion".
  if (/^(?:19|20)\d\d\s/.test(text)) return { count: null, rest: text };
  for (const form of COUNTED) {
    const match = form.exec(text);
    if (match !== null) return { count: match[1] ?? null, rest: match[2] ?? '' };
  }
  return { count: null, rest: text };
}

/** `text` is normalised, trimmed, not blank, and neither a heading nor a comment. */
export function readCardLine(text: string): CardLine | UnreadLine {
  if (text.includes('\ufffd')) return unread('badEncoding', 'The file is not UTF-8: a letter was lost.');
  const marks: Marks = { place: undefined, set: undefined, number: undefined };

  let rest = text.replace(BULLET, '');
  const prefix = PREFIX.exec(rest);
  if (prefix !== null) {
    const word = (prefix[1] ?? '').toLowerCase();
    marks.place = word === 'mb' ? 'main' : placeOf(word);
    rest = rest.slice(prefix[0].length).replace(BULLET, '');
  }
  if (/^[-+]\d+\s*x?\s/i.test(rest) && !/^\+2 Mace\b/i.test(rest)) {
    return unread('badCount', 'A count has no sign.');
  }

  const counted = takeCount(rest);
  rest = takeMarks(counted.rest, marks);
  rest = rest.replace(/\[\[([^[\]]+)\]\]/, '$1');
  let count = counted.count;
  // "Shock (M10) 146 x4" and "Shock x4 (M10) 146", "Shock *F* (M10) 146".
  for (const strip of [(text: string) => text, (text: string) => takeMarks(takeSet(text, marks), marks)]) {
    rest = strip(rest);
    const trailing = /^(.*[^\s,])[\s,]+[x×]\s*(\d+)$/i.exec(rest);
    if (trailing === null) continue;
    if (count !== null) return unread('ambiguous', 'The line has two counts.');
    rest = trailing[1] ?? '';
    count = trailing[2] ?? null;
  }
  if (count === null && marks.number !== undefined && marks.set === undefined) {
    return unread('ambiguous', `Is ${marks.number} a count? Write it in front of the name.`);
  }

  const name = canonicalName(rest);
  if (!looksLikeName(name) || (count === null && /^\d/.test(name) && !/^(?:19|20)\d\d /.test(name))) {
    return unread('unreadable', 'This is not a card line: expected a count and a name, as in "4 Shock".');
  }
  const value = count === null ? 1 : Number(count);
  if (value < 1 || value > 999) return unread('badCount', 'A count is from 1 to 999.');
  return {
    ok: true,
    count: value,
    name,
    ...(marks.set === undefined ? {} : { set: marks.set }),
    ...(marks.number === undefined ? {} : { number: marks.number }),
    ...(marks.place === undefined ? {} : { place: marks.place }),
  };
}
