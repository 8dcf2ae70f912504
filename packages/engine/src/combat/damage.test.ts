import type { Answer, Decision } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { validateDivide } from './divide.js';
import { Board, creature, permanent, withKeywords } from './fixture.js';
import { removeFromCombat } from './membership.js';
import { stepCombatDamage } from './steps.js';
import { needsFirstStrikeStep } from './strikers.js';

type Answers = (d: Decision) => Answer | undefined;

const deal = (b: Board, answer?: Answers) => b.run((g, f) => stepCombatDamage(g, f, false), answer);
const dealFirst = (b: Board) => b.run((g, f) => stepCombatDamage(g, f, true));
const damage = (b: Board, ...names: string[]) => names.map((n) => b.obj(n).damage);

const divided =
  (...amounts: number[]): Answers =>
  (d) =>
    d.kind === 'divide' ? { kind: 'divide', amounts } : undefined;

/** The one division that is asked. */
function asked(list: readonly Decision[]): Extract<Decision, { kind: 'divide' }> {
  const [d] = list;
  if (list.length !== 1 || d?.kind !== 'divide') throw new Error(`asked ${list.map((x) => x.kind).join()}`);
  return d;
}

describe('unblocked attackers', () => {
  it("should deal damage to the head attacked, taken from the team's life, without a question (CR 510.1b)", () => {
    const b = new Board([[creature('One', 3, 3)], [creature('Two', 2, 2)], [], []]);
    b.attacking(['One', 2], ['Two', 3]).blocking();
    expect(deal(b)).toEqual([]);
    expect(b.life(1)).toBe(25);
    expect(b.life(0)).toBe(30);
    expect(b.g.s.players.map((p) => p.tally.damageTaken ?? 0)).toEqual([0, 0, 3, 2]);
  });

  it('should deal damage to the planeswalker or battle attacked and not to its player (CR 510.1b)', () => {
    const b = new Board([
      [creature('One', 3, 3), creature('Two', 2, 2)],
      [],
      [
        {
          card: permanent('Walker', { types: ['planeswalker'], loyalty: 5 }),
          set: { counters: { loyalty: 5 } },
        },
        {
          card: permanent('Siege', { types: ['battle'], subtypes: ['Siege'], defense: 4 }),
          set: { counters: { defense: 4 }, chosen: { player: 3 } },
        },
      ],
      [],
    ]);
    b.attacking(['One', 'Walker'], ['Two', 'Siege']).blocking();
    deal(b);
    expect(b.obj('Walker').counters).toEqual({ loyalty: 2 });
    expect(b.obj('Siege').counters).toEqual({ defense: 2 });
    expect(b.life(1)).toBe(30);
  });

  it('should deal none once the planeswalker has left, nor to its controller (CR 506.4c)', () => {
    const walker = permanent('Walker', { types: ['planeswalker'], loyalty: 5 });
    const b = new Board([[withKeywords('One', 3, 3, 'trample'), creature('Two', 1, 1)], [], [walker], []]);
    b.attacking(['One', 'Walker'], ['Two', 2]).blocking();
    removeFromCombat(b.g, b.id('Walker'));
    deal(b);
    expect(b.life(1)).toBe(29);
    expect(b.g.s.combat?.attackers[0]).toMatchObject({ attacks: -1, defender: 2 });
  });

  it('should deal none with power 0 or less (CR 510.1a)', () => {
    const b = new Board([
      [creature('Zero', 0, 3), creature('Less', -1, 3), creature('One', 1, 1)],
      [],
      [],
      [],
    ]);
    b.attacking(['Zero', 2], ['Less', 2], ['One', 2]).blocking();
    deal(b);
    expect(b.g.events.filter((e) => e.type === 'damage')).toHaveLength(1);
  });

  it('should deal as much as their toughness where an effect says so (CR 510.1a)', () => {
    const b = new Board([
      [creature('Tree', 0, 5, { mods: [{ mod: 'damageAsPower', use: 'toughness' }] }), creature('One', 1, 7)],
      [],
      [],
      [],
    ]);
    b.attacking(['Tree', 2], ['One', 2]).blocking();
    deal(b);
    expect(b.life(1)).toBe(24);
  });
});

