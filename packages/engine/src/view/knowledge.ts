import type { ObjectId, Seat, Viewer } from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import { Game } from '../game.js';
import type { Obj, State } from '../state/state.js';

/**
 * What one viewer may know of a state, worked out for the checkers of leaks from the records alone. On purpose
 * it shares nothing with the code that makes views.
 */
export interface Knowledge {
  /** Whether they may know what this object is; undefined where they mayn't know that it is there. */
  knows(id: ObjectId): boolean | undefined;
  /** The object, if it is in a hand or being looked at in a library, and they may see it. */
  hidden(id: ObjectId): Obj | undefined;
  /** Can they read this name somewhere? */
  reads(name: string): boolean;
  /** Is this the name of a card that is hidden from them, and that they can't read anywhere? */
  isSecret(name: string): boolean;
  /** Hands that they may look through. */
  readonly hands: ReadonlySet<Seat>;
}

const kept = new WeakMap<State, Map<Viewer, Knowledge>>();

/** Remembered, as each state is looked at as the one before an action and as the one after it. */
export function knowledgeOf(rules: Rules, state: State, viewer: Viewer): Knowledge {
  let known = kept.get(state);
  if (known === undefined) {
    known = new Map();
    kept.set(state, known);
  }
  let mine = known.get(viewer);
  if (mine === undefined) {
    mine = workOut(rules, state, viewer);
    known.set(viewer, mine);
  }
  return mine;
}

function workOut(rules: Rules, state: State, viewer: Viewer): Knowledge {
  const open = openOf(rules, state);
  const selves = new Set<Seat>(viewer === 'spectator' ? [] : [viewer]);
  for (let i = 0; i < state.players.length; i++)
    for (const p of state.players)
      if (p.controlledBy !== null && selves.has(p.controlledBy)) selves.add(p.seat);
  const hands = new Set<Seat>();
  for (const seat of selves)
    for (const p of state.players) if (p.team === state.players[seat]?.team) hands.add(p.seat);
  const ids = new Map<ObjectId, boolean>();
  const hidden = new Map<ObjectId, Obj>();
  const names = new Set<string>();
  const secrets: ReadonlySet<string>[] = state.libraries.map((cards) => namesIn(rules, state, cards));
  const learn = (def: number) => {
    for (const name of namesOf(rules, def)) names.add(name);
  };
  const see = (o: Obj) => {
    ids.set(o.id, true);
    hidden.set(o.id, o);
    learn(o.def);
  };
  for (const { o, controller } of open.faceDown) {
    const mine =
      o.zone === 'exile' ? o.marks?.foretold !== undefined && selves.has(o.owner) : selves.has(controller);
    ids.set(o.id, mine);
    if (mine) learn(o.def);
    else secrets.push(new Set(namesOf(rules, o.def)));
  }
  for (const from of open.fromHands)
    if (hands.has(from.owner)) {
      names.add(from.name);
      learn(from.def);
    }
  for (const k of state.lastKnown) {
    if (k.object.zone === 'hand' && !hands.has(k.object.owner)) continue;
    if (!open.ids.has(k.id) && !ids.has(k.id)) ids.set(k.id, k.object.faceDown === 0);
    if (k.object.faceDown === 0) learn(k.object.def);
  }
  const asked = askedAbout(state, selves, hands);
  state.hands.forEach((hand, seat) => {
    for (const o of hand)
      if (hands.has(seat) || asked.has(o.id)) see(o);
      else secrets.push(new Set(namesOf(rules, o.def)));
  });
  const peek = state.peek;
  const looks = (seat: Seat) =>
    seat === peek?.viewer ||
    (peek?.team === true && state.players[seat]?.team === state.players[peek.viewer]?.team);
  const peeking = peek !== null && (peek.public || [...selves].some(looks));
  for (const o of peek?.cards ?? []) if (peeking || asked.has(o.id)) see(o);
  for (const t of state.tops)
    if (t.sees === -1 || [...selves].some((seat) => ((t.sees >> seat) & 1) === 1)) see(t.object);
  const reads = (name: string) => open.names.has(name) || names.has(name);
  return {
    knows: (id) => (open.ids.has(id) ? true : ids.get(id)),
    hidden: (id) => hidden.get(id),
    reads,
    isSecret: (name) => !reads(name) && secrets.some((some) => some.has(name)),
    hands,
  };
}

