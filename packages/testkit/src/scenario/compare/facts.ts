import { type GameEvent, MEANINGS, type Meaning } from '@ettin/schema';
import type { Play } from '../play.js';
import { type Said, saidWaiting } from './said.js';

/** What editions are compared by: what is to be seen of a game, and how it got there. */
export const ASPECTS = ['outcome', 'asked', 'life', 'poison', 'zones', 'turn', 'result'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Things that can be so, for wording. */
export const THINGS = [
  'step',
  'possible',
  'asked',
  'teamLife',
  'teamPoison',
  'lifeLost',
  'lifeGained',
  'poison',
  'hand',
  'graveyard',
  'exile',
  'battlefield',
  'library',
  'stack',
  'turn',
  'turnStep',
  'result',
  'waitsFor',
] as const;

/** Values that are words of this comparison and not of the game. */
export const VALUES = {
  done: 'is done',
  notReached: 'not reached',
  notTried: 'not tried',
  yes: 'yes',
  none: 'none',
  nobody: 'nobody',
  goesOn: 'goes on',
} as const;

export interface About {
  readonly is: (typeof THINGS)[number];
  /** Whose: a team's letter, a player's name; or the step that is tried. */
  readonly of?: string;
}

/** One thing that is so: "life of A" is "21". */
export interface Fact {
  readonly aspect: Aspect;
  /** What it is about, in English; no two facts of a place have the same. */
  readonly what: string;
  readonly about: About;
  /** In English; facts with the same value are the same. */
  readonly value: string;
  /** The same for wording in other languages. */
  readonly said: readonly Said[];
}

const LISTED = ['hand', 'graveyard', 'exile', 'battlefield'] as const;

/** Types of events that such a fact comes from: what they cite is what is responsible for it. */
const FROM: Readonly<Record<Exclude<Aspect, 'outcome'>, readonly GameEvent['type'][]>> = {
  asked: ['chose', 'life', 'attackers', 'blockers', 'mulligan'],
  life: ['life', 'prevented'],
  poison: ['counters', 'damage'],
  zones: ['moved', 'skipped'],
  turn: ['turnBegan', 'skipped', 'status'],
  result: ['teamLost', 'gameOver', 'conceded'],
};

/** What the events at a place cite that bear on an aspect, in the order in which they happened. */
export function citesOf(events: readonly GameEvent[], aspect: Aspect): readonly Meaning[] {
  if (aspect === 'outcome') return [];
  const found = new Set(events.filter((e) => FROM[aspect].includes(e.type)).map((e) => e.cite));
  return MEANINGS.filter((cite) => found.has(cite));
}

/** What was said of turns to come, which shows where they come. */
export const announced = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter((e) => e.type === 'status' && e.cite === 'turn.extra');

const NONE: Said = { is: 'word', word: 'none' };
const NOBODY: Said = { is: 'word', word: 'nobody' };
const GOES_ON: Said = { is: 'word', word: 'goesOn' };

/** How a game stands. */
export function factsOf(p: Play): readonly Fact[] {
  const { state } = p;
  const out: Fact[] = [];
  const add = (
    aspect: Aspect,
    what: string,
    value: string | number,
    is: About['is'],
    of?: string,
    said: Said = { is: 'names', text: `${value}` },
  ) =>
    out.push({
      aspect,
      what,
      value: `${value}`,
      about: of === undefined ? { is } : { is, of },
      said: [said],
    });
  for (const team of state.teams) {
    const of = p.teamName(team.id);
    add('life', `life of ${of}`, team.life, 'teamLife', of);
    add('poison', `poison of ${of}`, team.poison, 'teamPoison', of);
  }
  for (const { seat, name, tally, counters } of state.players) {
    add('life', `life lost by ${name}`, tally.lifeLost ?? 0, 'lifeLost', name);
    add('life', `life gained by ${name}`, tally.lifeGained ?? 0, 'lifeGained', name);
    add('poison', `poison of ${name}`, counters.poison ?? 0, 'poison', name);
    for (const zone of LISTED) {
      const there = [...p.objects()].filter(
        (o) => o.zone === zone && (zone === 'battlefield' ? o.controller : o.owner) === seat,
      );
      const value = zone === 'hand' ? there.length : named(p, there);
      add('zones', `${zone} of ${name}`, value, zone, name, value === VALUES.none ? NONE : undefined);
    }
    add('zones', `library of ${name}`, state.libraries[seat]?.length ?? 0, 'library', name);
  }
  const stack = p.labels([...state.stack].reverse());
  add('zones', 'stack', stack, 'stack', undefined, state.stack.length === 0 ? NONE : undefined);
  const { number: n, team: whose, step } = state.turn;
  const of = p.teamName(whose);
  add('turn', 'turn', `${n}, of ${of}`, 'turn', undefined, { is: 'turn', n, of });
  add('turn', 'step', step, 'turnStep', undefined, { is: 'step', step });
  const { result } = state;
  const winner =
    result === null ? '' : result.winner === null ? 'a draw' : `${p.teamName(result.winner)} wins`;
  if (result === null) add('result', 'result', VALUES.goesOn, 'result', undefined, GOES_ON);
  else
    add('result', 'result', `${winner} (${result.reason})`, 'result', undefined, {
      is: 'result',
      winner: result.winner === null ? null : p.teamName(result.winner),
      reason: result.reason,
    });
  if (p.decision === undefined) add('asked', 'waits for', VALUES.nobody, 'waitsFor', undefined, NOBODY);
  else add('asked', 'waits for', p.whatWaits(), 'waitsFor', undefined, saidWaiting(p));
  return out;
}

/** Sorted, so that the order in which they came doesn't count. */
function named(p: Play, objects: readonly { readonly id: number }[]): string {
  const counts = new Map<string, number>();
  for (const { id } of objects) {
    const label = p.label(id);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const list = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return list.length === 0
    ? VALUES.none
    : list.map(([label, n]) => (n > 1 ? `${n} ${label}` : label)).join(', ');
}
