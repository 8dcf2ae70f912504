import type { ObjectId, ObjectView, StackView, TargetId } from '@ettin/schema';
import { isSick } from '../combat/sick.js';
import { manaValueOf } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import { type Game, HAND_SLOT, SLOT_MASK } from '../game.js';
import { emptyChars } from '../layers/base.js';
import type { Attacker, Combat, Obj } from '../state/state.js';
import { isOfMonarch } from '../turn/monarch.js';
import { type Sight, seesFace, seesId } from './eyes.js';
import { wordsOf } from './words.js';

/** One look at a state by one viewer. */
export interface Look {
  readonly g: Game;
  readonly sight: Sight;
  readonly attackers: ReadonlyMap<ObjectId, Attacker>;
  readonly blockers: ReadonlyMap<ObjectId, Blocker>;
}
type Blocker = Combat['blockers'][number];
type Draft = { -readonly [K in keyof ObjectView]: ObjectView[K] };

export function lookWith(g: Game, sight: Sight): Look {
  const combat = g.s.combat;
  return {
    g,
    sight,
    attackers: combat === null || combat.attackers.length === 0 ? NOBODY : byId(combat.attackers),
    blockers: combat === null || combat.blockers.length === 0 ? NO_BLOCKERS : byId(combat.blockers),
  };
}
const NOBODY: ReadonlyMap<ObjectId, Attacker> = new Map();
const NO_BLOCKERS: ReadonlyMap<ObjectId, Blocker> = new Map();

const byId = <T extends { readonly id: ObjectId }>(list: readonly T[]): ReadonlyMap<ObjectId, T> =>
  new Map(list.map((x) => [x.id, x]));

/** What the view of a face-up object was made from, besides the object itself. */
interface Shown {
  readonly chars: Chars;
  readonly attacker: Attacker | null;
  readonly blocker: Blocker | null;
  readonly sick: boolean;
  readonly view: ObjectView;
}

/** Records of a state are never written again, so the same record looks the same to everybody who may see it. */
const shown = new WeakMap<Obj, Shown>();

/** An object in a zone that the viewer may look into. */
export function viewObject(look: Look, o: Obj): ObjectView {
  const chars = look.g.chars(o);
  const here = o.zone === 'battlefield';
  const attacker = here ? (look.attackers.get(o.id) ?? null) : null;
  const blocker = here ? (look.blockers.get(o.id) ?? null) : null;
  const sick = here && isSick(look.g, o, chars);
  if (o.faceDown !== 0) return faceDownView(look, o, chars, attacker, blocker, sick);
  const known = shown.get(o);
  if (
    known !== undefined &&
    (known.chars === chars || looksAlike(known.chars, chars)) &&
    known.sick === sick &&
    known.attacker === attacker &&
    known.blocker === blocker
  )
    return known.view;
  const view = draft(look.g, o, chars, chars.name, attacker, blocker, sick);
  shown.set(o, { chars, attacker, blocker, sick, view });
  return view;
}

/**
 * Characteristics are worked out anew whenever something changes, mostly to the same. Lists are compared by
 * identity: different ones only cost a view made in vain.
 */
function looksAlike(a: Chars, b: Chars): boolean {
  return (
    a.power === b.power &&
    a.toughness === b.toughness &&
    a.controller === b.controller &&
    a.kw0 === b.kw0 &&
    a.kw1 === b.kw1 &&
    a.types === b.types &&
    a.colors === b.colors &&
    a.supers === b.supers &&
    a.restricted === b.restricted &&
    a.subtypes === b.subtypes &&
    a.abilities === b.abilities &&
    a.params === b.params &&
    a.manaValue === b.manaValue &&
    a.mana === b.mana &&
    a.name === b.name &&
    a.def === b.def &&
    a.face === b.face
  );
}

/** CR 708.2, 708.5: what the rules list for it, and its name for those who may look at its face. */
function faceDownView(
  look: Look,
  o: Obj,
  chars: Chars,
  attacker: Attacker | null,
  blocker: Blocker | null,
  sick: boolean,
): ObjectView {
  const name = seesFace(look.sight, o, chars.controller)
    ? (look.g.rules.defs[o.def]?.faces[o.face]?.name ?? null)
    : null;
  // CR 406.3a: exiled face down it has no characteristics at all
  const seen = o.zone === 'exile' ? emptyChars(o.owner) : chars;
  const view = draft(look.g, o, seen, name, attacker, blocker, sick);
  view.faceDown = true;
  return view;
}

