import { describe, expect, it, vi } from 'vitest';
import { BURNING, board, can, id } from './board.fixture.js';
import { addMana, emptyPools, poolTypes } from './pool.js';

// nothing here resolves: programs, which reach into all of the engine, aren't needed
vi.mock('../effects/program.js', () => ({ compileProgram: () => [] }));

describe('the pool', () => {
  it('should keep what a restriction, a snow source or an effect says of the mana', () => {
    const g = board(['Snowfield']);
    addMana(g, 0, ['G'], { source: id(0) });
    addMana(g, 0, ['W', 'R'], { persists: true });
    expect(poolTypes(g.player(0))).toEqual(['W', 'R', 'G']);
    expect(can(g, '{S}{W}{R}', null, { excluding: [id(0)] })).toBe(true);
    expect(can(g, '{S}{S}', null, { excluding: [id(0)] })).toBe(false);
  });

  it('should empty at the end of each step, save what stays (CR 500.5)', () => {
    const g = board(['Store']);
    addMana(g, 0, ['G', 'W']);
    addMana(g, 0, ['R'], { persists: true });
    addMana(g, 1, ['G']);
    emptyPools(g, false);
    expect([0, 1].map((seat) => poolTypes(g.player(seat)).join(''))).toEqual(['RG', '']);
    g.s.turn = { ...g.s.turn, step: 'cleanup' };
    emptyPools(g, true);
    expect(poolTypes(g.player(0))).toEqual(['G']);
  });

  it('should burn as a phase ends where the edition says so, and not before', () => {
    const g = board([], [], [], BURNING);
    addMana(g, 0, ['G', 'W']);
    addMana(g, 2, ['B']);
    g.setPlayer(2, { controlledBy: 0 });
    const burnt: number[][] = [];
    emptyPools(g, false, (seat, n) => burnt.push([seat, n]));
    expect([burnt, poolTypes(g.player(0))]).toEqual([[], ['W', 'G']]);
    emptyPools(g, true, (seat, n) => burnt.push([seat, n]));
    expect([burnt, poolTypes(g.player(0)), poolTypes(g.player(2))]).toEqual([[[0, 2]], [], []]);
  });
});
