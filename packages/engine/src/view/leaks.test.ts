import type { CardDef, GameEvent, PlayerView, Viewer } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import { GENERATION, HAND_SLOT } from '../game.js';
import { legalActions, pendingDecisions } from '../legal/legal.js';
import { sampleAnswer } from '../sample/answer.js';
import { fallbackAnswer } from '../sample/fallback.js';
import { createGame } from '../setup/game.js';
import type { State } from '../state/state.js';
import { findEventLeaks } from './event-leaks.js';
import { eventsFor } from './events.js';
import { board, defOf, rulesWith } from './fixture.js';
import { findLeaks } from './leaks.js';
import { view } from './view.js';

const spell = (
  name: string,
  effects: NonNullable<Extract<NonNullable<CardDef['abilities']>[number], { kind: 'spell' }>['effects']>,
): CardDef => ({
  name,
  manaCost: '{U}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', targets: [{ id: 'player', what: { player: 'any' } }], effects }],
});
const player = { target: 'player' } as const;

/** Everything that hides or shows cards, for one blue mana each. */
const HIDING: readonly CardDef[] = [
  { name: 'Lake', types: ['land'], subtypes: ['Island'], anyNumber: true },
  {
    name: 'Mask',
    manaCost: '{U}',
    types: ['creature'],
    power: 3,
    toughness: 3,
    keywords: [{ k: 'morph', cost: { mana: '{U}' } }],
  },
  {
    name: 'Wheel',
    manaCost: '{U}',
    types: ['creature'],
    power: 1,
    toughness: 4,
    keywords: ['flying', { k: 'cycling', cost: { mana: '{U}' } }],
  },
  spell('Draw', [{ do: 'draw', who: player, amount: 2 }]),
  spell('Scry', [{ do: 'scry', who: player, amount: 2 }]),
  spell('Surveil', [{ do: 'surveil', who: player, amount: 2 }]),
  spell('Search', [
    { do: 'search', who: 'you', whose: player, filter: { types: ['creature'] }, max: 1, to: 'hand' },
    { do: 'shuffle', who: player },
  ]),
  spell('Find', [
    { do: 'search', who: player, filter: {}, max: 1, to: 'hand', reveal: true },
    { do: 'shuffle', who: player },
  ]),
  spell('Dig', [
    {
      do: 'dig',
      who: player,
      amount: 3,
      take: { max: 1, to: 'hand' },
      rest: { to: 'library', position: 'bottom' },
    },
  ]),
  spell('Impulse', [
    {
      do: 'dig',
      who: player,
      amount: 3,
      take: { max: 2, to: 'hand' },
      rest: { to: 'graveyard' },
      reveal: true,
    },
  ]),
  spell('Mill', [{ do: 'mill', who: player, amount: 2 }]),
  spell('Duress', [{ do: 'discard', who: player, amount: 1, chooser: 'you' }]),
  spell('Forget', [{ do: 'discard', who: player, amount: 1, random: true }]),
  spell('Peer', [{ do: 'lookAtHand', whose: player }]),
  spell('Reveal', [{ do: 'revealTop', whose: player, amount: 1, as: 'top' }]),
  spell('Seal', [{ do: 'exileTop', whose: player, amount: 2, faceDown: true }]),
  spell('Manifest', [{ do: 'manifest', who: player, amount: 1 }]),
  spell('Slave', [{ do: 'controlNextTurn', who: player }]),
  {
    name: 'Return',
    manaCost: '{U}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'what', what: { object: { notTypes: ['land'] } } }],
        effects: [{ do: 'move', what: { target: 'what' }, to: 'hand' }],
      },
    ],
  },
  {
    name: 'Bury',
    manaCost: '{U}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'what', what: { object: { types: ['creature'] } } }],
        effects: [{ do: 'move', what: { target: 'what' }, to: 'library', position: 'shuffled' }],
      },
    ],
  },
];
const R = rulesWith(HIDING);
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

function randomFrom(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * n);
  };
}

function newGame(seed: number): { state: State; events: readonly GameEvent[] } {
  const deck = HIDING.flatMap((c) => Array<string>(c.name === 'Lake' ? 16 : 2).fill(c.name));
  const seat = (name: string) => ({ name, deck });
  const made = createGame(R, {
    teams: [
      [seat('A'), seat('B')],
      [seat('C'), seat('D')],
    ],
    seed: `leaks ${seed}`,
  });
  if (!made.ok) throw new Error(made.faults.map((f) => f.message).join());
  return made;
}

/** One random action; what is refused gives way to what never is. */
function play(state: State, random: (n: number) => number): { state: State; events: readonly GameEvent[] } {
  const d = pendingDecisions(state)[0];
  const seat = d?.players[random(d.players.length)];
  if (d === undefined || seat === undefined) throw new Error('nobody has to decide');
  if (d.kind === 'priority') {
    const legal = legalActions(R, state, seat);
    const action = legal[legal.length > 1 ? 1 + random(legal.length - 1) : 0] ?? {
      type: 'pass',
      player: seat,
    };
    const done = apply(R, state, random(3) === 0 ? { type: 'pass', player: seat } : action);
    if (done.ok) return done;
    throw new Error(`${JSON.stringify(action)}: ${done.message}`);
  }
  const answered = {
    type: 'answer',
    player: d.byTeam ? (d.players[0] ?? seat) : seat,
    decision: d.id,
  } as const;
  for (const answer of [sampleAnswer(d, random), fallbackAnswer(d)]) {
    const done = apply(R, state, { ...answered, answer });
    if (done.ok) return done;
  }
  throw new Error(`no answer to ${JSON.stringify(d)}`);
}

