import { type GameEvent, LOSS_REASONS, MEANINGS, MOVE_CAUSES, STEPS, ZONES } from '@ettin/schema';
import { Failed, type Play } from '../play.js';
import type { Reading } from '../reading.js';
import { type Ref, readRef } from '../refs.js';
import type { Node } from '../source.js';
import type { Check } from './check.js';

type Fits = (p: Play, e: GameEvent) => boolean;
interface Pattern {
  readonly line: number;
  readonly fits: Fits;
  /** How often, if the file says so; otherwise at least once. */
  readonly count: number | null;
  readonly written: string;
}

const TYPES: readonly GameEvent['type'][] = [
  'gameStarted',
  'mulligan',
  'turnBegan',
  'stepBegan',
  'skipped',
  'passed',
  'teamPassed',
  'moved',
  'cast',
  'activated',
  'triggered',
  'resolved',
  'fizzled',
  'countered',
  'attackers',
  'blockers',
  'damage',
  'prevented',
  'life',
  'counters',
  'tapped',
  'mana',
  'attached',
  'control',
  'changed',
  'shuffled',
  'revealed',
  'chose',
  'status',
  'random',
  'conceded',
  'notice',
  'teamLost',
  'gameOver',
];
const KEYS = [
  'type',
  'cite',
  'rule',
  'count',
  'player',
  'team',
  'change',
  'total',
  'amount',
  'kind',
  'object',
  'source',
  'to',
  'on',
  'from',
  'name',
  'cause',
  'step',
  'what',
  'reason',
  'winner',
  'combat',
  'tapped',
  'controller',
  'kept',
  'hand',
  'turn',
] as const;
type Key = (typeof KEYS)[number];

/**
 * Patterns of events: all that is written has to be so. `all`: each happened since the start (or as often as
 * `count` says); `new`: since the latest expect; `order`: one after another.
 */
export function readEvents(r: Reading, node: Node, how: 'all' | 'new' | 'order'): Check {
  const patterns = r.items(node).map((n) => readPattern(r, n));
  return (p) => {
    const events = how === 'new' ? p.events.slice(p.newSince) : p.events;
    if (how === 'order') return inOrder(p, events, patterns);
    return patterns.flatMap((x) => {
      const n = events.filter((e) => x.fits(p, e)).length;
      const enough = x.count === null ? n > 0 : n === x.count;
      const wanted = x.count === null ? 'at least once' : `${x.count} times`;
      return enough
        ? []
        : [new Failed(x.line, `the event {${x.written}} happened ${n} times`, wanted, `${n} times`)];
    });
  };
}

function inOrder(p: Play, events: readonly GameEvent[], patterns: readonly Pattern[]): readonly Failed[] {
  let at = 0;
  for (const x of patterns) {
    const found = events.findIndex((e, i) => i >= at && x.fits(p, e));
    if (found < 0)
      return [
        new Failed(
          x.line,
          `the event {${x.written}} doesn't follow on the one before it`,
          x.written,
          'not so',
        ),
      ];
    at = found + 1;
  }
  return [];
}

function readPattern(r: Reading, node: Node): Pattern {
  const map = r.map(node, 'an event', KEYS);
  const tests: Fits[] = [];
  const parts: string[] = [];
  for (const key of KEYS) {
    const value = map[key];
    if (value === undefined || key === 'count') continue;
    parts.push(`${key}: ${value.kind === 'scalar' ? value.text : '…'}`);
    tests.push(readField(r, key, value));
  }
  if (tests.length === 0) r.problem(node.line, 'this fits any event: say more');
  return {
    line: node.line,
    fits: (p, e) => tests.every((t) => t(p, e)),
    count: map.count === undefined ? null : r.integer(map.count, 'count', 0),
    written: parts.join(', '),
  };
}

function readField(r: Reading, key: Key, node: Node): Fits {
  switch (key) {
    case 'type': {
      const want = r.oneOf(node, key, TYPES);
      return (_p, e) => e.type === want;
    }
    case 'cite': {
      const want = r.oneOf(node, key, MEANINGS);
      return (_p, e) => e.cite === want;
    }
    case 'rule': {
      const want = r.text(node, key);
      return (p, e) => p.rules.edition.cites[e.cite] === want;
    }
    case 'player':
    case 'controller': {
      const none = node.kind === 'scalar' && node.text === 'none';
      const want = none ? null : r.seat(node, key);
      return (_p, e) => field(e, key) === want;
    }
    case 'team':
    case 'winner': {
      const none = node.kind === 'scalar' && node.text === 'none';
      const want = none ? null : r.team(node, key);
      return (_p, e) => field(e, key) === want || (key === 'team' && field(e, 'startingTeam') === want);
    }
    case 'change':
    case 'total':
    case 'amount':
    case 'hand':
    case 'turn': {
      const want = r.integer(node, key);
      return (_p, e) => field(e, key) === want;
    }
    case 'combat':
    case 'tapped':
    case 'kept': {
      const want = r.flag(node, key);
      return (_p, e) => field(e, key) === want;
    }
    case 'object':
    case 'source':
    case 'on': {
      const ref = readRef(r, node, key);
      return (p, e) => {
        const id = field(e, key);
        return (typeof id === 'number' && p.means(ref, id)) || (key === 'object' && named(e, ref));
      };
    }
    case 'to': {
      const text = r.text(node, key);
      if (ZONES.some((z) => z === text)) return (_p, e) => field(e, key) === text;
      const ref = readRef(r, node, key);
      return (p, e) => {
        const id = field(e, key);
        return typeof id === 'number' && p.means(ref, id);
      };
    }
    case 'from': {
      const want = r.oneOf(node, key, ZONES);
      return (_p, e) => field(e, key) === want;
    }
    case 'cause': {
      const want = r.oneOf(node, key, MOVE_CAUSES);
      return (_p, e) => field(e, key) === want;
    }
    case 'step': {
      const want = r.oneOf(node, key, STEPS);
      return (_p, e) => field(e, key) === want;
    }
    case 'name': {
      const want = r.cardName(r.text(node, key), node.line);
      return (_p, e) => field(e, key) === want;
    }
    case 'reason': {
      const want = r.oneOf(node, key, [...LOSS_REASONS, 'win']);
      return (_p, e) => field(e, key) === want;
    }
    case 'kind':
    case 'what': {
      const want = r.text(node, key);
      return (_p, e) => field(e, key) === want;
    }
    case 'count':
      return () => true;
  }
}

function field(e: GameEvent, key: string): unknown {
  return (e as unknown as Readonly<Record<string, unknown>>)[key];
}

function named(e: GameEvent, ref: Ref): boolean {
  return ref.kind === 'name' && field(e, 'name') === ref.name;
}
