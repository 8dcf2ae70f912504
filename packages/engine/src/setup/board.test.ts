import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import { creature, engine, land, Scene, spell } from '../effects/fixture.js';
import { Game } from '../game.js';
import { legalActions, pendingDecisions } from '../legal/legal.js';
import { createBoard } from './board.js';
import type { BoardFault, BoardSpec, PlayerBoard } from './board-spec.js';

const BEAR = creature('Bear', 2, 2);
const ARRIVING = creature('Arriving', 1, 1, {
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 5 }],
    },
  ],
});
const DAWN = engine('Dawn', []);
const UPKEEP = {
  name: 'Upkeep',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
  ],
} as const;
const SHACKLES = {
  name: 'Shackles',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
} as const;
const WALKER = { name: 'Walker', types: ['planeswalker'], loyalty: 4 } as const;
const TRICK = spell('Trick', { effects: [{ do: 'gainLife', who: 'you', amount: 1 }] });

const { rules } = new Scene([
  { hand: [BEAR, ARRIVING, DAWN, UPKEEP, SHACKLES, WALKER, TRICK, land('Field')] },
  {},
  {},
  {},
]);

/** Boards of A1 and B1; A2 and B2 have nothing. */
function spec(
  a1: Partial<PlayerBoard>,
  parts: Partial<BoardSpec> = {},
  b1: Partial<PlayerBoard> = {},
): BoardSpec {
  const player = (name: string, board: Partial<PlayerBoard> = {}) => ({ name, ...board });
  return {
    teams: [{ players: [player('A1', a1), player('A2')] }, { players: [player('B1', b1), player('B2')] }],
    ...parts,
  };
}

function board(of: BoardSpec) {
  const made = createBoard(rules, of);
  if (!made.ok) throw new Error(made.faults.map((f) => f.message).join('; '));
  return { ...made, g: new Game(rules, made.state) };
}

function faults(of: BoardSpec): readonly BoardFault[] {
  const made = createBoard(rules, of);
  return made.ok ? [] : made.faults;
}

