import { describe, expect, it } from 'vitest';
import { sitAt } from './at-board.fixture.js';

describe('asking why', () => {
  it('should tell by code and rule why a card of the own hand is none to use now', async () => {
    const { out } = await sitAt(
      { A1: { board: ['Mountain'], hand: ['Lightning Bolt', 'Hill Giant'] }, A2: { hand: ['Shock'] } },
      ['why hill giant', 'why lightning bolt', 'why shock'],
    );
    expect(out).toMatch(/Cast Hill Giant.*: .*\(cantPay, 601\.2/);
    expect(out).toMatch(/Cast Lightning Bolt.*: possible now/);
    expect(out).toContain('you have no shock in your hand');
  });
});
