import type { EditionParameters, Effect, Value } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { engine, Scene } from '../effects/fixture.js';
import { Game } from '../game.js';
import { lifeOf } from './life-value.js';

/** The board of a test under the values of an older edition: seats 0 and 1 against seats 2 and 3. */
function older(parameters: Partial<EditionParameters>, effects: readonly Effect[], life = 30): Scene {
  const s = new Scene([{ field: [engine('Box', effects)] }, {}, {}, {}], parameters);
  s.state = { ...s.state, teams: s.state.teams.map((t) => ({ ...t, life })) };
  return s;
}
const ban = (rule: 'cantGainLife' | 'cantLoseLife') =>
  ({
    name: 'Ban',
    types: ['enchantment'],
    abilities: [{ kind: 'static', rules: [{ rule, who: 'you' }] }],
  }) as const;
const lives = (s: Scene) => s.state.teams.map((t) => t.life);
const SHARE = { individualLife: 'share' } as const;
const yourLife: Value = { lifeOf: 'you' };

describe('a share of the team’s life (606.9a, 806.9a)', () => {
  const gain: Effect = { do: 'gainLife', who: 'you', amount: yourLife };

  it('should be half of the total, rounded up: doubling 25 gives 38 (C1)', () => {
    expect(lives(older(SHARE, [gain], 25).use('Box'))).toEqual([38, 25]);
  });

  it('should be the total over the heads, or over two whatever their number (C10)', () => {
    const three = (shareOf: 'heads' | 'two') => {
      const seats = [{ field: [engine('Box', [gain])] }, {}, {}, {}, {}, {}];
      const s = new Scene(seats, { ...SHARE, shareOf });
      s.state = { ...s.state, teams: s.state.teams.map((t) => ({ ...t, life: 40 })) };
      return lives(s.use('Box'))[0];
    };
    expect([three('heads'), three('two')]).toEqual([40 + 14, 40 + 20]);
  });
});

describe('a share of less than nothing', () => {
  it('should be rounded up to a 0 that JSON keeps: half of -1 is 0', () => {
    const s = older(SHARE, [], -1);
    const share = lifeOf(new Game(s.rules, s.state), 0);
    expect(Object.is(share, 0)).toBe(true);
  });
});

describe('setting one player’s life total', () => {
  const become: Effect = { do: 'setLife', who: 'you', to: 20 };

  it('should move the team by what the player’s share moves: 25 with 20 set is 32 (606.9c, 806.9c)', () => {
    expect(lives(older(SHARE, [become], 25).use('Box'))).toEqual([32, 25]);
  });

  it('should set the team’s total in the text of August 2005', () => {
    expect(lives(older({ ...SHARE, setOneLife: 'team' }, [become], 25).use('Box'))).toEqual([20, 25]);
  });

  it('should set the team’s total where that is the player’s (810.9c)', () => {
    expect(lives(older({}, [{ ...become, to: 10 }], 25).use('Box'))).toEqual([10, 25]);
  });
});

describe('setting the life totals of both heads, added up (606.9b, 806.9b)', () => {
  const sum = { ...SHARE, setBothLife: 'sum', cantGainLife: 'player', cantLoseLife: 'player' } as const;
  const become: Effect[] = [{ do: 'setLife', who: 'team', to: 5 }];
  const board = (...bans: boolean[]) => {
    const of = (i: number) => (bans[i] === true ? [ban('cantLoseLife')] : []);
    const s = new Scene([{ field: [engine('Box', become), ...of(0)] }, { field: of(1) }, {}, {}], sum);
    s.state = { ...s.state, teams: s.state.teams.map((t) => ({ ...t, life: 25 })) };
    return lives(s.use('Box'));
  };

  it('should give the team the sum, not what the heads lost: 5 and 5 is 10 (C15)', () => {
    expect(board()).toEqual([10, 25]);
  });

  it('should leave a team whose heads can’t lose life where it is (117.5)', () => {
    expect(board(true, true)).toEqual([25, 25]);
  });

  it('should set the one who can lose life alone where the other can’t: 13 to 5 (806.9c)', () => {
    expect(board(true, false)).toEqual([25 - 8, 25]);
    expect(board(false, true)).toEqual([25 - 8, 25]);
  });
});

describe('an effect that forbids gaining or losing life', () => {
  const both: Effect[] = [
    { do: 'gainLife', who: 'team', amount: 3 },
    { do: 'loseLife', who: 'team', amount: 2 },
  ];
  const board = (rule: 'cantGainLife' | 'cantLoseLife', parameters: Partial<EditionParameters>) =>
    new Scene([{ field: [engine('Box', both), ban(rule)] }, {}, {}, {}], parameters);

  it('should reach the whole team today (810.9g, 810.9h)', () => {
    expect(lives(board('cantGainLife', {}).use('Box'))[0]).toBe(30 - 4);
    expect(lives(board('cantLoseLife', {}).use('Box'))[0]).toBe(30 + 6);
  });

  it('should keep to its player in older editions (806.9)', () => {
    expect(lives(board('cantGainLife', { cantGainLife: 'player' }).use('Box'))[0]).toBe(30 + 3 - 4);
    expect(lives(board('cantLoseLife', { cantLoseLife: 'player' }).use('Box'))[0]).toBe(30 + 6 - 2);
  });
});

describe('a payment of life', () => {
  it('should be limited by the team’s total, not by the share (806.9d, C9)', () => {
    const costly = engine('Well', [{ do: 'gainLife', who: 'you', amount: 0 }], { cost: { payLife: 5 } });
    const s = new Scene([{ field: [costly] }, {}, {}, {}], SHARE);
    s.state = { ...s.state, teams: s.state.teams.map((t) => ({ ...t, life: 6 })) };
    expect(lives(s.use('Well'))[0]).toBe(1);
  });
});

describe('one effect on both heads', () => {
  const turns: Effect = { do: 'extraTurn', who: 'team' };
  const waiting = (p: Partial<EditionParameters>) => older(p, [turns]).use('Box').state.turn.extraTurns;

  it('should give the team one extra turn (806.6h, 805.8), and two before that was written', () => {
    expect(waiting({})).toEqual([0]);
    expect(waiting({ effectOnBoth: 'twice' })).toEqual([0, 0]);
  });

  it('should make it skip one step, or two', () => {
    const skip: Effect = { do: 'skipNext', who: 'team', what: 'draw' };
    const skips = (p: Partial<EditionParameters>) => older(p, [skip]).use('Box').state.teams[0]?.skipSteps;
    expect(skips({})).toEqual(['draw']);
    expect(skips({ effectOnBoth: 'twice' })).toEqual(['draw', 'draw']);
  });
});
