import type { ManaAmount } from '../state/state.js';
import { genericHalf, isPhyrexian, symbolTypes } from './amount.js';

/**
 * Whether units of mana can pay what is needed: a matching problem, apart from any game.
 *
 * A *unit* is one mana (or a creature, card or artifact that stands for one), as a mask of what it may pay for.
 * A *need* is one mana asked for, as a mask of what pays it. A unit pays a need if their masks meet.
 * Bits 0-5 are the types in the order of MANA_TYPES, then snow, then generic. A plan for two costs at once uses
 * the same eight bits again above them (see OTHER).
 */
export const SNOW = 64;
export const GENERIC = 128;
export const ANY_TYPE = 63;
/** Shift for the needs of other costs that are to stay payable. */
export const OTHER = 8;

/** Masks with how often each is there. Counts may be 0. */
export interface Bag {
  readonly masks: number[];
  readonly counts: number[];
}

export const newBag = (): Bag => ({ masks: [], counts: [] });

/** A copy without the masks of which nothing is left. */
export function copyBag(bag: Bag): Bag {
  const out = newBag();
  for (let i = 0; i < bag.masks.length; i++) {
    const n = bag.counts[i] ?? 0;
    if (n === 0) continue;
    out.masks.push(bag.masks[i] ?? 0);
    out.counts.push(n);
  }
  return out;
}

export function put(bag: Bag, mask: number, n: number): void {
  if (n === 0) return;
  const at = bag.masks.indexOf(mask);
  if (at < 0) {
    bag.masks.push(mask);
    bag.counts.push(n);
  } else bag.counts[at] = (bag.counts[at] ?? 0) + n;
}

export function sizeOf(bag: Bag): number {
  let n = 0;
  for (const c of bag.counts) n += c;
  return n;
}

/** Beyond this many different needs a matching is quicker than all their subsets. */
const MOST_SUBSETS = 7;

/**
 * Hall's condition: the needs can all be paid exactly if for each set of them there are at least as many units
 * that pay one of the set. Needs with the same mask go in together, so few sets are left to look at.
 */
export function covers(units: Bag, needs: Bag): boolean {
  const kinds = needs.masks.length;
  if (kinds > MOST_SUBSETS) return assign(listOf(units), needs) !== null;
  const { masks, counts } = units;
  for (let set = (1 << kinds) - 1; set > 0; set--) {
    let union = 0;
    let wanted = 0;
    for (let i = 0; i < kinds; i++)
      if ((set & (1 << i)) !== 0) {
        union |= needs.masks[i] ?? 0;
        wanted += needs.counts[i] ?? 0;
      }
    for (let j = 0; j < masks.length && wanted > 0; j++)
      if (((masks[j] ?? 0) & union) !== 0) wanted -= counts[j] ?? 0;
    if (wanted > 0) return false;
  }
  return true;
}

function listOf(bag: Bag): number[] {
  const out: number[] = [];
  for (let i = 0; i < bag.masks.length; i++)
    for (let n = bag.counts[i] ?? 0; n > 0; n--) out.push(bag.masks[i] ?? 0);
  return out;
}

/** For each unit the mask of the need that it pays, or 0; null when the needs can't all be paid. */
export function assign(units: readonly number[], needs: Bag): number[] | null {
  const wanted = listOf(needs);
  const payer = new Array<number>(wanted.length).fill(-1);
  const paid = new Array<number>(units.length).fill(-1);
  const tried = new Array<number>(units.length).fill(-1);
  const augment = (need: number, round: number): boolean => {
    for (let u = 0; u < units.length; u++) {
      if (tried[u] === round || ((units[u] ?? 0) & (wanted[need] ?? 0)) === 0) continue;
      tried[u] = round;
      const other = paid[u] ?? -1;
      if (other < 0 || augment(other, round)) {
        paid[u] = need;
        payer[need] = u;
        return true;
      }
    }
    return false;
  };
  for (let i = 0; i < wanted.length; i++) if (!augment(i, i)) return null;
  return paid.map((need) => (need < 0 ? 0 : (wanted[need] ?? 0)));
}

/** What one source makes when it is used in one way: a unit for each mana. */
export type Option = readonly number[];

type Choices = readonly (readonly Option[])[];

/** Can the needs be paid from these units and one option of each of these choices? Exact. */
export function payable(units: Bag, choices: Choices, needs: Bag): boolean {
  if (choices.length === 0) return covers(units, needs);
  return choose(copyBag(units), choices.length > 2 ? byLikeness(choices) : choices, 0, 0, needs);
}

/** Of sources that are alike it doesn't matter which is used how: `least` is where the one before got to. */
function choose(units: Bag, choices: Choices, from: number, least: number, needs: Bag): boolean {
  const choice = choices[from];
  if (choice === undefined) return covers(units, needs);
  if (!hopeful(units, choices, from, needs)) return false;
  const again = choices[from + 1] === choice;
  for (let i = least; i < choice.length; i++) {
    const option = choice[i] ?? NOTHING;
    for (const mask of option) put(units, mask, 1);
    if (choose(units, choices, from + 1, again ? i : 0, needs)) return true;
    for (const mask of option) put(units, mask, -1);
  }
  return false;
}
const NOTHING: Option = [];