/** What everybody may know alike, and what has to be looked at for each viewer. */
interface Open {
  /** Objects in public zones that lie face up. */
  readonly ids: ReadonlySet<ObjectId>;
  readonly names: ReadonlySet<string>;
  readonly faceDown: readonly { readonly o: Obj; readonly controller: Seat }[];
  /** Sources in hands of abilities on the stack. */
  readonly fromHands: readonly { readonly owner: Seat; readonly name: string; readonly def: number }[];
}
const opens = new WeakMap<State, Open>();

function openOf(rules: Rules, state: State): Open {
  const before = opens.get(state);
  if (before !== undefined) return before;
  const g = new Game(rules, state, true);
  const ids = new Set<ObjectId>();
  const names = new Set<string>();
  const faceDown: { o: Obj; controller: Seat }[] = [];
  const fromHands: { owner: Seat; name: string; def: number }[] = [];
  const learn = (def: number) => {
    for (const name of namesOf(rules, def)) names.add(name);
  };
  for (const o of state.objects) {
    if (o === null) continue;
    const c = g.chars(o);
    if (o.faceDown !== 0) {
      faceDown.push({ o, controller: c.controller });
      continue;
    }
    ids.add(o.id);
    names.add(c.name);
    learn(o.def);
    if (o.copy !== null) learn(o.copy.def);
    // an ability shows what it is of
    const source = o.stack === null ? null : g.look(o.stack.source);
    if (source === null || source.o.faceDown !== 0) continue;
    if (source.o.zone === 'hand')
      fromHands.push({ owner: source.o.owner, name: source.c.name, def: source.o.def });
    else {
      names.add(source.c.name);
      learn(source.o.def);
    }
  }
  const open: Open = { ids, names, faceDown, fromHands };
  opens.set(state, open);
  return open;
}

interface Names {
  readonly byDef: readonly (readonly string[])[];
  readonly all: ReadonlySet<string>;
}
const names = new WeakMap<Rules, Names>();

function namesBy(rules: Rules): Names {
  let known = names.get(rules);
  if (known === undefined) {
    const byDef = rules.defs.map((d) => d.faces.map((f) => f.name).filter((name) => name !== ''));
    known = { byDef, all: new Set(byDef.flat()) };
    names.set(rules, known);
  }
  return known;
}

/** Names of the faces of a definition; none for what has no definition. */
function namesOf(rules: Rules, def: number): readonly string[] {
  return namesBy(rules).byDef[def] ?? [];
}

/** Most texts of a view are no card's name at all. */
export function isName(rules: Rules, text: string): boolean {
  return namesBy(rules).all.has(text);
}

const libraries = new WeakMap<readonly number[], ReadonlySet<string>>();

/** Names of the cards in a library. The list is the same record for as long as the library is the same. */
function namesIn(rules: Rules, state: State, cards: readonly number[]): ReadonlySet<string> {
  let names = libraries.get(cards);
  if (names === undefined) {
    names = new Set(cards.flatMap((card) => namesOf(rules, state.cards[card] ?? -1)));
    libraries.set(cards, names);
  }
  return names;
}

/** Everything that looks like an object in a decision that is the viewer's. */
function askedAbout(state: State, selves: ReadonlySet<Seat>, hands: ReadonlySet<Seat>): ReadonlySet<number> {
  const out = new Set<number>();
  for (const d of state.pending === null ? [] : [state.pending, ...state.pendingToo]) {
    if (!d.players.some((seat) => (d.byTeam ? hands : selves).has(seat))) continue;
    JSON.stringify(d, (_key, value: unknown) => {
      if (typeof value === 'number' && value >= 65536) out.add(value);
      return value;
    });
  }
  return out;
}

/**
 * Whether an id is of something that is gone, and that the viewer could see when it was there: ids of public zones
 * and of each hand count up on their own.
 */
export function wasVisible(state: State, known: Knowledge, id: ObjectId): boolean {
  const [count, slot] = [Math.floor(id / 65536), id % 65536];
  const seat = slot - 65500;
  if (seat >= 0) return known.hands.has(seat) && count <= (state.handCounters[seat] ?? 0);
  return slot < 65400 && slot < state.objects.length && count <= state.generation;
}
