import { describe, expect, it } from 'vitest';
import { idOf, Table } from '../play.fixture.js';
import { whyNot } from '../query/why.js';
import { frameFor } from './frame.js';

const RED = { on: ['2 Mountain', 'Island'], hand: ['Shock', 'Mountain'] };
const frame = (t: Table, seat: number) => {
  const found = frameFor(t.table, idOf(seat));
  if (found === null) throw new Error('there is no game');
  return found;
};

describe('a frame', () => {
  it('should list what its viewer may do, and nothing of what a teammate may', () => {
    const t = new Table({ sides: [RED, RED, {}, {}] });
    expect(frame(t, 0).legal.map((a) => [a.type, a.player])).toEqual([
      ['pass', 0],
      ['cast', 0],
      ['playLand', 0],
    ]);
    expect(frame(t, 0).mana).toHaveLength(3);
    expect([frame(t, 0).decidesFor, frame(t, 2).decidesFor]).toEqual([[0], [2]]);
    expect([frame(t, 2).legal, frame(t, 2).mana]).toEqual([[], []]);
  });

  it('should say what automatic payment would tap, to whoever pays by hand alone', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    t.act(0, { type: 'cast', player: 0, object: t.inHand(0, 'Shock'), manual: true });
    t.choose(0, 2);
    expect(t.state.pending?.kind).toBe('pay');
    const { taps } = frame(t, 0);
    expect(taps).toHaveLength(1);
    const tapped = frame(t, 0).view.battlefield.find((o) => o.id === taps[0]);
    expect([tapped?.name, tapped?.tapped ?? false]).toEqual(['Mountain', false]);
    for (const other of [1, 2]) expect(frame(t, other).taps).toEqual([]);
  });

  it('should keep the seed until the game is over', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    expect(frame(t, 0).seed).toBeNull();
    t.do(0, { type: 'concede', bot: false });
    expect(frame(t, 0).seed).toBe('seed');
  });
});

describe('why not', () => {
  it("should answer for one's own cards with the rule, and for nobody else's", () => {
    const t = new Table({ sides: [{ hand: ['Shock'] }, {}, RED, {}] });
    const mine = t.inHand(0, 'Shock');
    expect(whyNot(t.table, 0, mine)).toMatchObject([{ ok: false, action: { type: 'cast', player: 0 } }]);
    expect(whyNot(t.table, 0, mine)[0]?.rule).toMatch(/\d/);
    for (const other of [t.inHand(2, 'Shock'), t.refs.Mountain ?? 0, 99])
      expect(whyNot(t.table, 0, other)).toEqual([]);
    expect(whyNot(t.table, null, mine)).toEqual([]);
  });
});
