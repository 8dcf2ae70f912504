import { MANA_TYPES } from '@ettin/schema';
import type { ManaAmount } from '../state/state.js';

/**
 * Amounts of mana as costs write them. `colored` counts the six types in the order of MANA_TYPES (WUBRGC);
 * `symbols` holds what is still to be decided, without braces: one 'X' for each {X}, hybrids 'W/U', '2/W', 'C/W',
 * Phyrexian 'W/P' and 'W/U/P'. X symbols come first.
 */
const WHEEL = 'WUBRG';
const TYPE_LETTERS = MANA_TYPES.join('');
/** Letters at these positions of the wheel; generic and colorless halves stand before them (CR 107.4). */
const PRINTED_PAIRS = ['WU', 'WB', 'UB', 'UR', 'BR', 'BG', 'RG', 'RW', 'GW', 'GU'];
const ORDERS = printedOrders();

export const NO_MANA: ManaAmount = { generic: 0, colored: [0, 0, 0, 0, 0, 0], symbols: [], snow: 0 };

/** Reads "{2}{W}{W}". Text that isn't mana is a fault of the data, and throws. */
export function parseMana(text: string): { amount: ManaAmount; x: number } {
  if (!/^(\{[^{}]+\})+$/.test(text)) throw new Error(`unreadable mana "${text}"`);
  let generic = 0;
  let snow = 0;
  let x = 0;
  const colored = [0, 0, 0, 0, 0, 0];
  const symbols: string[] = [];
  for (const inner of text.slice(1, -1).split('}{')) {
    const type = inner.length === 1 ? TYPE_LETTERS.indexOf(inner) : -1;
    if (type >= 0) colored[type] = (colored[type] ?? 0) + 1;
    else if (/^\d+$/.test(inner)) generic += Number(inner);
    else if (inner === 'S') snow++;
    else if (inner === 'X') x++;
    else symbols.push(alternative(inner, text));
  }
  return { amount: { generic, colored, symbols: [...xs(x), ...symbols], snow }, x };
}

/** A symbol with more than one way to pay it, in the order it is printed in. */
function alternative(inner: string, text: string): string {
  const half = /^(\d+|C)\/([WUBRG])$/.test(inner) || /^[WUBRG]\/P$/.test(inner);
  if (half) return inner;
  const pair = /^([WUBRG])\/([WUBRG])(\/P)?$/.exec(inner);
  if (pair !== null) {
    const letters = `${pair[1]}${pair[2]}`;
    const printed = PRINTED_PAIRS.find((p) => p === letters || `${p[1]}${p[0]}` === letters);
    if (printed !== undefined) return `${printed[0]}/${printed[1]}${pair[3] ?? ''}`;
  }
  throw new Error(`unreadable mana symbol {${inner}} in "${text}"`);
}

const xs = (n: number): string[] => Array.from({ length: n }, () => 'X');

/** Writes an amount as cards do; nothing at all is "{0}". `parseMana` reads it back. */
export function formatMana(amount: ManaAmount): string {
  const out: string[] = [];
  for (const s of amount.symbols) if (s === 'X') out.push('{X}');
  if (amount.generic > 0) out.push(`{${amount.generic}}`);
  for (let i = 0; i < amount.snow; i++) out.push('{S}');
  for (const s of amount.symbols) if (s !== 'X') out.push(`{${s}}`);
  for (let i = 0; i < (amount.colored[5] ?? 0); i++) out.push('{C}');
  let present = 0;
  for (let t = 0; t < 5; t++) if ((amount.colored[t] ?? 0) > 0) present |= 1 << t;
  for (const letter of ORDERS[present] ?? '')
    for (let i = 0; i < (amount.colored[WHEEL.indexOf(letter)] ?? 0); i++) out.push(`{${letter}}`);
  return out.length === 0 ? '{0}' : out.join('');
}

/** For each set of colors, the order in which costs print them: round the wheel from where the gap before is fit. */
function printedOrders(): readonly string[] {
  return Array.from({ length: 32 }, (_, set) => {
    const letters = [...WHEEL].filter((_l, i) => (set & (1 << i)) !== 0);
    const at = letters.map((l) => WHEEL.indexOf(l));
    const gaps = at.map((p, i) => (p - (at[(i + at.length - 1) % at.length] ?? p) + 5) % 5);
    // three colors of which no three are neighbors begin after the short gap, everything else after the long one
    const wedge = letters.length === 3 && !gaps.includes(3);
    const best = wedge ? Math.min(...gaps) : Math.max(...gaps);
    const start = Math.max(0, gaps.indexOf(best));
    return [...letters.slice(start), ...letters.slice(0, start)].join('');
  });
}

/** Position of a symbol's own number, as in "2/W"; -1 for symbols without one. */
export function genericHalf(symbol: string): number {
  const n = Number.parseInt(symbol, 10);
  return Number.isNaN(n) ? -1 : n;
}

export const isPhyrexian = (symbol: string): boolean => symbol.endsWith('/P');