/** Choices that are alike made the same, and side by side. */
function byLikeness(choices: Choices): Choices {
  const groups = new Map<string, (readonly Option[])[]>();
  for (const choice of choices) {
    const key = choice.map((o) => o.join()).join(';');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [choice]);
    else group.push(group[0] ?? choice);
  }
  return [...groups.values()].flat();
}

/** A quick no: not even if every source made as much as it ever could, of all that it could. */
function hopeful(units: Bag, choices: Choices, from: number, needs: Bag): boolean {
  const most = copyBag(units);
  for (let i = from; i < choices.length; i++) {
    let union = 0;
    let longest = 0;
    for (const option of choices[i] ?? []) {
      longest = Math.max(longest, option.length);
      for (const mask of option) union |= mask;
    }
    put(most, union, longest);
  }
  return covers(most, needs);
}

/** Ways to use a source without those that another way makes pointless; ways that make one mana become one. */
export function simplify(options: readonly Option[]): readonly Option[] {
  let single = 0;
  const out: Option[] = [];
  for (const o of options) {
    const only = o[0];
    if (o.length === 1 && only !== undefined) single |= only;
    else if (o.length > 1) out.push(o);
  }
  if (single !== 0) out.push([single]);
  return out.filter((o, i) => !out.some((p, j) => j !== i && atLeast(p, o) && (j < i || !atLeast(o, p))));
}

function atLeast(a: Option, b: Option): boolean {
  return a.length >= b.length && b.every((mask, i) => ((a[i] ?? 0) & mask) === mask);
}

/** What an amount needs apart from symbols that leave a choice of how much to pay; X counts nothing. */
function fixedNeeds(amount: ManaAmount): Bag {
  const needs = newBag();
  for (let t = 0; t < 6; t++) put(needs, 1 << t, amount.colored[t] ?? 0);
  put(needs, SNOW, amount.snow);
  put(needs, GENERIC, amount.generic);
  return needs;
}

/**
 * Tries every way to decide an amount's symbols, with exactly `byLife` Phyrexian ones paid by life (CR 107.4f);
 * a colored half is tried before a generic one. True as soon as `accept` is. The bag is not to be kept.
 */
export function settle(amount: ManaAmount, byLife: number, accept: (needs: Bag) => boolean): boolean {
  const needs = fixedNeeds(amount);
  if (amount.symbols.length === 0) return byLife === 0 && accept(needs);
  return decide(amount.symbols, 0, byLife, needs, accept);
}

function decide(
  symbols: readonly string[],
  from: number,
  byLife: number,
  needs: Bag,
  accept: (needs: Bag) => boolean,
): boolean {
  const symbol = symbols[from];
  if (symbol === undefined) return byLife === 0 && accept(needs);
  if (symbol === 'X') return decide(symbols, from + 1, byLife, needs, accept);
  if (byLife > 0 && isPhyrexian(symbol) && decide(symbols, from + 1, byLife - 1, needs, accept)) return true;
  if (tryNeed(symbolTypes(symbol), 1, symbols, from, byLife, needs, accept)) return true;
  const generic = genericHalf(symbol);
  return generic >= 0 && tryNeed(GENERIC, generic, symbols, from, byLife, needs, accept);
}

function tryNeed(
  mask: number,
  n: number,
  symbols: readonly string[],
  from: number,
  byLife: number,
  needs: Bag,
  accept: (needs: Bag) => boolean,
): boolean {
  put(needs, mask, n);
  if (decide(symbols, from + 1, byLife, needs, accept)) return true;
  put(needs, mask, -n);
  return false;
}

export function countPhyrexian(amount: ManaAmount): number {
  let n = 0;
  for (const s of amount.symbols) if (isPhyrexian(s)) n++;
  return n;
}

/** Can the amount be paid from these, with up to so many Phyrexian symbols paid by life? */
export function paysFor(
  units: Bag,
  choices: readonly (readonly Option[])[],
  amount: ManaAmount,
  maxByLife: number,
): boolean {
  if (amount.symbols.length === 0) {
    const quick = quickly(units, choices, amount);
    if (quick !== null) return quick;
  }
  // life only ever makes it easier: all that may be paid by life is
  const byLife = amount.symbols.length === 0 ? 0 : Math.min(maxByLife, countPhyrexian(amount));
  return settle(amount, byLife, (needs) => payable(units, choices, needs));
}

/** The answer where counting alone gives it: too little mana at all, or nothing asked for but generic mana. */
function quickly(units: Bag, choices: Choices, amount: ManaAmount): boolean | null {
  let colored = amount.snow;
  for (let t = 0; t < 6; t++) colored += amount.colored[t] ?? 0;
  const wanted = colored + amount.generic;
  let most = 0;
  let generic = 0;
  for (let i = 0; i < units.masks.length; i++) {
    const n = units.counts[i] ?? 0;
    most += n;
    if (((units.masks[i] ?? 0) & GENERIC) !== 0) generic += n;
  }
  if (colored === 0 && generic >= wanted) return true;
  for (let i = 0; i < choices.length && most < wanted; i++) {
    let longest = 0;
    for (const option of choices[i] ?? []) longest = Math.max(longest, option.length);
    most += longest;
  }
  return most < wanted ? false : null;
}
