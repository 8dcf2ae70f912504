import type { CardDef } from '@ettin/schema';
import { CAST, DURATIONS, EFFECTS, INSTEAD, MODS, REPLACED, RULES, TRIGGERS } from './abilities.js';
import { FLAGS, LAYOUTS, PARAMETERS } from './keywords.js';

type Table = Readonly<Record<string, boolean>>;

/** The key that a word stands under in card data, with what the engine makes of the word. */
const BY_KEY: Readonly<Record<string, Table>> = {
  k: PARAMETERS,
  do: EFFECTS,
  on: TRIGGERS,
  mod: MODS,
  rule: RULES,
  event: REPLACED,
  duration: DURATIONS,
  cast: CAST,
  layout: LAYOUTS,
};
/** Names of words that a reader of a card wouldn't know for what they are. */
const KIND: Readonly<Record<string, string>> = {
  do: 'effect ',
  on: 'trigger ',
  mod: 'modification ',
  rule: 'rule ',
  event: 'replacing ',
  duration: 'duration ',
  cast: 'condition cast ',
  layout: 'layout ',
};

/**
 * What is on a card that the engine doesn't carry out: keywords by name, other words with their kind, each
 * once, in the order of the card. Empty for a card that is played as it says.
 */
export function unsupportedIn(card: CardDef): readonly string[] {
  const found = new Set<string>();
  const judge = (table: Table, word: string, name: string) => {
    if (table[word] !== true) found.add(name);
  };
  const walk = (value: unknown, key: string, applied: boolean): void => {
    if (typeof value === 'string') {
      if (value === 'activePlayer' && !applied) found.add('activePlayer outside an effect');
      if (key === 'keywords') judge(FLAGS, value, value);
      const table = Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : undefined;
      if (table !== undefined) judge(table, value, `${KIND[key] ?? ''}${value}`);
      return;
    }
    if (Array.isArray(value)) {
      for (const item of value) walk(item, key, applied);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if (asksMoreThanMana(value)) found.add(`${value.rule} other than mana`);
    for (const [k, v] of Object.entries(value)) {
      if (key === 'with' && !DETAILS.has(k)) judge(INSTEAD, k, `replacement ${k}`);
      walk(v, k, PROGRAMS.has(k) || (applied && !ABILITIES.has(k)));
    }
  };
  walk(card, '', false);
  return [...found];
}

/** CR 508.1h, 509.1e: costs to attack or block may be anything; only mana is carried out. */
function asksMoreThanMana(value: object): value is { readonly rule: string } {
  if (!('rule' in value) || (value.rule !== 'attackCost' && value.rule !== 'blockCost')) return false;
  const cost = 'cost' in value ? value.cost : null;
  return typeof cost !== 'object' || cost === null || Object.keys(cost).some((k) => k !== 'mana');
}

/** Keys of instructions: a head is picked for "activePlayer" as each is applied, and only then (CR 805.9). */
const PROGRAMS: ReadonlySet<string> = new Set(['effects', 'instead', 'also', 'asEnters']);

/** Keys of what has abilities by an instruction: no head that was picked for that is known to them. */
const ABILITIES: ReadonlySet<string> = new Set(['abilities', 'ability', 'token']);

/** Keys of an `Instead` that say more of its word. */
const DETAILS: ReadonlySet<string> = new Set(['count', 'position', 'unless']);