describe('blocked attackers and blockers', () => {
  it('should damage each other at once, and the head attacked not at all (CR 510.1c-d, 510.2)', () => {
    const b = new Board([
      [creature('One', 3, 3)],
      [creature('Bystander', 1, 1)],
      [creature('Guard', 2, 4)],
      [],
    ]);
    b.attacking(['One', 2]).blocking(['Guard', 'One']);
    expect(deal(b)).toEqual([]);
    expect(damage(b, 'One', 'Guard', 'Bystander')).toEqual([2, 3, 0]);
    expect(b.life(1)).toBe(30);
  });

  it('should deal no damage to anybody once all blockers have left (CR 509.1h, 510.1c)', () => {
    const b = new Board([[creature('One', 3, 3), creature('Two', 1, 1)], [], [creature('Guard', 2, 4)], []]);
    b.attacking(['One', 2], ['Two', 2]).blocking(['Guard', 'One']);
    removeFromCombat(b.g, b.id('Guard'));
    deal(b);
    expect(b.life(1)).toBe(29);
    expect(damage(b, 'One', 'Guard')).toEqual([0, 0]);
  });

  it('should divide among several blockers as the attacking team likes (CR 510.1c, example)', () => {
    for (const [regrower, spawn] of [
      [0, 4],
      [1, 3],
      [4, 0],
    ]) {
      const b = new Board([
        [creature('Elf', 4, 3)],
        [],
        [creature('Spawn', 2, 3)],
        [creature('Hunter', 1, 1)],
      ]);
      b.attacking(['Elf', 2]).blocking(['Spawn', 'Elf'], ['Hunter', 'Elf']);
      const d = asked(deal(b, divided(regrower ?? 0, spawn ?? 0)));
      expect(d).toMatchObject({
        players: [0, 1],
        byTeam: true,
        total: 4,
        lethal: [3, 1],
        source: b.id('Elf'),
      });
      expect(validateDivide(b.g, d, [regrower ?? 0, spawn ?? 0])).toBeNull();
      expect(damage(b, 'Spawn', 'Hunter', 'Elf')).toEqual([regrower, spawn, 3]);
    }
  });

  it('should suggest to destroy as many as possible, and accept that', () => {
    const b = new Board([[creature('Elf', 4, 3)], [], [creature('Spawn', 2, 3)], [creature('Hunter', 1, 1)]]);
    b.attacking(['Elf', 2]).blocking(['Spawn', 'Elf'], ['Hunter', 'Elf']);
    deal(b);
    expect(damage(b, 'Spawn', 'Hunter')).toEqual([3, 1]);
  });

  it('should ask the active team first and then the defending team for a creature blocking two (CR 805.10f)', () => {
    const wide = creature('Wide', 3, 6, { mods: [{ mod: 'blockAdditional', n: 1 }] });
    const b = new Board([
      [creature('One', 2, 2)],
      [creature('Two', 2, 2)],
      [wide, creature('Second', 1, 1)],
      [],
    ]);
    b.attacking(['One', 2], ['Two', 2]).blocking(['Wide', 'One'], ['Wide', 'Two'], ['Second', 'One']);
    const list = deal(b, (d) =>
      d.source === b.id('Wide') ? { kind: 'divide', amounts: [1, 2] } : undefined,
    );
    expect(list.map((d) => [b.name(d.source ?? 0), d.players])).toEqual([
      ['One', [0, 1]],
      ['Wide', [2, 3]],
    ]);
    expect(damage(b, 'One', 'Two')).toEqual([2, 2]);
    expect(damage(b, 'Wide', 'Second')).toEqual([3, 1]);
  });

  it('should go on dealing damage by a blocker whose other attacker has left (CR 510.1d)', () => {
    const wide = creature('Wide', 3, 6, { mods: [{ mod: 'blockAdditional', n: 1 }] });
    const b = new Board([[creature('One', 2, 9)], [creature('Two', 2, 9)], [wide], []]);
    b.attacking(['One', 2], ['Two', 2]).blocking(['Wide', 'One'], ['Wide', 'Two']);
    removeFromCombat(b.g, b.id('One'));
    expect(deal(b)).toEqual([]);
    expect(damage(b, 'One', 'Two', 'Wide')).toEqual([0, 3, 2]);
  });
});

