import type { Rules } from '../compile/types.js';
import { isName } from './knowledge.js';

/** What a message tells of what may be secret, with the way to it. */
export interface Told {
  /** Numbers that could be objects. */
  readonly ids: readonly Leaf<number>[];
  /** Texts that are a card's name. */
  readonly names: readonly Leaf<string>[];
  /** Texts that may hold a part of the key of the random stream. */
  readonly long: readonly Leaf<string>[];
  /** What JSON would lose or change on the way, so that what was looked at isn't what is sent. */
  readonly odd: readonly string[];
}

export interface Leaf<T> {
  readonly path: string;
  /** The last key that isn't a position in a list. */
  readonly key: string;
  readonly value: T;
}

/** A part of the key, which is hexadecimal, that is no accident, in characters. */
const PART = 16;
const LONG = new RegExp(`[0-9a-f]{${PART}}`, 'i');

/** Keys under which numbers are sizes, not names of objects. */
const SIZES: ReadonlySet<string> = new Set([
  'life',
  'startingLife',
  'poison',
  'poisonToLose',
  'power',
  'toughness',
  'printedPower',
  'printedToughness',
  'loyalty',
  'defense',
  'damage',
  'manaValue',
  'turn',
  'x',
  'total',
  'change',
  'amount',
  'min',
  'max',
  'number',
  'handSize',
  'librarySize',
  'landsPlayed',
  'landsLeft',
  'counters',
  'tallies',
  'lethal',
  'least',
  'amounts',
  'values',
  'decision',
  'result',
]);

const kept = new WeakMap<Rules, WeakMap<object, Told>>();

/**
 * What is in a message that is never written again, remembered by its identity: views of objects, decisions and
 * events are shared by the viewers who may see them, and by later views.
 */
export function toldBy(rules: Rules, message: object): Told {
  let known = kept.get(rules);
  if (known === undefined) {
    known = new WeakMap();
    kept.set(rules, known);
  }
  let told = known.get(message);
  if (told === undefined) {
    told = tell(rules, message);
    known.set(message, told);
  }
  return told;
}

/** What is in a message that is looked at once. */
export function tell(rules: Rules, message: unknown): Told {
  const told: Gathering = { ids: [], names: [], long: [], odd: [] };
  gather(rules, message, '', '', told);
  return told;
}

interface Gathering {
  readonly ids: Leaf<number>[];
  readonly names: Leaf<string>[];
  readonly long: Leaf<string>[];
  readonly odd: string[];
}

function gather(rules: Rules, value: unknown, path: string, key: string, told: Gathering): void {
  switch (typeof value) {
    case 'string':
      if (isName(rules, value)) told.names.push({ path, key, value });
      if (LONG.test(value)) told.long.push({ path, key, value });
      return;
    case 'number':
      if (!Number.isFinite(value)) told.odd.push(`${path}: ${value}`);
      else if (value >= 65536 && !SIZES.has(key)) told.ids.push({ path, key, value });
      return;
    case 'boolean':
      return;
    case 'object':
      break;
    default:
      told.odd.push(`${path}: ${typeof value}`);
      return;
  }
  if (value === null) return;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) gather(rules, value[i], `${path}[${i}]`, key, told);
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) told.odd.push(`${path}: an instance`);
  for (const [k, v] of Object.entries(value))
    gather(rules, v, path === '' ? k : `${path}.${k}`, SIZES.has(key) ? key : k, told);
}

/** Whether a text gives away a part of the key of the random stream that is long enough to be no accident. */
export function showsKey(text: string, key: string): boolean {
  const [said, whole] = [text.toLowerCase(), key.toLowerCase()];
  for (let i = 0; i + PART <= whole.length; i++) if (said.includes(whole.slice(i, i + PART))) return true;
  return false;
}
