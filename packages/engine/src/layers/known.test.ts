import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, Scene } from '../effects/fixture.js';
import { Game } from '../game.js';

describe('last known characteristics', () => {
  const target = { targets: [oneCreature] };
  const knight = creature('Knight', 2, 2, { keywords: [{ k: 'protection', from: { colors: ['B'] } }] });
  const hold = engine(
    'Hold',
    [
      {
        do: 'apply',
        what: { target: 'creature' },
        mods: [{ mod: 'cantAttack' }],
        duration: 'endOfTurn',
      },
      { do: 'destroy', what: { target: 'creature' } },
    ],
    target,
  );

  it('should be plain JSON in the state, and the same after a round trip (CR 608.2h)', () => {
    const s = new Scene([{ field: [knight, hold] }, { field: [creature('Bear', 2, 2)] }]);
    const id = s.id('Knight');
    s.use('Hold', 'Knight');
    const copy: typeof s.state = JSON.parse(JSON.stringify(s.state));
    expect(copy).toEqual(s.state);
    const seen = new Game(s.rules, copy).look(id);
    expect(seen?.live).toBe(false);
    expect(seen?.c.params.map((p) => p.data.k)).toEqual(['protection']);
    expect(seen?.c.restrictions.map((r) => r.mod.data.mod)).toEqual(['cantAttack']);
    expect(seen?.c).toEqual(s.game.look(id)?.c);
    expect(s.field(1)).toEqual(['Bear']);
  });
});
