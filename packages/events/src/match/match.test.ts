import type { MatchRules } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { advance, type Life, type MatchInput, type MatchNotice, type MatchState, newMatch } from './match.js';
import { IN_2005, TODAY } from './rules.fixture.js';

const NEITHER = [false, false] as const;
const turn = (team: number): MatchInput => ({ is: 'turnBegan', team });
const life = (a: number, b: number): MatchInput => ({ is: 'lifeChanged', life: [a, b] });
const check = (a: number, b: number, cantLose: readonly [boolean, boolean] = NEITHER): MatchInput => ({
  is: 'checked',
  life: [a, b],
  cantLose,
});
const TIME: MatchInput = { is: 'timeCalled' };
const chosen = (by: number, first: number): MatchInput => ({ is: 'chosen', by, first });
const ended = (winner: number | null, at: Life = [0, 0], byCheck = false): MatchInput => ({
  is: 'gameEnded',
  winner,
  byCheck,
  life: at,
  cantLose: NEITHER,
});

interface Played {
  readonly match: MatchState;
  /** All notices, as "what" and "what team". */
  readonly told: readonly string[];
  readonly notices: readonly MatchNotice[];
}

function play(rules: MatchRules, inputs: readonly MatchInput[], elimination = false): Played {
  const first = newMatch(rules, { chooser: 0, elimination });
  let { match } = first;
  const notices = [...first.notices];
  for (const input of inputs) {
    const done = advance(match, input);
    if (!done.ok) throw new Error(`${input.is}: ${done.message}`);
    // plain JSON, so that it can be kept
    match = JSON.parse(JSON.stringify(done.match)) as MatchState;
    notices.push(...done.notices);
  }
  const told = notices.map((n) => (n.team === undefined ? n.what : `${n.what} ${n.team}`));
  return { match, told, notices };
}

describe('the games of a match', () => {
  // FR 151, MTR 9.1: one game; drawn games don't count and the match goes on until a team has won one
  it.each([
    ['2005', IN_2005, 'FR 151'],
    ['today', TODAY, 'MTR 9.1'],
  ])('should be one that is won, in %s', (_, rules, rule) => {
    const { match } = play(rules, [chosen(0, 0), turn(0), ended(1)]);
    expect(match.phase).toBe('over');
    expect(match.result).toEqual({ winner: 1, how: 'games', rule });
  });

  it('should follow a drawn one until a team has won', () => {
    const { match, told } = play(TODAY, [
      chosen(0, 1),
      turn(1),
      ended(null),
      chosen(0, 0),
      turn(0),
      ended(null),
      chosen(0, 0),
      turn(0),
      ended(0),
    ]);
    expect(match).toMatchObject({ wins: [1, 0], drawn: 2, result: { winner: 0, how: 'games' } });
    expect(told.filter((t) => t === 'gameDrawn')).toHaveLength(2);
  });

  it('should leave who plays first to the same team after a drawn game (MTR 2.2; CR 101.2 of 2005)', () => {
    for (const [rules, rule] of [
      [TODAY, 'MTR 2.2'],
      [IN_2005, 'CR 101.2'],
    ] as const) {
      const { match, notices } = play(rules, [chosen(0, 1), turn(1), ended(null)]);
      expect(match).toMatchObject({ phase: 'choosing', chooser: 0 });
      expect(notices.at(-1)).toEqual({ what: 'chooses', rule, team: 0 });
      expect(advance(match, chosen(1, 1))).toMatchObject({ ok: false });
    }
  });

  it('should not begin before it is chosen who plays first, nor go on after the match', () => {
    const { match } = play(TODAY, []);
    expect(advance(match, turn(0))).toMatchObject({ ok: false });
    const { match: done } = play(TODAY, [chosen(0, 0), turn(0), ended(0)]);
    expect(advance(done, chosen(0, 0))).toMatchObject({ ok: false });
  });

  it('should be begun by a team that looks at a hand before it has chosen (MTR 9.3)', () => {
    const { match, notices } = play(TODAY, [
      { is: 'handSeen', by: 1 },
      { is: 'handSeen', by: 0 },
    ]);
    expect(match).toMatchObject({ phase: 'playing', game: { startingTeam: 0 } });
    expect(notices.at(-1)).toEqual({ what: 'playsFirst', rule: 'MTR 9.3', team: 0 });
  });
});

describe('time called during a turn', () => {
  // FR 156 until November 2006: five; from 2006-12-01, MTR 2.5 and 2.4: three
  it.each([
    ['2005', IN_2005, 5],
    ['today', TODAY, 3],
  ])('should let it end and leave the extra turns of %s', (_, rules, extra) => {
    const turns = Array.from({ length: extra }, (_x, i) => turn(i % 2 === 0 ? 0 : 1));
    const before = [chosen(0, 0), turn(0), turn(1), TIME, ...turns];
    const last = play(rules, before);
    expect(last.match).toMatchObject({ phase: 'playing', turnsLeft: 0 });
    expect(last.told.filter((t) => t === 'extraTurn')).toHaveLength(extra);
    const { match, told } = play(rules, [...before, turn(1)]);
    expect(match.result).toMatchObject({ winner: null, how: 'time' });
    expect(match.drawn).toBe(1);
    expect(told.slice(-2)).toEqual(['gameStopped', 'matchDrawn']);
  });

  it('should count turns that a card adds (MTR 2.4: in total)', () => {
    const { match } = play(TODAY, [chosen(0, 0), turn(0), TIME, turn(1), turn(1), turn(1), turn(0)]);
    expect(match.phase).toBe('over');
  });

  it('should let a team win in them', () => {
    const { match } = play(TODAY, [chosen(0, 0), turn(0), TIME, turn(1), ended(1)]);
    expect(match.result).toMatchObject({ winner: 1, how: 'games', rule: 'MTR 9.1' });
  });

  it('should begin no other game when that one is drawn', () => {
    const { match } = play(TODAY, [chosen(0, 0), turn(0), TIME, turn(1), ended(null)]);
    expect(match).toMatchObject({
      phase: 'over',
      drawn: 1,
      result: { winner: null, how: 'time', rule: 'MTR 2.4' },
    });
  });

  it('should be called once', () => {
    const { match } = play(TODAY, [chosen(0, 0), turn(0), TIME]);
    expect(advance(match, TIME)).toMatchObject({ ok: false });
  });
});