describe('a board from data', () => {
  it('should give the active team priority in the step, and nobody else (CR 805.5)', () => {
    const { state } = board(spec({}, { activeTeam: 1, step: 'main2', turn: 6 }));
    expect(state.turn).toMatchObject({ number: 6, team: 1, step: 'main2', startingTeam: 0 });
    expect(pendingDecisions(state)).toMatchObject([{ kind: 'priority', players: [2, 3] }]);
    expect(legalActions(rules, state, 0)).toEqual([]);
  });

  it('should start teams at the life of the edition, or as said (CR 810.4)', () => {
    const { state } = board({
      teams: [
        { players: [{ name: 'A1' }, { name: 'A2' }] },
        { life: 7, poison: 3, players: [{ name: 'B1' }, { name: 'B2' }] },
      ],
    });
    expect(state.teams).toMatchObject([
      { life: 30, poison: 0 },
      { life: 7, poison: 3 },
    ]);
  });

  it('should let nothing trigger as it is set up, but what is there attack at once (CR 302.6)', () => {
    const { state, refs, g } = board(
      spec({
        battlefield: [
          { card: 'Arriving', ref: 'a' },
          { card: 'Bear', summoningSick: true, ref: 'sick' },
        ],
      }),
    );
    expect(state.stack).toEqual([]);
    expect(state.teams[0]?.life).toBe(30);
    expect(g.get(refs.a ?? 0).since).toBeLessThan(g.get(refs.sick ?? 0).since);
  });

  it('should put every card where it belongs, the first of a library on top', () => {
    const { state, refs, cards, g } = board(
      spec({
        hand: [{ card: 'Trick', ref: 'trick' }],
        library: [{ card: 'Bear', ref: 'top' }, { card: 'Field' }],
        graveyard: [
          { card: 'Dawn', ref: 'late' },
          { card: 'Field', ref: 'early' },
        ],
        exile: [{ card: 'Bear', ref: 'out' }],
      }),
    );
    expect(g.get(refs.trick ?? 0).zone).toBe('hand');
    expect(state.libraries[0]?.at(-1)).toBe(cards.top);
    expect(state.graveyards[0]).toEqual([refs.early, refs.late]);
    expect(state.exile).toEqual([refs.out]);
    expect(state.libraries.slice(1)).toEqual([[], [], []]);
    const there = [...state.hands.flat(), ...state.objects].map((o) => o?.card);
    expect([...there, ...state.libraries.flat()].sort()).toEqual([...state.cards.keys()]);
  });

  it('should keep what is said of permanents', () => {
    const { refs, g } = board(
      spec({
        battlefield: [
          { card: 'Shackles', ref: 'aura', attachedTo: 'bear' },
          { card: 'Bear', ref: 'bear', tapped: true, damage: 1, counters: { '+1/+1': 2 }, controller: 1 },
          { card: 'Walker', ref: 'walker', counters: { loyalty: 2 } },
          { card: 'Walker', ref: 'whole' },
          { card: 'Bear', ref: 'down', faceDown: 'morph' },
        ],
      }),
    );
    const at = (ref: string) => g.get(refs[ref] ?? 0);
    expect(at('aura').attachedTo).toBe(refs.bear);
    expect(at('bear')).toMatchObject({ tapped: true, damage: 1, owner: 0 });
    expect(g.chars(at('bear'))).toMatchObject({ power: 4, toughness: 4, controller: 1 });
    expect(at('walker').counters).toEqual({ loyalty: 2 });
    expect(at('whole').counters).toEqual({ loyalty: 4 });
    expect(g.chars(at('down')).name).toBe('');
  });

  it('should look at state-based actions before anybody may act (CR 117.5)', () => {
    const { state, refs, g } = board({
      teams: [
        {
          players: [{ name: 'A1', battlefield: [{ card: 'Bear', damage: 2, ref: 'bear' }] }, { name: 'A2' }],
        },
        { life: 0, players: [{ name: 'B1' }, { name: 'B2' }] },
      ],
    });
    expect(state.result).toEqual({ winner: 0, reason: 'life' });
    expect(g.find(refs.bear ?? 0)).toBeNull();
  });

  it('should let a step that only begins begin, and one under way go on (CR 503.1a)', () => {
    const of = { battlefield: [{ card: 'Upkeep' }] };
    expect(board(spec(of, { step: 'upkeep', beginning: true })).state.stack).toHaveLength(1);
    expect(board(spec(of, { step: 'upkeep' })).state.stack).toHaveLength(0);
  });

  it('should begin a turn with its untap step (CR 502.3)', () => {
    const { state, refs, g } = board(
      spec(
        { battlefield: [{ card: 'Bear', tapped: true, ref: 'mine' }] },
        { step: 'untap', beginning: true },
        {
          battlefield: [{ card: 'Bear', tapped: true, ref: 'other' }],
        },
      ),
    );
    expect(state.turn).toMatchObject({ number: 3, step: 'upkeep' });
    expect(g.get(refs.mine ?? 0).tapped).toBe(false);
    expect(g.get(refs.other ?? 0).tapped).toBe(true);
    expect(state.teams).toMatchObject([
      { turnsTaken: 2, lastTurn: 3 },
      { turnsTaken: 1, lastTurn: 2 },
    ]);
  });

  it('should draw opening hands that are not given, and ask for mulligans (CR 103.5)', () => {
    const library = Array.from({ length: 9 }, () => ({ card: 'Field' }));
    const { state } = board(spec({ hand: [{ card: 'Bear' }], library }, { step: 'mulligan' }, { library }));
    expect(state.hands.map((h) => h.length)).toEqual([1, 0, 7, 0]);
    expect(pendingDecisions(state)).toMatchObject([{ kind: 'mulligan', players: [0, 1] }]);
  });

  it('should draw the team that begins from the seed, before the first turn only (CR 805.3)', () => {
    const begins = (seed: string) => {
      const { state, events } = board(spec({}, { step: 'mulligan', activeTeam: 'random', seed }));
      expect(events).toMatchObject([{ type: 'gameStarted', startingTeam: state.turn.team }]);
      expect(state.turn.startingTeam).toBe(state.turn.team);
      return state.turn.team;
    };
    expect(begins('a')).toBe(begins('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(begins)).size).toBe(2);
    expect(faults(spec({}, { activeTeam: 'random' }))).toMatchObject([{ code: 'value', at: ['activeTeam'] }]);
  });

  it('should go on as a game does', () => {
    const { state, refs } = board(spec({ hand: [{ card: 'Field', ref: 'field' }] }));
    const played = apply(rules, state, { type: 'playLand', player: 0, object: refs.field ?? 0 });
    expect(played.ok && played.state.battlefield.length).toBe(1);
    expect(state.battlefield).toEqual([]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('a board that cannot be', () => {
  it.each<[string, Partial<PlayerBoard>, Partial<BoardFault>]>([
    [
      'an unknown card',
      { hand: [{ card: 'Bare' }] },
      { code: 'unknownCard', at: ['teams', 0, 'players', 0, 'hand', 0] },
    ],
    [
      'an unknown token',
      { battlefield: [{ card: 'Bear', token: true }] },
      { code: 'unknownToken', at: ['teams', 0, 'players', 0, 'battlefield', 0] },
    ],
    ['an instant on the battlefield', { battlefield: [{ card: 'Trick' }] }, { code: 'permanent' }],
    ['a back where there is none', { battlefield: [{ card: 'Bear', face: 1 }] }, { code: 'permanent' }],
    ['an Aura on nothing', { battlefield: [{ card: 'Shackles' }] }, { code: 'attachment' }],
    [
      'an Aura on what it cannot enchant',
      {
        battlefield: [
          { card: 'Field', ref: 'f' },
          { card: 'Shackles', attachedTo: 'f' },
        ],
      },
      { code: 'attachment', at: ['teams', 0, 'players', 0, 'battlefield', 1] },
    ],
    [
      'an attachment to nobody knows what',
      { battlefield: [{ card: 'Shackles', attachedTo: 'x' }] },
      { code: 'ref' },
    ],
    [
      'one name for two',
      { hand: [{ card: 'Bear', ref: 'b' }], exile: [{ card: 'Bear', ref: 'b' }] },
      { code: 'ref', at: ['teams', 0, 'players', 0, 'exile', 0] },
    ],
    ['damage below zero', { battlefield: [{ card: 'Bear', damage: -1 }] }, { code: 'value' }],
  ])('should say what is wrong: %s', (_what, a1, fault) => {
    expect(faults(spec(a1))).toMatchObject([fault]);
  });

  it.each<[Partial<BoardSpec>, BoardFault['code']]>([
    [{ step: 'combatDamage' }, 'step'],
    [{ step: 'untap' }, 'step'],
    [{ turn: 0 }, 'value'],
    [{ monarch: 4 }, 'value'],
    [{ activeTeam: 2 }, 'teams'],
  ])('should say what is wrong: %j', (parts, code) => {
    expect(faults(spec({}, parts))).toMatchObject([{ code }]);
  });

  it('should refuse teams of different sizes (CR 810.11)', () => {
    const of = spec({});
    const [a] = of.teams;
    if (a === undefined) throw new Error('no team');
    expect(faults({ ...of, teams: [a, { players: [{ name: 'B1' }] }] })).toMatchObject([{ code: 'teams' }]);
  });
});