describe('trample', () => {
  const setUp = (attacker: ReturnType<typeof creature>, marked = 0) =>
    new Board([
      [attacker],
      [],
      [{ card: creature('Guard', 1, 4), set: { damage: marked } }, creature('Second', 1, 2)],
      [],
    ]).attacking([attacker.name, 2]);

  it('should let damage through over lethal damage to all blockers (CR 702.19b)', () => {
    const b = setUp(withKeywords('Rhino', 8, 8, 'trample')).blocking(['Guard', 'Rhino'], ['Second', 'Rhino']);
    const d = asked(deal(b));
    expect(d).toMatchObject({ lethal: [4, 2, 0], trampleTo: 2, total: 8 });
    expect(validateDivide(b.g, d, [3, 2, 3])).toMatchObject({ code: 'badDivision' });
    expect(validateDivide(b.g, d, [8, 0, 0])).toBeNull();
    expect(damage(b, 'Guard', 'Second')).toEqual([4, 2]);
    expect(b.life(1)).toBe(28);
  });

  it('should count damage marked before (CR 702.19b)', () => {
    const b = setUp(withKeywords('Rhino', 4, 4, 'trample'), 3).blocking(['Guard', 'Rhino']);
    expect(asked(deal(b)).lethal).toEqual([1, 0]);
    expect(b.life(1)).toBe(27);
  });

  it('should take one damage for lethal with deathtouch (CR 702.2c)', () => {
    const b = setUp(withKeywords('Rhino', 4, 4, 'trample', 'deathtouch'));
    b.blocking(['Guard', 'Rhino'], ['Second', 'Rhino']);
    expect(asked(deal(b)).lethal).toEqual([1, 1, 0]);
    expect(b.life(1)).toBe(28);
  });

  it('should count what other attackers assign to the blocker in the same step (CR 702.19b)', () => {
    const wide = creature('Wide', 0, 5, { mods: [{ mod: 'blockAdditional', n: 1 }] });
    const b = new Board([[withKeywords('Rhino', 4, 4, 'trample')], [creature('Bear', 2, 2)], [wide], []]);
    b.attacking(['Rhino', 2], ['Bear', 2]).blocking(['Wide', 'Rhino'], ['Wide', 'Bear']);
    expect(asked(deal(b)).lethal).toEqual([3, 0]);
    expect(b.life(1)).toBe(29);
    expect(damage(b, 'Wide')).toEqual([5]);
  });

  it('should ask nothing where nothing can get through a single blocker', () => {
    const b = setUp(withKeywords('Rhino', 4, 4, 'trample')).blocking(['Guard', 'Rhino']);
    expect(deal(b)).toEqual([]);
    expect(damage(b, 'Guard')).toEqual([4]);
    expect(b.life(1)).toBe(30);
  });

  it('should hit the head with everything once all blockers have left (CR 702.19d)', () => {
    const b = setUp(withKeywords('Rhino', 4, 4, 'trample')).blocking(['Guard', 'Rhino']);
    removeFromCombat(b.g, b.id('Guard'));
    deal(b);
    expect(b.life(1)).toBe(26);
  });

  it('should reach the planeswalker attacked, never its controller (CR 702.19f)', () => {
    const b = new Board([
      [withKeywords('Rhino', 9, 9, 'trample')],
      [],
      [
        {
          card: permanent('Walker', { types: ['planeswalker'], loyalty: 2 }),
          set: { counters: { loyalty: 2 } },
        },
        creature('Guard', 1, 1),
      ],
      [],
    ]);
    b.attacking(['Rhino', 'Walker']).blocking(['Guard', 'Rhino']);
    expect(asked(deal(b)).trampleTo).toBe(b.id('Walker'));
    expect(b.life(1)).toBe(30);
  });

  it('should mean nothing for a blocker (CR 702.19a)', () => {
    const b = new Board([[creature('Small', 1, 1)], [], [withKeywords('Rhino', 4, 4, 'trample')], []]);
    b.attacking(['Small', 2]).blocking(['Rhino', 'Small']);
    expect(deal(b)).toEqual([]);
    expect(damage(b, 'Small')).toEqual([4]);
    expect(b.life(0)).toBe(30);
  });
});