describe('time called while no game is going on', () => {
  it('should end the match, between games or before the first turn', () => {
    for (const before of [[chosen(0, 0), turn(0), ended(null)], [chosen(0, 0)], []]) {
      const { match } = play(TODAY, [...before, TIME]);
      expect(match.result).toMatchObject({ winner: null, how: 'time' });
    }
  });

  it('should begin a game with the tie break in an elimination round (MTR 2.4)', () => {
    const { match, told } = play(TODAY, [chosen(0, 0), turn(0), ended(null), TIME], true);
    expect(match).toMatchObject({ phase: 'choosing', tieBreak: 'stateBasedAction', turnsLeft: null });
    expect(told.slice(-2)).toEqual(['timeCalled', 'tieBreak']);
    const next = play(
      TODAY,
      [chosen(0, 0), turn(0), ended(null), TIME, chosen(0, 0), turn(0), check(28, 30)],
      true,
    );
    expect(next.match.result).toMatchObject({ winner: 1, how: 'stateBasedAction' });
  });
});

describe('the end of the extra turns in an elimination round', () => {
  const untilTheEnd = (a: number, b: number): MatchInput[] => [
    chosen(0, 0),
    turn(0),
    life(a, b),
    TIME,
    turn(1),
    turn(0),
    turn(1),
    turn(0),
  ];

  it('should give the match to the team with more life (MTR 2.4)', () => {
    const { match, told } = play(TODAY, untilTheEnd(12, 13), true);
    expect(match.result).toEqual({ winner: 1, how: 'life', rule: 'MTR 2.4' });
    // it wins the current game
    expect(match).toMatchObject({ wins: [0, 1], drawn: 0 });
    expect(told.slice(-2)).toEqual(['gameStopped', 'matchWon 1']);
  });

  it('should go on with equal life until state-based actions find a team with less (since January 2011)', () => {
    const tied = play(TODAY, untilTheEnd(12, 12), true);
    expect(tied.match).toMatchObject({ phase: 'playing', tieBreak: 'stateBasedAction' });
    // within the resolution of one spell it isn't looked
    const spell = play(TODAY, [...untilTheEnd(12, 12), life(10, 12), life(10, 10), check(10, 10)], true);
    expect(spell.match.phase).toBe('playing');
    const { match } = play(TODAY, [...untilTheEnd(12, 12), life(10, 12), check(10, 12)], true);
    expect(match.result).toMatchObject({ winner: 1, how: 'stateBasedAction' });
  });

  it('should go on with equal life until the first change that breaks the tie (until 2010)', () => {
    const rules: MatchRules = { ...IN_2005, extraTurns: { turns: 3, rule: 'FR 156' } };
    const both = play(rules, [...untilTheEnd(12, 12), life(8, 8), check(8, 8)], true);
    expect(both.match).toMatchObject({ phase: 'playing', tieBreak: 'firstChange' });
    const { match } = play(rules, [...untilTheEnd(12, 12), life(10, 12)], true);
    expect(match.result).toEqual({ winner: 1, how: 'firstChange', rule: 'FR 157' });
  });

  it('should not make a team lose that an effect keeps from losing (CR 810.8a)', () => {
    const { match } = play(TODAY, [...untilTheEnd(12, 12), check(10, 12, [true, false])], true);
    expect(match.phase).toBe('playing');
    const { match: gone } = play(
      TODAY,
      [...untilTheEnd(12, 12), check(10, 12, [true, false]), check(10, 12)],
      true,
    );
    expect(gone.result).toMatchObject({ winner: 1 });
  });

  it('should take both losses of one check for a drawn game (CR 104.4d), and begin another', () => {
    // team B is poisoned at 9 life while team A has only 3: both lose at the same time
    const { match, told } = play(TODAY, [...untilTheEnd(12, 12), ended(0, [3, 9], true)], true);
    expect(match).toMatchObject({ phase: 'choosing', drawn: 1, tieBreak: 'stateBasedAction', result: null });
    expect(told.slice(-2)).toEqual(['gameDrawn', 'chooses 0']);
    // a concession isn't one of those actions
    const { match: conceded } = play(TODAY, [...untilTheEnd(12, 12), ended(0, [3, 9], false)], true);
    expect(conceded.result).toMatchObject({ winner: 0, how: 'games' });
  });

  it('should have had no limit of turns before time was called', () => {
    const turns = Array.from({ length: 40 }, (_, i) => turn(i % 2));
    const { match } = play(TODAY, [chosen(0, 0), ...turns, check(1, 30)], true);
    expect(match).toMatchObject({ phase: 'playing', tieBreak: null });
  });
});
