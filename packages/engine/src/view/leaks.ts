import type { PlayerView, Viewer } from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import type { State } from '../state/state.js';
import { type Knowledge, knowledgeOf, leavesOf, looksLikeObject, showsKey, wasVisible } from './knowledge.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * Everything in a view that its viewer mustn't know, as lines that say where; none for a good view. Looks at the
 * JSON that would be sent, and works out by its own means what may be in it.
 */
export function findLeaks(rules: Rules, state: State, viewer: Viewer, view: PlayerView): readonly string[] {
  const known = knowledgeOf(rules, state, viewer);
  const leaks: string[] = [];
  const json = JSON.parse(JSON.stringify(view)) as Json;
  checkKeys(json, leaks);
  checkSizes(state, view, leaks);
  for (const leaf of leavesOf(json)) {
    if (looksLikeObject(leaf) && !known.ids.has(leaf.value) && !wasVisible(state, known, leaf.value))
      leaks.push(`${leaf.path}: unknown object ${leaf.value}`);
    if (typeof leaf.value !== 'string') continue;
    if (showsKey(leaf.value, state.random.key)) leaks.push(`${leaf.path}: the key of the random stream`);
    if (known.secrets.has(leaf.value) && !isWord(leaf.path, leaf.key))
      leaks.push(`${leaf.path}: the hidden card ${leaf.value}`);
  }
  for (const [path, o] of objectsIn(json)) checkObject(rules, state, known, path, o, leaks);
  checkHands(state, known, view, leaks);
  checkPending(state, viewer, view, known, leaks);
  return leaks;
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
const STACK = new Set([...OBJECT, 'kind', 'source', 'ability', 'targets', 'modes', 'x']);
const PLAYER = new Set([
  'seat',
  'team',
  'name',
  'handSize',
  'librarySize',
  'counters',
  'mana',
  'landsPlayed',
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
  'trampleTo',
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
  'looking',
  'monarch',
  'dayNight',
  'pending',
  'result',
]);

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

/** Words that may happen to be a card's name: land types, what players are called, and names said aloud. */
function isWord(path: string, key: string): boolean {
  return key === 'subtypes' || path.startsWith('players') || path.includes('.chosen.');
}

/** Nothing is in a view but what its type has: a library, say, would be a key too many. */
function checkKeys(view: Json, leaks: string[]): void {
  const only = (path: string, value: Json, keys: ReadonlySet<string>) => {
    for (const key of Object.keys(value)) if (!keys.has(key)) leaks.push(`${path}.${key}: no part of a view`);
  };
  only('view', view, VIEW);
  for (const p of listOf(view.players)) only('players', p, PLAYER);
  for (const t of listOf(view.teams)) only('teams', t, TEAM);
  for (const d of listOf(view.pending)) only('pending', d, DECISION);
  for (const [path, o] of objectsIn(view)) only(path, o, path.startsWith('stack') ? STACK : OBJECT);
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
    const card = known.hidden.get(id);
    if (card === undefined) leaks.push(`${where}: a card in a hidden zone`);
    else if (!(rules.defs[card.def]?.faces.some((f) => f.name === o.name) ?? false))
      leaks.push(`${where}: named ${String(o.name)}`);
    return;
  }
  const record = state.objects.find((x) => x?.id === id);
  if (record === undefined || record === null) leaks.push(`${where}: isn't there`);
  else if (record.faceDown !== 0) {
    if (o.faceDown !== true) leaks.push(`${where}: not said to be face down`);
    if (o.name !== null && known.ids.get(id) !== true)
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
    if (!whole) for (const o of hand) if (!known.hidden.has(o.id)) leaks.push(`hands: ${o.id} of ${seat}`);
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