describe('random games', () => {
  const met = { faceDown: 0, sealed: 0, controlled: 0, looking: 0, cycled: 0 };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'should leak nothing to any viewer (seed %i)',
    (seed) => {
      const random = randomFrom(seed);
      let { state, events } = newGame(seed);
      let before = state;
      for (let i = 0; i < 250 && state.result === null; i++) {
        for (const viewer of VIEWERS) {
          const leaks = [
            ...findLeaks(R, state, viewer, view(R, state, viewer)),
            ...findEventLeaks(R, before, state, eventsFor(events, viewer), viewer),
          ];
          expect(leaks, `action ${i}, viewer ${viewer}`).toEqual([]);
        }
        if (state.objects.some((o) => o?.zone === 'battlefield' && o.faceDown !== 0)) met.faceDown += 1;
        if (state.objects.some((o) => o?.zone === 'exile' && o.faceDown !== 0)) met.sealed += 1;
        if (state.players.some((p) => p.controlledBy !== null)) met.controlled += 1;
        if (state.peek !== null) met.looking += 1;
        if (events.some((e) => e.type === 'activated' && e.name === 'Wheel')) met.cycled += 1;
        before = state;
        ({ state, events } = play(state, random));
      }
    },
    60_000,
  );

  it('should have met what hides things', () => {
    expect(Object.entries(met).filter(([, n]) => n === 0)).toEqual([]);
  });
});

const lone = board(R, 'Peer', 'Seal', [{ def: defOf(R, 'Mask'), card: 0, faceDown: 1 }]);
const hiddenId = GENERATION + HAND_SLOT;

describe('the checker of views', () => {
  const spoiled: readonly (readonly [string, Partial<Record<keyof PlayerView | 'library', unknown>>])[] = [
    ['a part of the key', { edition: `x${lone.random.key.slice(10, 40)}` }],
    ['the id of a hidden card', { monarch: hiddenId }],
    ['the name of a hidden card', { step: 'Seal' }],
    ['a number that is nothing', { activeTeam: 123456789 }],
    ['another zone', { library: [1, 2] }],
    ["another's hand", { hands: { 0: view(R, lone, 0).hands[0] } }],
    ["a face-down permanent's face", { battlefield: view(R, lone, 0).battlefield }],
    ['damage for a hidden card', { assignedDamage: [{ source: hiddenId, to: 2, amount: 1 }] }],
    ['more of damage than it has', { assignedDamage: [{ source: GENERATION, to: 2, amount: 1, name: 'x' }] }],
    ["another's decision", { pending: pendingDecisions(lone) }],
  ];
  it.each(spoiled)('should find %s', (_what, change) => {
    const good = view(R, lone, 3);
    expect(findLeaks(R, lone, 3, good)).toEqual([]);
    expect(findLeaks(R, lone, 3, { ...good, ...change } as PlayerView)).not.toEqual([]);
  });
});

describe('the checker of events', () => {
  const move = {
    type: 'moved',
    cite: 'draw',
    audience: 'all',
    was: null,
    owner: 0,
    from: 'library',
    to: 'hand',
    cause: 'draw',
  } as const;
  const shown = { type: 'revealed', cite: 'reveal', audience: 'all', player: 0 } as const;
  const spoiled: readonly (readonly [string, GameEvent])[] = [
    ['an event of others', { ...move, audience: [0, 1], object: null, name: null }],
    ['a drawn card', { ...move, object: null, name: 'Peer' }],
    ['the id of a hidden card', { ...move, object: hiddenId, name: null }],
    ['the id of a card that came and went', { ...move, object: hiddenId + 7 * GENERATION, name: null }],
    ['what came face down', { ...move, to: 'battlefield', object: GENERATION, name: 'Mask' }],
    [
      'the key',
      { type: 'notice', cite: 'choice', audience: 'all', player: 0, what: `replaced:${lone.random.key}` },
    ],
  ];
  it.each(spoiled)('should find %s', (_what, event) => {
    expect(findEventLeaks(R, lone, lone, [event], 3)).not.toEqual([]);
  });

  it('should let pass what is drawn unseen, or revealed', () => {
    const events: readonly GameEvent[] = [
      { ...move, object: null, name: null },
      { ...shown, cards: [{ object: hiddenId, name: 'Peer' }] },
      { ...move, audience: [2, 3], owner: 2, object: hiddenId + 2, name: 'Peer' },
    ];
    expect(findEventLeaks(R, lone, lone, events, 3)).toEqual([]);
  });
});