/** Types of mana that pay for a hybrid or Phyrexian symbol, as a mask over MANA_TYPES. */
export function symbolTypes(symbol: string): number {
  let mask = 0;
  for (let i = 0; i < symbol.length; i += 1) {
    const t = TYPE_LETTERS.indexOf(symbol.charAt(i));
    if (t >= 0) mask |= 1 << t;
  }
  return mask;
}

/** CR 202.3: all of it counts, X as 0, a hybrid symbol as its larger half, a Phyrexian one as 1. */
export function manaValue(amount: ManaAmount): number {
  let n = amount.generic + amount.snow;
  for (const c of amount.colored) n += c;
  for (const s of amount.symbols) if (s !== 'X') n += Math.max(1, genericHalf(s));
  return n;
}

/** CR 105.2, 107.4e-f: the colors of its symbols, as a mask of COLOR. */
export function colorsOf(amount: ManaAmount): number {
  let mask = 0;
  for (let t = 0; t < 5; t++) if ((amount.colored[t] ?? 0) > 0) mask |= 1 << t;
  for (const s of amount.symbols) mask |= symbolTypes(s);
  return mask & 31;
}

export function isZero(amount: ManaAmount): boolean {
  if (amount.generic > 0 || amount.snow > 0 || amount.symbols.length > 0) return false;
  for (const c of amount.colored) if (c > 0) return false;
  return true;
}

export function plus(a: ManaAmount, b: ManaAmount): ManaAmount {
  const symbols = a.symbols.length === 0 ? b.symbols : [...a.symbols, ...b.symbols];
  return {
    generic: a.generic + b.generic,
    colored: a.colored.map((n, t) => n + (b.colored[t] ?? 0)),
    symbols: b.symbols.includes('X') ? [...xs(countX(a) + countX(b)), ...symbols.filter(isNotX)] : symbols,
    snow: a.snow + b.snow,
  };
}

export function plusGeneric(amount: ManaAmount, n: number): ManaAmount {
  return n === 0 ? amount : { ...amount, generic: amount.generic + n };
}

const isNotX = (s: string): boolean => s !== 'X';

/** How many {X} are in it. */
export function countX(amount: ManaAmount): number {
  let n = 0;
  for (const s of amount.symbols) if (s === 'X') n++;
  return n;
}

/** With a value for X, each {X} is that much generic mana (CR 107.3). */
export function withX(amount: ManaAmount, x: number): ManaAmount {
  const count = countX(amount);
  if (count === 0) return amount;
  return { ...amount, generic: amount.generic + count * x, symbols: amount.symbols.filter(isNotX) };
}

/**
 * CR 118.7a: only the generic part gets less, never below nothing. What is left of the reduction goes to
 * symbols with a generic half, as that half may be the one that is chosen (CR 601.2b).
 */
export function reduceGeneric(amount: ManaAmount, by: number): ManaAmount {
  if (by <= 0) return amount;
  const less = Math.min(by, amount.generic);
  let left = by - less;
  const out = less === 0 ? amount : { ...amount, generic: amount.generic - less };
  if (left === 0) return out;
  let extra = 0;
  const symbols = out.symbols.filter((s) => {
    const n = left > 0 ? genericHalf(s) : -1;
    if (n < 0) return true;
    const taken = Math.min(left, n);
    left -= taken;
    // with one mana of any type left to pay, the colored half is no other way to pay it
    extra += n - taken;
    return false;
  });
  return symbols.length === out.symbols.length ? out : { ...out, generic: out.generic + extra, symbols };
}

/** CR 118.7: what can't be taken from mana of its own type is taken from the generic part. */
export function reduceBy(amount: ManaAmount, by: ManaAmount): ManaAmount {
  const cost = {
    generic: amount.generic,
    colored: amount.colored.slice(),
    symbols: amount.symbols.slice(),
    snow: amount.snow,
  };
  let generic = by.generic + by.snow;
  for (let t = 0; t < 6; t++)
    for (let i = 0; i < (by.colored[t] ?? 0); i++) if (!takeType(cost, 1 << t)) generic++;
  for (const s of by.symbols) {
    // of a hybrid the payer chooses the half (CR 118.7e): one that the cost asks for, else the one worth most
    if (s === 'X' || takeType(cost, symbolTypes(s))) continue;
    generic += Math.max(1, genericHalf(s));
  }
  return reduceGeneric(cost, generic);
}

interface Writable {
  colored: number[];
  symbols: string[];
}

/** Takes one mana of any of these types from the cost: a plain symbol, or one that it may pay. */
function takeType(cost: Writable, types: number): boolean {
  for (let t = 0; t < 6; t++) {
    const n = cost.colored[t] ?? 0;
    if ((types & (1 << t)) !== 0 && n > 0) {
      cost.colored[t] = n - 1;
      return true;
    }
  }
  const at = cost.symbols.findIndex((s) => (symbolTypes(s) & types) !== 0);
  if (at < 0) return false;
  cost.symbols.splice(at, 1);
  return true;
}
