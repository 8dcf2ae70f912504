import { describe, expect, it } from 'vitest';
import { apply } from './apply.js';
import { engine, Scene } from './effects/fixture.js';
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
