import type { ObjectId, Seat, Viewer } from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import { Game } from '../game.js';
import type { Obj, State } from '../state/state.js';

/**
 * What one viewer may know of a state, worked out for the checkers of leaks from the records alone. On purpose
 * it shares nothing with the code that makes views.
 */
export interface Knowledge {
  /** Objects that they may know of, and whether they may know what it is. */
  readonly ids: ReadonlyMap<ObjectId, boolean>;
  /** Those of them that are in hands or being looked at in a library. */
  readonly hidden: ReadonlyMap<ObjectId, Obj>;
  /** Names that they can read somewhere. */
  readonly names: ReadonlySet<string>;
  /** Names of cards that they can't read anywhere. */
  readonly secrets: ReadonlySet<string>;
  /** Hands that they may look through. */
  readonly hands: ReadonlySet<Seat>;
}

export function knowledgeOf(rules: Rules, state: State, viewer: Viewer): Knowledge {
  const g = new Game(rules, state);
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
  const secrets = new Set<string>();
  const namesOf = (def: number) => rules.defs[def]?.faces.map((f) => f.name) ?? [];
  const learn = (def: number, known: boolean) => {
    for (const name of namesOf(def)) (known ? names : secrets).add(name);
  };
  const see = (o: Obj) => {
    ids.set(o.id, true);
    hidden.set(o.id, o);
    learn(o.def, true);
  };
  for (const o of state.objects) {
    if (o === null) continue;
    const c = g.chars(o);
    const faceUp = o.faceDown === 0;
    const mine =
      faceUp ||
      (o.zone === 'exile'
        ? o.marks?.foretold !== undefined && selves.has(o.owner)
        : selves.has(c.controller));
    ids.set(o.id, mine);
    learn(o.def, mine);
    if (faceUp) {
      names.add(c.name);
      if (o.copy !== null) learn(o.copy.def, true);
      // an ability shows what it is of
      const source = o.stack === null ? null : g.look(o.stack.source);
      if (
        source !== null &&
        source.o.faceDown === 0 &&
        (source.o.zone !== 'hand' || hands.has(source.o.owner))
      ) {
        names.add(source.c.name);
        learn(source.o.def, true);
      }
    }
  }
  for (const k of state.lastKnown) {
    if (k.object.zone === 'hand' && !hands.has(k.object.owner)) continue;
    if (!ids.has(k.id)) ids.set(k.id, k.object.faceDown === 0);
    if (k.object.faceDown === 0) learn(k.object.def, true);
  }
  const asked = askedAbout(state, selves, hands);
  state.hands.forEach((hand, seat) => {
    for (const o of hand)
      if (hands.has(seat) || asked.has(o.id)) see(o);
      else learn(o.def, false);
  });
  const peek = state.peek;
  const peeking = peek !== null && (peek.public || selves.has(peek.viewer));
  for (const o of peek?.cards ?? []) if (peeking || asked.has(o.id)) see(o);
  for (const t of state.tops)
    if (t.sees === -1 || [...selves].some((seat) => ((t.sees >> seat) & 1) === 1)) see(t.object);
  for (const library of state.libraries) for (const card of library) learn(state.cards[card] ?? -1, false);
  for (const name of names) secrets.delete(name);
  secrets.delete('');
  return { ids, hidden, names, secrets, hands };
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
  'counters',
  'tallies',
  'lethal',
  'amounts',
  'values',
  'decision',
  'result',
]);

export interface Leaf {
  readonly path: string;
  /** The last key that isn't a position in a list. */
  readonly key: string;
  readonly value: unknown;
}

/** Every value that isn't a list or record, with the way to it. */
export function* leavesOf(value: unknown, path = '', key = ''): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) {
    yield { path, key, value };
    return;
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) yield* leavesOf(value[i], `${path}[${i}]`, key);
    return;
  }
  for (const [k, v] of Object.entries(value))
    yield* leavesOf(v, path === '' ? k : `${path}.${k}`, SIZES.has(key) ? key : k);
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

/** Could this number be an object? */
export function looksLikeObject(leaf: Leaf): leaf is Leaf & { readonly value: number } {
  return typeof leaf.value === 'number' && leaf.value >= 65536 && !SIZES.has(leaf.key);
}

/** Whether a text gives away a part of the key of the random stream that is long enough to be no accident. */
export function showsKey(text: string, key: string): boolean {
  const said = text.toLowerCase();
  const whole = key.toLowerCase();
  if (whole === '') return false;
  const part = Math.min(16, whole.length);
  for (let i = 0; i + part <= whole.length; i++) if (said.includes(whole.slice(i, i + part))) return true;
  return false;
}
