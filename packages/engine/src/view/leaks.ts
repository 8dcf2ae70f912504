import type { PlayerView, Viewer } from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import type { State } from '../state/state.js';
import { type Knowledge, knowledgeOf, wasVisible } from './knowledge.js';
import { showsKey, type Told, tell, toldBy } from './told.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * Everything in a view that its viewer mustn't know, as lines that say where; none for a good view. Looks at all
 * that would be sent, and works out by its own means what may be in it.
 */
export function findLeaks(rules: Rules, state: State, viewer: Viewer, view: PlayerView): readonly string[] {
  const known = knowledgeOf(rules, state, viewer);
  const leaks: string[] = [];
  const json = view as unknown as Json;
  checkKeys(json, leaks);
  checkSizes(state, view, leaks);
  const look = (path: string, told: Told) => checkTold(state, known, path, told, leaks);
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) if (!LISTS.has(key)) rest[key] = value;
  look('', tell(rules, rest));
  for (const d of listOf(json.pending)) look('pending.', toldBy(rules, d));
  const anybody = knowledgeOf(rules, state, 'spectator');
  const good = goodIn(state);
  for (const [path, o] of objectsIn(json)) {
    if (good.has(o)) continue;
    const some = objectLeaks(rules, state, anybody, path, o);
    if (some.length === 0) good.add(o);
    else leaks.push(...objectLeaks(rules, state, known, path, o));
  }
  checkHands(state, known, view, leaks);
  checkPending(state, viewer, view, known, leaks);
  return leaks;
}

const good = new WeakMap<State, WeakSet<Json>>();

/**
 * Views of objects that tell nothing of this state that anybody mayn't know: they are shared, and whoever may know
 * more needn't be asked about them again.
 */
function goodIn(state: State): WeakSet<Json> {
  let some = good.get(state);
  if (some === undefined) {
    some = new WeakSet();
    good.set(state, some);
  }
  return some;
}

function objectLeaks(rules: Rules, state: State, known: Knowledge, path: string, o: Json): readonly string[] {
  const leaks: string[] = [];
  onlyKeys(path, o, path === 'stack' ? STACK : OBJECT, leaks);
  checkTold(state, known, `${path}.`, toldBy(rules, o), leaks);
  checkObject(rules, state, known, path, o, leaks);
  return leaks;
}

/** Parts of a view that are lists of what is shared with other views. */
const LISTS: ReadonlySet<string> = new Set([
  'battlefield',
  'graveyards',
  'exile',
  'command',
  'stack',
  'looking',
  'hands',
  'pending',
]);

function checkTold(state: State, known: Knowledge, at: string, told: Told, leaks: string[]): void {
  for (const line of told.odd) leaks.push(`${at}${line}`);
  for (const { path, value } of told.ids)
    if (known.knows(value) === undefined && !wasVisible(state, known, value))
      leaks.push(`${at}${path}: unknown object ${value}`);
  for (const { path, value } of told.long)
    if (showsKey(value, state.random.key)) leaks.push(`${at}${path}: the key of the random stream`);
  for (const { path, key, value } of told.names)
    if (known.isSecret(value) && !isWord(at + path, key))
      leaks.push(`${at}${path}: the hidden card ${value}`);
}

const OBJECT = new Set([
  'id',
  'name',
  'zone',
  'owner',
  'controller',
  'manaCost',
  'manaValue',
  'colors',
  'types',
  'supertypes',
  'subtypes',
  'keywords',
  'power',
  'toughness',
  'printedPower',
  'printedToughness',
  'loyalty',
  'defense',
  'damage',
  'tapped',
  'faceDown',
  'face',
  'token',
  'phasedOut',
  'summoningSick',
  'counters',
  'attachedTo',
  'attacking',
  'blocking',
  'blocked',
  'goaded',
  'chosen',
  'abilities',
]);
const STACK = new Set([...OBJECT, 'kind', 'source', 'ability', 'targets', 'modes', 'x', 'designation']);
const PLAYER = new Set([
  'seat',
  'team',
  'name',
  'handSize',
  'librarySize',
  'counters',
  'mana',
  'landsPlayed',
  'landsLeft',
  'hasPassed',
  'controlledBy',
  'cityBlessing',
  'tallies',
]);
const TEAM = new Set(['team', 'life', 'poison', 'startingLife', 'poisonToLose', 'seats', 'primary']);
const DECISION = new Set([
  'id',
  'kind',
  'players',
  'byTeam',
  'purpose',
  'source',
  'suggested',
  'cancellable',
  'candidates',
  'min',
  'max',
  'groups',
  'atLeastTotal',
  'options',
  'items',
  'cards',
  'piles',
  'required',
  'maxAttackers',
  'attackers',
  'maxBlockers',
  'among',
  'total',
  'lethal',
  'least',
  'trampleTo',
  'inOrder',
  'mana',
  'sources',
  'allowed',
]);
const VIEW = new Set([
  'viewer',
  'edition',
  'turn',
  'activeTeam',
  'step',
  'priorityTeam',
  'teams',
  'players',
  'hands',
  'battlefield',
  'graveyards',
  'exile',
  'command',
  'stack',
  'assignedDamage',
  'looking',
  'monarch',
  'dayNight',
  'pending',
  'result',
]);

