import type { Rules } from '@ettin/engine';
import type { Ability, Cost, Effect, Face, Keyword, Mod, RuleMod, TargetSpec } from '@ettin/schema';

/** Static knowledge of cards and abilities, worked out once for each set of rules. */
export interface Notes {
  /** By ability id. */
  readonly abilities: readonly AbilityNote[];
}

export interface AbilityNote {
  readonly data: Ability;
  readonly mana: boolean;
  /** Keyword that the ability comes from: 'equip', 'crew', 'cycling' … */
  readonly keyword: string | null;
  /** What having it adds to a permanent's worth. */
  readonly worth: number;
  /** Works as its source enters. */
  readonly enters: boolean;
  /** Happens as its source attacks, or deals damage to a player. */
  readonly attacks: boolean;
  readonly hits: boolean;
  /** Restrictions and evasion that it gives its own source. */
  readonly selfMods: readonly Mod[];
  readonly rules: readonly RuleMod[];
}

const known = new WeakMap<Rules, Notes>();

export function notesOf(rules: Rules): Notes {
  let notes = known.get(rules);
  if (notes === undefined) {
    notes = {
      abilities: rules.abilities.map((a) => noteOf(a.data, a.mana !== null, a.keyword)),
    };
    known.set(rules, notes);
  }
  return notes;
}

export const noteFor = (rules: Rules, ability: number): AbilityNote | undefined =>
  notesOf(rules).abilities[ability];

function noteOf(data: Ability, mana: boolean, keyword: string | null): AbilityNote {
  const self = data.kind === 'static' && (data.affects === undefined || data.affects === 'self');
  return {
    data,
    mana,
    keyword,
    worth: worthOf(data, mana),
    enters: listensTo(data, 'enters'),
    attacks: listensTo(data, 'attacks'),
    hits: data.kind === 'triggered' && triggersOf(data).some((w) => w.on === 'damage' && w.source === 'self'),
    selfMods: self && data.kind === 'static' ? (data.mods ?? []) : [],
    rules: data.kind === 'static' ? (data.rules ?? []) : [],
  };
}

const triggersOf = (a: Extract<Ability, { kind: 'triggered' }>) =>
  'on' in a.when ? [a.when] : (a.when as readonly Extract<typeof a.when, { on: string }>[]);

function listensTo(a: Ability, event: 'enters' | 'attacks'): boolean {
  return (
    a.kind === 'triggered' && triggersOf(a).some((w) => w.on === event && 'what' in w && w.what === 'self')
  );
}

function worthOf(a: Ability, mana: boolean): number {
  switch (a.kind) {
    case 'spell':
      return 0;
    case 'activated':
      return mana ? 1 : a.from === undefined || a.from === 'battlefield' ? 1 : 0.3;
    case 'triggered': {
      if (a.from !== undefined && a.from !== 'battlefield') return 0.3;
      const worth = sets(triggersOf(a).map((w) => ('what' in w && w.what === 'self' ? w.on : '')));
      return isDrawback(a.effects ?? []) ? -worth : worth;
    }
    case 'static':
      return staticWorth(a.mods ?? [], a.rules ?? [], a.affects !== undefined && a.affects !== 'self');
    case 'replacement':
      return 0.3;
  }
}

/** What happens once is worth less than what happens again and again; what has happened is worth nothing. */
function sets(events: readonly string[]): number {
  if (events.every((e) => e === 'enters')) return 0;
  return events.some((e) => e === 'dies' || e === 'leaves') ? 0.5 : 1.2;
}

/** Does nothing but cost its controller something. */
function isDrawback(effects: readonly Effect[]): boolean {
  return (
    effects.length > 0 &&
    effects.every((e) => {
      switch (e.do) {
        case 'sacrificeObject':
          return e.what === 'self';
        case 'loseLife':
        case 'sacrifice':
        case 'discard':
        case 'loseGame':
        case 'skipNext':
          return e.who === 'you';
        case 'damage':
          return e.to === 'you';
        case 'unlessPays':
          return e.who === 'you' && isDrawback(e.effects);
        default:
          return false;
      }
    })
  );
}

function staticWorth(mods: readonly Mod[], rules: readonly RuleMod[], others: boolean): number {
  let worth = 0.6 * rules.length;
  for (const m of mods) {
    if (others) worth += 1.2;
    else if (HINDERS.has(m.mod)) worth -= 1.2;
    else if (m.mod === 'cantBeBlocked' || m.mod === 'blockAdditional') worth += 0.6;
  }
  return Math.max(-2, Math.min(4, worth));
}
const HINDERS: ReadonlySet<string> = new Set([
  'cantAttack',
  'cantBlock',
  'cantAttackAlone',
  'cantBlockAlone',
  'mustAttack',
  'doesntUntap',
]);

// ---- cards by name

/** One face of a card: its data, and the ids of its compiled abilities. */
export interface CardFace {
  readonly data: Face;
  readonly abilities: readonly number[];
  /** The spell ability of an instant or sorcery, or -1. */
  readonly spell: number;
}

/** The face of the card with this name; null for tokens that aren't cards, and where the name isn't known. */
export function faceOf(rules: Rules, name: string | null, face: 0 | 1 = 0): CardFace | null {
  if (name === null) return null;
  const def = rules.defs[rules.byName.get(name) ?? -1];
  const compiled = def?.faces[face];
  if (def === undefined || compiled === undefined) return null;
  const data: Face = face === 1 ? (def.card.other ?? def.card) : def.card;
  return { data, abilities: compiled.base.abilities, spell: compiled.spell };
}

/** The keyword with its parameters, from the card's data. */
export function keywordOf<K extends Exclude<Keyword, string>['k']>(
  face: Face,
  k: K,
): Extract<Keyword, { k: K }> | undefined {
  for (const word of face.keywords ?? [])
    if (typeof word !== 'string' && word.k === k) return word as Extract<Keyword, { k: K }>;
  return undefined;
}

/** How much mana a written cost takes, X not counted; undefined costs nothing. */
export function manaIn(mana: string | undefined): number {
  if (mana === undefined) return 0;
  const had = amounts.get(mana);
  if (had !== undefined) return had;
  let n = 0;
  for (const symbol of mana.slice(1, -1).split('}{')) {
    const generic = Number(symbol);
    if (Number.isInteger(generic)) n += generic;
    else if (symbol !== 'X' && symbol !== '') n += 1;
  }
  amounts.set(mana, n);
  return n;
}
const amounts = new Map<string, number>();

export const hasX = (cost: Cost | undefined, mana: string | undefined): boolean =>
  (mana?.includes('{X}') ?? false) || (cost?.mana?.includes('{X}') ?? false);

/** What may be targeted by an Aura with this face. */
export function enchantSpec(face: Face): TargetSpec | null {
  const word = keywordOf(face, 'enchant');
  return word === undefined ? null : { id: 'enchanted', what: word.what };
}
