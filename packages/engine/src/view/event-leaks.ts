import type { GameEvent, Viewer } from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import type { State } from '../state/state.js';
import { type Knowledge, knowledgeOf } from './knowledge.js';
import { showsKey, toldBy } from './told.js';

const HAND = 65500;
const PEEK = 65400;

/**
 * Everything in the events that one viewer received between two states which that viewer mustn't know, as lines
 * that say where. `events` are those of `eventsFor`.
 */
export function findEventLeaks(
  rules: Rules,
  before: State,
  after: State,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly string[] {
  const [was, is] = [knowledgeOf(rules, before, viewer), knowledgeOf(rules, after, viewer)];
  const leaks: string[] = [];
  const said = published(events);
  events.forEach((e, i) => {
    const at = `${i} ${e.type}`;
    if (!isFor(e, viewer)) leaks.push(`${at}: not for ${viewer}`);
    const { ids, names, long, odd } = toldBy(rules, e);
    for (const line of odd) leaks.push(`${at}.${line}`);
    for (const { path, value } of ids)
      if (!path.startsWith('audience') && !mayKnow(value, was, is, said.ids))
        leaks.push(`${at}.${path}: unknown object ${value}`);
    for (const { path, value } of long)
      if (showsKey(value, before.random.key)) leaks.push(`${at}.${path}: the key of the random stream`);
    for (const { path, key, value } of names) {
      const secret = was.isSecret(value) || is.isSecret(value);
      const known = was.reads(value) || is.reads(value) || said.names.has(value);
      // what a player says aloud ("name a card") is no secret
      if (key !== 'what' && secret && !known) leaks.push(`${at}.${path}: the hidden card ${value}`);
    }
    if (e.type === 'moved') checkMove(at, e, is, was, said.ids, leaks);
  });
  return leaks;
}

function isFor(e: GameEvent, viewer: Viewer): boolean {
  return (
    e.audience === 'all' ||
    e.audience.some((seat) => (viewer === 'spectator' ? seat === -1 : seat === viewer))
  );
}

/**
 * What the events themselves make known: cards that come into public zones or are revealed, also what leaves the
 * battlefield or the stack having been face down (CR 708.9).
 */
function published(events: readonly GameEvent[]): { names: ReadonlySet<string>; ids: ReadonlySet<number> } {
  const names = new Set<string>();
  const ids = new Set<number>();
  for (const e of events) {
    if (e.type === 'revealed')
      for (const card of e.cards) {
        names.add(card.name);
        if (card.object !== null) ids.add(card.object);
      }
    if (e.type !== 'moved' || e.name === null) continue;
    const hides = e.to === 'hand' || e.to === 'library';
    if (!hides || e.from === 'battlefield' || e.from === 'stack') names.add(e.name);
  }
  return { names, ids };
}

/** Objects in public zones have ids of public counters; those of hands and of cards looked at show whose they are. */
function mayKnow(id: number, was: Knowledge, is: Knowledge, told: ReadonlySet<number>): boolean {
  if (was.knows(id) !== undefined || is.knows(id) !== undefined || told.has(id)) return true;
  const slot = id % 65536;
  if (slot >= HAND) return was.hands.has(slot - HAND) && is.hands.has(slot - HAND);
  return slot < PEEK;
}

function checkMove(
  at: string,
  e: Extract<GameEvent, { type: 'moved' }>,
  is: Knowledge,
  was: Knowledge,
  told: ReadonlySet<number>,
  leaks: string[],
): void {
  if (e.name === null) return;
  const fromHidden = e.from === 'hand' || e.from === 'library' || e.from === null;
  const id = e.object ?? 0;
  // from one hidden zone to another, only those who see the hand know what it is
  if (fromHidden && (e.to === 'library' || e.to === 'hand') && !(is.hands.has(e.owner) || told.has(id)))
    leaks.push(`${at}: ${e.name} went unseen from ${String(e.from)} to ${e.to}`);
  // CR 406.3: what was exiled face down isn't shown as it goes to a hand or library
  if (
    e.from === 'exile' &&
    e.was !== null &&
    was.knows(e.was) === false &&
    !is.hands.has(e.owner) &&
    (e.to === 'hand' || e.to === 'library')
  )
    leaks.push(`${at}: ${e.name} was face down`);
  // face down: unless its face could be seen before
  const faceWasSeen = e.was !== null && was.knows(e.was) === true;
  if (is.knows(id) === false && !faceWasSeen) leaks.push(`${at}: ${e.name} is face down`);
}
