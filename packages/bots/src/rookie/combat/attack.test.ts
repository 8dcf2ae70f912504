import type { GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { endsStep, idle, ofType, rookies, type Scene, scene, watch } from '../../game.fixture.js';

const names = (s: Scene, e: GameEvent | undefined): readonly string[] => {
  const name = (id: number) => Object.entries(s.ids).find(([, x]) => x === id)?.[0] ?? String(id);
  return e?.type === 'attackers' ? e.attacks.map((a) => name(a.attacker)).sort() : [];
};

/** Whom the first team attacks with on its turn; the other team does nothing. */
function attack(s: Scene): readonly string[] {
  const [ann, bob] = rookies();
  const { events } = watch(s, [ann ?? idle, bob ?? idle, idle, idle], endsStep('endCombat', 'main2', 'end'));
  return names(s, ofType(events, 'attackers')[0]);
}

describe('attacking', () => {
  it('should attack with everything of both heads when their one life total cannot take it (CR 810.9)', () => {
    const s = scene([{ on: ['Hill Giant'] }, { on: ['Craw Wurm'] }, { on: ['Air Elemental'] }, {}], {
      life: [30, 3],
    });
    const { played } = watch(s, rookies(), endsStep('main2', 'end'));
    expect(played.state.result).toMatchObject({ winner: 0, reason: 'life' });
  });

  it('should attack for lethal though their attack back would be deadly', () => {
    const s = scene(
      [{ on: ['Hill Giant'] }, { on: ['Grizzly Bears'] }, { on: [{ card: 'Craw Wurm', tapped: true }] }, {}],
      {
        life: [2, 5],
      },
    );
    expect(attack(s)).toEqual(['Grizzly Bears', 'Hill Giant']);
  });

  it('should not attack into a blocker that kills for nothing, whichever head has it', () => {
    expect(attack(scene([{ on: ['Grizzly Bears'] }, {}, {}, { on: ['Hill Giant'] }]))).toEqual([]);
    expect(attack(scene([{}, { on: ['Grizzly Bears'] }, { on: ['Hill Giant'] }, {}]))).toEqual([]);
  });

  it('should attack in the air over blockers on the ground', () => {
    const s = scene([{ on: ['Air Elemental', 'Grizzly Bears'] }, {}, { on: ['Craw Wurm'] }, {}]);
    expect(attack(s)).toEqual(['Air Elemental']);
  });

  it('should keep enough at home to live through their next attack', () => {
    const tapped = { card: 'Hill Giant', tapped: true };
    const sides = [
      { on: ['Hill Giant'] },
      { on: ['Craw Wurm'] },
      { on: [tapped] },
      { on: [tapped] },
    ] as const;
    expect(attack(scene(sides, { life: [30, 30] })).length).toBe(2);
    expect(attack(scene(sides, { life: [5, 30] })).length).toBeLessThan(2);
  });

  it("should let an attacked player's planeswalker feel it rather than waste power", () => {
    const s = scene([{ on: ['Hill Giant'] }, {}, { on: ['Jace Beleren'] }, {}]);
    const [ann, bob] = rookies();
    const { events } = watch(s, [ann ?? idle, bob ?? idle, idle, idle], endsStep('main2'));
    expect(ofType(events, 'attackers')[0]?.attacks).toEqual([
      { attacker: s.ids['Hill Giant'], attacks: s.ids['Jace Beleren'] },
    ]);
  });
});
