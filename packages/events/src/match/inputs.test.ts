import type { GameEvent, Meaning } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { inputsOf, type Watched, watchGame } from './inputs.js';
import { advance, newMatch } from './match.js';
import { IN_2005 } from './rules.fixture.js';

const life = (player: number, change: number, total: number, cite: Meaning = 'life.loss'): GameEvent => ({
  type: 'life',
  cite,
  audience: 'all',
  player,
  change,
  total,
});
const WATCHED: Watched = {
  before: [30, 30],
  life: [30, 30],
  cantLose: [false, false],
  checked: false,
  teamOf: (seat) => (seat < 2 ? 0 : 1),
};
const changes = (...events: GameEvent[]) =>
  inputsOf(events, WATCHED).map((i) => (i.is === 'lifeChanged' ? i.life.join('/') : i.is));

describe('what a match is told of a game', () => {
  it('should be one change of life for damage to every player', () => {
    expect(changes(life(0, -4, 26), life(1, -4, 22), life(2, -4, 26), life(3, -4, 22))).toEqual(['22/22']);
  });

  it('should be a change each for what one effect does after the other', () => {
    expect(changes(life(2, -1, 29), life(3, -1, 28), life(0, 1, 31, 'life.gain'))).toEqual([
      '30/28',
      '31/28',
    ]);
    expect(changes(life(0, -1, 29), life(0, -1, 28))).toEqual(['29/30', '28/30']);
  });

  it('should be turns, the end of the game and checks, in their order', () => {
    const turn: GameEvent = { type: 'turnBegan', cite: 'turn.team', audience: 'all', turn: 2, team: 1 };
    expect(inputsOf([life(0, -1, 29), turn], { ...WATCHED, life: [29, 30], checked: true })).toEqual([
      { is: 'lifeChanged', life: [29, 30] },
      { is: 'turnBegan', team: 1 },
      { is: 'checked', life: [29, 30], cantLose: [false, false] },
    ]);
    const over: GameEvent = {
      type: 'gameOver',
      cite: 'game.teamResult',
      audience: 'all',
      winner: 0,
      reason: 'poison',
    };
    expect(inputsOf([over], WATCHED)).toMatchObject([{ is: 'gameEnded', winner: 0, byCheck: true }]);
    expect(inputsOf([{ ...over, reason: 'concede' }], WATCHED)).toMatchObject([{ byCheck: false }]);
  });

  it('should end with what ends the game for the match', () => {
    let match = newMatch(IN_2005, { chooser: 0, elimination: true }).match;
    for (const input of [{ is: 'chosen', by: 0, first: 0 }, { is: 'timeCalled' }] as const) {
      const done = advance(match, input);
      if (!done.ok) throw new Error(done.message);
      match = done.match;
    }
    // the first change breaks the tie, whatever the life totals are afterwards
    const { match: after, notices } = watchGame(
      match,
      [life(0, -1, 29), life(2, -9, 21, 'life.set')],
      WATCHED,
    );
    expect(after.result).toMatchObject({ winner: 1, how: 'firstChange' });
    expect(notices.at(-1)).toMatchObject({ what: 'matchWon', team: 1 });
  });
});