const ASSIGNED = new Set(['source', 'to', 'amount']);

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

/** Words that may happen to be a card's name: land types, what players are called, and names said aloud. */
function isWord(path: string, key: string): boolean {
  return key === 'subtypes' || path.startsWith('players') || path.includes('.chosen.');
}

/** Nothing is in a view but what its type has: a library, say, would be a key too many. */
function checkKeys(view: Json, leaks: string[]): void {
  onlyKeys('view', view, VIEW, leaks);
  for (const p of listOf(view.players)) onlyKeys('players', p, PLAYER, leaks);
  for (const t of listOf(view.teams)) onlyKeys('teams', t, TEAM, leaks);
  for (const d of listOf(view.pending)) onlyKeys('pending', d, DECISION, leaks);
  for (const a of listOf(view.assignedDamage)) onlyKeys('assignedDamage', a, ASSIGNED, leaks);
}

function onlyKeys(path: string, value: Json, keys: ReadonlySet<string>, leaks: string[]): void {
  for (const key of Object.keys(value)) if (!keys.has(key)) leaks.push(`${path}.${key}: no part of a view`);
}

/** All views of objects, by the place where they stand. */
function* objectsIn(view: Json): Generator<readonly [string, Json]> {
  for (const zone of ['battlefield', 'exile', 'command', 'stack', 'looking'])
    for (const o of listOf(view[zone])) yield [zone, o];
  for (const pile of listOf(view.graveyards)) for (const o of listOf(pile)) yield ['graveyards', o];
  for (const hand of Object.values((view.hands ?? {}) as Json))
    for (const o of listOf(hand)) yield ['hands', o];
}

function checkSizes(state: State, view: PlayerView, leaks: string[]): void {
  for (const p of view.players) {
    if (p.librarySize !== state.libraries[p.seat]?.length)
      leaks.push(`players: library of ${p.seat} miscounted`);
    if (p.handSize !== state.hands[p.seat]?.length) leaks.push(`players: hand of ${p.seat} miscounted`);
  }
}

function checkObject(
  rules: Rules,
  state: State,
  known: Knowledge,
  path: string,
  o: Json,
  leaks: string[],
): void {
  const id = o.id as number;
  const where = `${path} ${id}`;
  if (o.zone === 'hand' || o.zone === 'library') {
    const card = known.hidden(id);
    if (card === undefined) leaks.push(`${where}: a card in a hidden zone`);
    else if (!(rules.defs[card.def]?.faces.some((f) => f.name === o.name) ?? false))
      leaks.push(`${where}: named ${String(o.name)}`);
    return;
  }
  const record = state.objects[id % 65536];
  if (record === undefined || record === null || record.id !== id) leaks.push(`${where}: isn't there`);
  else if (record.faceDown !== 0) {
    if (o.faceDown !== true) leaks.push(`${where}: not said to be face down`);
    if (o.name !== null && known.knows(id) !== true)
      leaks.push(`${where}: face down, but named ${String(o.name)}`);
    if (o.manaCost !== undefined || o.face !== undefined)
      leaks.push(`${where}: face down, but with parts of its face`);
    if (o.printedPower !== undefined && o.printedPower !== 2)
      leaks.push(`${where}: face down, but with its printed power`);
    if (o.ability !== undefined && o.ability !== null)
      leaks.push(`${where}: face down, but with its ability`);
  }
}

function checkHands(state: State, known: Knowledge, view: PlayerView, leaks: string[]): void {
  for (const [seat, hand] of Object.entries(view.hands)) {
    const whole = known.hands.has(Number(seat));
    if (whole && hand.length !== state.hands[Number(seat)]?.length)
      leaks.push(`hands: that of ${seat} isn't whole`);
    if (!whole)
      for (const o of hand) if (known.hidden(o.id) === undefined) leaks.push(`hands: ${o.id} of ${seat}`);
  }
}

/** Decisions are whole for those who answer only, or for the whole team if it decides. */
function checkPending(
  state: State,
  viewer: Viewer,
  view: PlayerView,
  known: Knowledge,
  leaks: string[],
): void {
  for (const d of view.pending) {
    if (d.kind === 'waiting') {
      for (const key of Object.keys(d))
        if (key !== 'kind' && key !== 'players' && key !== 'purpose')
          leaks.push(`pending.${key}: of others' decision`);
      continue;
    }
    const mine = d.players.some((seat) => {
      if (viewer === 'spectator') return false;
      for (let at: number | null = seat, i = 0; at !== null && i <= state.players.length; i++) {
        if (at === viewer) return true;
        at = state.players[at]?.controlledBy ?? null;
      }
      return d.byTeam && known.hands.has(seat);
    });
    if (!mine) leaks.push(`pending: the decision of ${d.players.join()} is whole`);
  }
}