describe('damage as though unblocked', () => {
  const lone = () => {
    const wolf = creature('Wolf', 5, 5, { mods: [{ mod: 'damageUnblocked' }] });
    return new Board([[wolf], [], [creature('Guard', 1, 9)], []])
      .attacking(['Wolf', 2])
      .blocking(['Guard', 'Wolf']);
  };

  it('should be a choice of the attacking team: all of it to what is attacked', () => {
    const b = lone();
    expect(deal(b)).toMatchObject([{ kind: 'option', players: [0, 1], byTeam: true, source: b.id('Wolf') }]);
    expect(b.life(1)).toBe(25);
    expect(damage(b, 'Guard', 'Wolf')).toEqual([0, 1]);
  });

  it('should go to the blockers if that is declined', () => {
    const b = lone();
    deal(b, () => ({ kind: 'option', option: 1 }));
    expect(b.life(1)).toBe(30);
    expect(damage(b, 'Guard', 'Wolf')).toEqual([5, 1]);
  });
});

describe('first and double strike', () => {
  const grant = (b: Board, name: string, keyword: 'firstStrike' | 'doubleStrike') => {
    b.g.own(b.id(name)).counters = { [keyword]: 1 };
    b.g.touch();
  };

  it('should make a damage step of their own, for attackers and blockers alike (CR 510.4)', () => {
    const none = new Board([[creature('One', 1, 1)], [], [withKeywords('Idle', 1, 1, 'firstStrike')], []]);
    expect(needsFirstStrikeStep(none.attacking(['One', 2]).g)).toBe(false);
    expect(needsFirstStrikeStep(none.blocking(['Idle', 'One']).g)).toBe(true);
  });

  it('should have first strike deal damage in the first step only, double strike in both (CR 702.4b, 702.7b)', () => {
    const b = new Board([
      [
        withKeywords('First', 1, 1, 'firstStrike'),
        withKeywords('Double', 2, 2, 'doubleStrike'),
        creature('Plain', 4, 4),
      ],
      [],
      [],
      [],
    ]);
    b.attacking(['First', 2], ['Double', 2], ['Plain', 3]).blocking();
    dealFirst(b);
    expect(b.life(1)).toBe(27);
    deal(b);
    expect(b.life(1)).toBe(21);
  });

  it('should not let a creature strike again that lost first strike in between (CR 702.7c)', () => {
    const b = new Board([
      [{ card: creature('One', 3, 3), set: { counters: { firstStrike: 1 } } }],
      [],
      [],
      [],
    ]);
    b.attacking(['One', 2]).blocking();
    dealFirst(b);
    b.g.own(b.id('One')).counters = null;
    b.g.touch();
    deal(b);
    expect(b.life(1)).toBe(27);
  });

  it('should let a creature strike that gained first strike in between (CR 702.7c)', () => {
    const b = new Board([[creature('One', 3, 3), withKeywords('First', 1, 1, 'firstStrike')], [], [], []]);
    b.attacking(['One', 2], ['First', 2]).blocking();
    dealFirst(b);
    grant(b, 'One', 'firstStrike');
    deal(b);
    expect(b.life(1)).toBe(26);
  });

  it('should let a first striker strike again that gained double strike in between (CR 702.4d)', () => {
    const b = new Board([[withKeywords('First', 2, 2, 'firstStrike'), creature('Plain', 1, 1)], [], [], []]);
    b.attacking(['First', 2], ['Plain', 2]).blocking();
    dealFirst(b);
    grant(b, 'First', 'doubleStrike');
    deal(b);
    expect(b.life(1)).toBe(25);
  });
});