function draft(
  g: Game,
  o: Obj,
  c: Chars,
  name: string | null,
  attacker: Attacker | null,
  blocker: Blocker | null,
  sick: boolean,
): Draft {
  const words = wordsOf(g.rules, c);
  const view: Draft = {
    id: o.id,
    name,
    zone: o.zone,
    owner: o.owner,
    controller: c.controller,
    manaValue: manaValueOf(c, o),
    colors: words.colors,
    types: words.types,
    supertypes: words.supertypes,
    subtypes: c.subtypes,
    keywords: words.keywords,
    abilities: c.abilities,
  };
  if (words.manaCost !== null) view.manaCost = words.manaCost;
  if (words.sized) {
    view.power = c.power;
    view.toughness = c.toughness;
    if (words.power !== null) view.printedPower = words.power;
    if (words.toughness !== null) view.printedToughness = words.toughness;
  }
  if (words.twoFaced) view.face = c.face;
  if (o.counters !== null) view.counters = o.counters;
  if (o.chosen !== null) view.chosen = o.chosen;
  if (o.zone === 'battlefield') permanent(view, o, c, attacker, blocker, sick);
  else {
    if (words.loyalty !== null) view.loyalty = words.loyalty;
    if (words.defense !== null) view.defense = words.defense;
  }
  return view;
}

/** Status and place in combat, which only permanents have (CR 110.5). */
function permanent(
  view: Draft,
  o: Obj,
  c: Chars,
  attacker: Attacker | null,
  blocker: Blocker | null,
  sick: boolean,
): void {
  if (view.types.includes('planeswalker')) view.loyalty = o.counters?.loyalty ?? 0;
  if (view.types.includes('battle')) view.defense = o.counters?.defense ?? 0;
  if (o.tapped) view.tapped = true;
  if (o.damage > 0) view.damage = o.damage;
  if (o.card < 0) view.token = true;
  if (o.phasedOut) view.phasedOut = true;
  if (sick) view.summoningSick = true;
  if (o.attachedTo >= 0) view.attachedTo = o.attachedTo;
  if ((c.restricted & RESTRICTION.goaded) !== 0) view.goaded = true;
  if (attacker !== null) {
    view.attacking = attacker.attacks;
    if (attacker.blocked) view.blocked = true;
  }
  if (blocker !== null && blocker.blocks.length > 0) view.blocking = blocker.blocks;
}

/**
 * A spell or ability on the stack. An ability has the name of its source, where that can be known. Put together by
 * `assign`, as a spread with more after it makes a hidden class each time (see `state/with.ts`).
 */
export function viewOnStack(look: Look, o: Obj): StackView {
  const view = viewObject(look, o);
  const info = o.stack;
  const chosen = chosenFor(look, o);
  if (info === null || info.kind === 'spell')
    return Object.assign(
      {},
      view,
      {
        kind: 'spell' as const,
        source: null,
        ability: info === null || info.ability < 0 || o.faceDown !== 0 ? null : info.ability,
      },
      chosen,
    );
  const from = visibleSource(look, info.source);
  const name = from === 0 ? '' : (look.g.look(from)?.c.name ?? '');
  return Object.assign(
    {},
    view,
    {
      name: name === '' ? null : name,
      kind: info.kind,
      source: from === 0 ? null : from,
      ability: info.ability,
    },
    isOfMonarch(look.g.rules, info.ability) ? MONARCH : null,
    chosen,
  );
}

const MONARCH = { designation: 'monarch' } as const;

/**
 * Targets by spec, modes and X. While it is being cast or activated, what has been announced so far: the choices
 * are made in the open, one after the other (CR 601.2b-c, 602.2b).
 */
function chosenFor(look: Look, o: Obj): Pick<StackView, 'targets' | 'modes' | 'x'> {
  const casting = look.g.s.frames.find((f) => f.k === 'cast' && f.object === o.id);
  if (casting?.k === 'cast') return chosen(casting.targets, casting.modes, casting.x);
  return o.stack === null ? NOTHING : chosen(o.stack.targets, o.stack.modes, o.stack.env.x);
}
const NOTHING = { targets: [], modes: [] } as const;

function chosen(
  targets: Readonly<Record<string, readonly TargetId[]>>,
  modes: readonly number[],
  x: number,
): Pick<StackView, 'targets' | 'modes' | 'x'> {
  return { targets: Object.values(targets), modes, ...(x > 0 ? { x } : {}) };
}

/** The source as the viewer may know it: itself, or what a card from a hand has become; 0 for none. */
function visibleSource(look: Look, source: ObjectId): ObjectId {
  const { g, sight } = look;
  const inHand = (source & SLOT_MASK) >= HAND_SLOT && g.find(source) === null;
  if (!inHand && seesId(g.s, sight, source)) return g.look(source) === null ? 0 : source;
  const now = g.follow(source);
  return now !== 0 && seesId(g.s, sight, now) ? now : 0;
}
