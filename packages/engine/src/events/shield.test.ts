import { describe, expect, it } from 'vitest';
import { creature, engine, Scene } from '../effects/fixture.js';

const at = (name: string) => ({ each: { name } });
const bear = creature('Bear', 2, 9);
const wall = creature('Wall', 0, 5);

describe('a shield for so much damage', () => {
  it('should redirect no more than that, and leave the rest where it was (CR 614.9)', () => {
    const guard = engine('Guard', [
      { do: 'redirectDamage', from: at('Bear'), to: at('Wall'), amount: 1, duration: 'endOfTurn' },
    ]);
    const burn = engine('Burn', [{ do: 'damage', to: at('Bear'), amount: 3 }]);
    const s = new Scene([{ field: [bear, wall, guard, burn] }, {}]);
    s.use('Guard').use('Burn');
    expect([s.obj('Bear').damage, s.obj('Wall').damage]).toEqual([2, 1]);
    // it is used up
    s.use('Burn');
    expect([s.obj('Bear').damage, s.obj('Wall').damage]).toEqual([5, 1]);
  });

  it('should prevent what its player picks of damage by two sources at one time (CR 615.7)', () => {
    const shield = engine('Shield', [
      { do: 'preventDamage', to: 'opponents', amount: 2, duration: 'endOfTurn' },
    ]);
    const s = new Scene([
      { field: [creature('Small', 1, 1), creature('Large', 4, 4, { keywords: ['infect'] }), shield] },
      {},
    ]);
    s.use('Shield').until('declareAttackers', [
      {
        kind: 'attackers',
        attackers: [
          { attacker: s.id('Small'), attacks: 1 },
          { attacker: s.id('Large'), attacks: 1 },
        ],
      },
    ]);
    s.until('endCombat', ['Large']);
    expect(s.asked.some((d) => d.purpose === 'replacement' && d.players[0] === 1)).toBe(true);
    expect(s.state.teams[1]).toMatchObject({ life: 19, poison: 2 });
    expect(s.events.filter((e) => e.type === 'prevented')).toMatchObject([{ amount: 2 }]);
  });
});
