import { describe, expect, it } from 'vitest';
import {
  attacker,
  endsStep,
  ofType,
  rookies,
  type Scene,
  type Side,
  scene,
  watch,
} from '../../game.fixture.js';

/** How the first team blocks when the second attacks seat 0 with everything: pairs of names. */
function blocks(s: Scene): readonly string[] {
  const [ann, bob] = rookies();
  const other = attacker(0);
  const bots = [ann ?? other, bob ?? other, other, other];
  const { events } = watch(s, bots, endsStep('combatDamage', 'main2', 'end'));
  const name = (id: number) => Object.entries(s.ids).find(([, x]) => x === id)?.[0] ?? String(id);
  return (ofType(events, 'blockers')[0]?.blocks ?? []).map((b) => `${name(b.blocker)} x ${name(b.blocks)}`);
}

const theirAttack = (ann: Side, bob: Side, cid: Side, life = 30) =>
  scene([ann, bob, cid, {}], { activeTeam: 1, step: 'beginCombat', turn: 4, life: [life, 30] });

describe('blocking', () => {
  it('should throw a creature in the way only when the damage would be deadly', () => {
    const at = (life: number) =>
      blocks(theirAttack({}, { on: ['Llanowar Elves'] }, { on: ['Craw Wurm'] }, life));
    expect(at(6)).toEqual(['Llanowar Elves x Craw Wurm']);
    expect(at(30)).toEqual([]);
  });

  it('should chump no more than it takes to live', () => {
    const s = theirAttack(
      { on: ['Llanowar Elves'] },
      { on: ['Elvish Lookout'] },
      { on: ['Craw Wurm', 'Hill Giant'] },
      9,
    );
    // 9 damage would be deadly; without the Wurm's it is 3
    expect(blocks(s).filter((b) => b.endsWith('Craw Wurm')).length).toBe(1);
    expect(blocks(s).length).toBe(1);
  });

  it('should block where the blocker lives, also for the partner who is attacked (CR 805.10d)', () => {
    const s = theirAttack({}, { on: ['Giant Spider'] }, { on: ['Grizzly Bears'] });
    expect(blocks(s)).toEqual(['Giant Spider x Grizzly Bears']);
  });

  it('should gang up on what one cannot kill', () => {
    const s = theirAttack({ on: ['Hill Giant'] }, { on: ['Boggart Ram-Gang'] }, { on: ['Spined Wurm'] });
    expect([...blocks(s)].sort()).toEqual(['Boggart Ram-Gang x Spined Wurm', 'Hill Giant x Spined Wurm']);
  });

  it('should not trade a big creature for a small one', () => {
    const s = theirAttack({ on: ['Air Elemental'] }, {}, { on: ['Typhoid Rats'] });
    expect(blocks(s)).toEqual([]);
  });
});
