import { pendingDecisions, type State } from '@ettin/engine';
import { type Action, CAST_METHODS, SPECIAL_ACTIONS } from '@ettin/schema';
import { oneOf, type Random } from './random.js';

/** What JSON can hold where a number, list or word is expected. */
const GARBAGE: readonly unknown[] = [
  null,
  -1,
  0,
  0.5,
  3,
  1e308,
  -1e308,
  65535,
  65536,
  4294967296,
  9007199254740992,
  '',
  '0',
  'constructor',
  '__proto__',
  true,
  [],
  [null],
  [[]],
  [0, 0],
  [-1],
  ['a'],
  [{}],
  {},
  { length: 5 },
  { attacker: 1 },
];

/** None of these is a seat of any game. */
const NO_SEATS = GARBAGE.filter((x) => x !== 0 && x !== 3);

const TYPES = [
  'pass',
  'playLand',
  'cast',
  'activate',
  'special',
  'answer',
  'propose',
  'cancel',
  'concede',
  'toString',
];
const KEYS = ['object', 'ability', 'face', 'method', 'special', 'decision', 'answer', 'manual'] as const;
const ANSWER_KEYS = [
  'mulligan',
  'chosen',
  'option',
  'number',
  'order',
  'piles',
  'attackers',
  'blockers',
  'amounts',
  'auto',
  'spend',
  'life',
  'activate',
  'name',
] as const;

/**
 * Something from a wire that nobody should accept: no action at all, garbage in the place of parts, a decision
 * that isn't asked, somebody else's move. Concessions are left out, as anybody may concede.
 */
export function hostileAction(state: State, good: Action, random: Random): unknown {
  const decisions = pendingDecisions(state);
  const asked = new Set(decisions.flatMap((d) => d.players));
  const others = state.players.map((p) => p.seat).filter((seat) => !asked.has(seat));
  switch (random(8)) {
    case 0:
      return oneOf(GARBAGE, random);
    case 1:
      return { ...good, player: oneOf(NO_SEATS, random) };
    case 2: {
      const player = oneOf(others, random);
      return player === undefined ? null : { ...good, player };
    }
    case 3:
      return { ...good, type: oneOf(GARBAGE, random) };
    case 4:
      // a decision that was made already, or never asked
      return {
        ...answerLike(good),
        decision: otherThan(state.pending?.id ?? -1, state.seq - 6 + random(12)),
      };
    case 5:
      return { ...good, type: 'answer', decision: oneOf(GARBAGE.slice(0, 1), random), answer: null };
    case 6:
      return {
        type: 'activate',
        player: good.player,
        object: 65535 * 65536 + 77,
        ability: oneOf(GARBAGE, random),
      };
    default:
      return {
        type: oneOf(TYPES.slice(1, 4), random),
        player: good.player,
        object: oneOf(GARBAGE, random),
        face: oneOf(GARBAGE, random),
        method: oneOf(GARBAGE, random),
      };
  }
}

const otherThan = (id: number, n: number): number => (n === id ? n + 100 : n);

function answerLike(good: Action): object {
  return good.type === 'answer' || good.type === 'propose'
    ? good
    : { type: 'answer', player: good.player, answer: { kind: 'option', option: 0 } };
}

/** A good action with a part of it changed: it may happen to be legal, but must never throw. */
export function perturbedAction(state: State, good: Action, random: Random): unknown {
  const decision = pendingDecisions(state)[0];
  if (decision !== undefined && decision.kind !== 'priority' && random(4) > 0) {
    const kind = random(4) === 0 ? oneOf(ANSWER_KEYS, random) : decision.kind;
    const base = good.type === 'answer' && random(2) === 0 ? { ...good.answer } : { kind };
    const answer: Record<string, unknown> = { ...base };
    for (let i = 1 + random(2); i > 0; i--)
      answer[oneOf(keysFor(decision.kind), random) ?? 'chosen'] =
        random(3) === 0 ? ids(state, random) : oneOf(GARBAGE, random);
    return { type: 'answer', player: oneOf(decision.players, random), decision: decision.id, answer };
  }
  const some =
    oneOf(
      state.objects.filter((o) => o !== null),
      random,
    ) ?? oneOf(state.hands.flat(), random);
  const out: Record<string, unknown> = {
    ...good,
    type: oneOf(TYPES.slice(0, 5), random),
    object: random(2) === 0 ? some?.id : oneOf(state.hands.flat(), random)?.id,
    ability: random(4),
    method: oneOf(CAST_METHODS, random),
    face: random(2),
    special: oneOf(SPECIAL_ACTIONS, random),
  };
  if (random(2) === 0) out[oneOf(KEYS, random) ?? 'object'] = oneOf(GARBAGE, random);
  return out;
}

function keysFor(kind: string): readonly string[] {
  switch (kind) {
    case 'choose':
      return ['chosen'];
    case 'arrange':
      return ['piles'];
    case 'divide':
      return ['amounts'];
    case 'pay':
      return ['auto', 'spend', 'activate', 'life'];
    default:
      return [kind];
  }
}

/** A list of ids from anywhere, or declarations made of them. */
function ids(state: State, random: Random): readonly unknown[] {
  const all = [...state.objects.flatMap((o) => (o === null ? [] : [o.id])), 0, 1, 2, 3];
  return Array.from({ length: random(4) }, () => {
    const id = oneOf(all, random) ?? 0;
    const other = oneOf(all, random) ?? 0;
    const made: readonly unknown[] = [
      id,
      [id, other],
      { attacker: id, attacks: other },
      { blocker: id, blocks: other },
    ];
    return oneOf(made, random);
  });
}
