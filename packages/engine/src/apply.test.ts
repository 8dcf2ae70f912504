import { describe, expect, it } from 'vitest';
import { apply } from './apply.js';
import { creature, engine, land, placed, Scene, spell } from './effects/fixture.js';
import { legalActions } from './legal/legal.js';

describe('a head that has passed', () => {
  const gain = engine('Gain', [{ do: 'gainLife', who: 'you', amount: 1 }]);

  it('should act no more until somebody else has acted, as the lists of legal actions say (CR 805.5b)', () => {
    const s = new Scene([{ field: [gain] }, { field: [gain] }, {}, {}]);
    const [first, second] = s.all('Gain');
    const act = (player: number, object: number | undefined) =>
      apply(s.rules, s.state, { type: 'activate', player, object: object ?? 0, ability: 0 });
    s.act({ type: 'pass', player: 0 });
    expect(legalActions(s.rules, s.state, 0)).toEqual([]);
    expect(act(0, first)).toMatchObject({ ok: false, code: 'noPriority' });
    // the team hasn't passed: its other head may still act, and then the first again
    const done = act(1, second);
    expect(done.ok).toBe(true);
    if (done.ok) s.state = done.state;
    expect(act(0, first).ok).toBe(true);
  });
});

describe('a refusal', () => {
  it('should tell nothing of what lies face down (CR 708.2a, 406.3)', () => {
    const cards = [land('Field'), creature('Bear', 2, 2), spell('Trick', { effects: [] })];
    const s = new Scene([{ field: cards.map((c) => placed(c, { faceDown: 2 })) }, {}, {}, {}]);
    s.pass();
    const ways = [
      { type: 'playLand' },
      { type: 'playLand', face: 1 },
      { type: 'cast' },
      { type: 'cast', method: 'faceDown' },
      { type: 'cast', method: 'flashback' },
      { type: 'cast', method: 'fuse' },
      { type: 'activate', ability: 0 },
      { type: 'special', special: 'turnFaceUp' },
    ] as const;
    for (const way of ways)
      for (const zone of ['battlefield', 'exile'] as const) {
        const state = { ...s.state, objects: s.state.objects.map((o) => (o === null ? o : { ...o, zone })) };
        const said = state.battlefield.map((object) => apply(s.rules, state, { ...way, player: 2, object }));
        expect(said).toHaveLength(3);
        expect(said[0]).toMatchObject({ ok: false });
        for (const other of said) expect(other, `${way.type} from ${zone}`).toEqual(said[0]);
      }
  });
});
