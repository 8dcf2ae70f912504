import { type Answer, type Decision, type EditionParameters, teamAsTarget } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { attackCosts, attackDecision, attackOptions, validateAttack } from './attack.js';
import { blockDecision } from './block.js';
import { Board, creature, permanent, rock, withKeywords } from './fixture.js';
import { putAttacking, removeFromCombat } from './membership.js';
import { attackerRecord, defendingPlayersFor } from './query.js';
import { stepCombatDamage } from './steps.js';

/** Numbers of rules here are those of CR 606 (October 2005 to 2007), 806 (2009) and 810 (2011 to April 2018). */

const TEAM = { attack: 'team' } as const;
const THEM = teamAsTarget(1);
const bear = (name: string) => creature(name, 2, 2);
const illegal = { ok: false, code: 'illegalAttack' };

const board = (
  seats: ConstructorParameters<typeof Board>[0],
  parameters: Partial<EditionParameters> = {},
): Board => new Board(seats, { ...TEAM, ...parameters });

const moat = (name: string, who: 'you' | 'opponents' = 'you') =>
  permanent(name, { rules: [{ rule: 'cantBeAttackedBy', who, what: { colors: ['G'] } }] });
const prison = (name: string) =>
  permanent(name, { rules: [{ rule: 'attackCost', whom: 'you', cost: { mana: '{2}' } }] });
const green = (name: string) => creature(name, 2, 2, { colors: ['G'] });

function targetsOf(b: Board, name: string): readonly (string | number)[] {
  return (
    attackOptions(b.g)
      .find((x) => x.attacker === b.id(name))
      ?.targets.map((t) => b.name(t)) ?? []
  );
}

describe('attacking the team (CR 606.7a, 806.7a, 810.7a)', () => {
  it('should be attacking the team or a planeswalker of either head, and no head', () => {
    const walker = permanent('Walker', { types: ['planeswalker'], loyalty: 3 });
    const b = board([[bear('One')], [bear('Two')], [], [walker]]);
    expect(targetsOf(b, 'One')).toEqual([THEM, 'Walker']);
    expect(attackDecision(b.g)).toMatchObject({ kind: 'attackers', players: [0, 1], byTeam: true });
    expect(validateAttack(b.g, b.attack(['One', THEM], ['Two', 'Walker']))).toBeNull();
    for (const target of [2, 3, teamAsTarget(0), teamAsTarget(2), 65535, -1])
      expect(validateAttack(b.g, b.attack(['One', target]))).toMatchObject({ cite: 'combat.attackTarget' });
  });

  it('should not be possible where the rules attack heads', () => {
    const b = new Board([[bear('One')], [], [], []]);
    expect(validateAttack(b.g, b.attack(['One', THEM]))).toMatchObject({ cite: 'combat.attackTarget' });
  });

  it('should let creatures of either head block any attacker (CR 606.7c)', () => {
    const b = board([[bear('One')], [bear('Two')], [bear('Left')], [bear('Right')]]);
    b.attacking(['One', THEM], ['Two', THEM]);
    const d = blockDecision(b.g);
    expect(d?.players).toEqual([2, 3]);
    expect(d?.options.map((o) => [b.name(o.blocker), o.attackers.map((a) => b.name(a))])).toEqual([
      ['Left', ['One', 'Two']],
      ['Right', ['One', 'Two']],
    ]);
  });

  it("should make either head's lands matter to landwalk (CR 806.7d, example)", () => {
    const walker = creature('Walker', 2, 2, {
      keywords: [{ k: 'landwalk', land: { subtypes: ['Forest'] } }],
    });
    const forest = permanent('Forest', { types: ['land'], subtypes: ['Forest'] });
    const can = (b: Board) => blockDecision(b.g)?.options.map((o) => b.name(o.blocker)) ?? [];
    const sides = (left: boolean, right: boolean) =>
      board([
        [walker],
        [],
        [bear('Left'), ...(left ? [forest] : [])],
        [bear('Right'), ...(right ? [forest] : [])],
      ]).attacking(['Walker', THEM]);
    expect(can(sides(false, true))).toEqual([]);
    expect(can(sides(true, false))).toEqual([]);
    expect(can(sides(false, false))).toEqual(['Left', 'Right']);
  });

  it('should keep both heads as defending players of a creature that has left combat', () => {
    const b = board([[bear('One')], [], [], []]).attacking(['One', THEM]);
    removeFromCombat(b.g, b.id('One'));
    expect(defendingPlayersFor(b.g, b.id('One'))).toEqual([2, 3]);
  });

  it('should be what a creature put onto the battlefield attacking attacks (CR 508.5 of 2009)', () => {
    const b = board([[bear('One'), bear('Late')], [], [], []]).attacking(['One', THEM]);
    putAttacking(b.g, b.id('Late'), 2);
    expect(attackerRecord(b.g, b.id('Late'))).toBeNull();
    putAttacking(b.g, b.id('Late'), THEM);
    expect(attackerRecord(b.g, b.id('Late'))).toMatchObject({ attacks: THEM, defender: THEM });
  });
});

describe('bans on attacking one head', () => {
  it('should reach the team if that head has the object (CR 606.7b, 806.7c, 810.7c, example)', () => {
    for (const attackBan of ['any', 'byDefendersObject'] as const) {
      const b = board([[green('Green'), bear('Other')], [], [moat('Moat')], []], { attackBan });
      expect(targetsOf(b, 'Green')).toEqual([]);
      expect(targetsOf(b, 'Other')).toEqual([THEM]);
    }
  });

  it('should leave planeswalkers of the team to be attacked', () => {
    const walker = permanent('Walker', { types: ['planeswalker'], loyalty: 3 });
    const b = board([[green('Green')], [], [moat('Moat'), walker], []]);
    expect(targetsOf(b, 'Green')).toEqual(['Walker']);
  });

  const banned = (attackBan: EditionParameters['attackBan'], owner: 2 | 3, whom: 'you' | 'teammates') => {
    const ban = permanent('Ban', {
      abilities: [
        { kind: 'static', affects: { each: { name: 'Bear' } }, mods: [{ mod: 'cantAttack', whom }] },
      ],
    });
    const b = board([[bear('Bear')], [], owner === 2 ? [ban] : [], owner === 3 ? [ban] : []], { attackBan });
    return targetsOf(b, 'Bear').length === 0;
  };

  it("should reach the team from another's object in 2005 and 2006 only (CR 606.7b, 806.7c)", () => {
    expect(banned('any', 2, 'teammates')).toBe(true);
    expect(banned('byDefendersObject', 2, 'teammates')).toBe(false);
    expect(banned('byDefendersObject', 3, 'you')).toBe(true);
  });
});

describe('costs and requirements', () => {
  it("should ask for each head's cost to attack (CR 606.7b, 508.1g of 2009)", () => {
    const b = board([[bear('One')], [bear('Two')], [prison('Left')], [prison('Right')]]);
    expect(attackCosts(b.g, b.attack(['One', THEM])).map((p) => [p.seat, p.mana.generic])).toEqual([[0, 4]]);
    expect(validateAttack(b.g, b.attack(['One', THEM]))).toMatchObject({ code: 'cantPay' });
    const paying = board([[bear('One'), rock('a'), rock('b')], [], [prison('Left')], []]);
    expect(validateAttack(paying.g, paying.attack(['One', THEM]))).toBeNull();
  });

  it('should obey the wishes of both heads with one attack on the team (CR 508.1d)', () => {
    const lure = (name: string) => permanent(name, { rules: [{ rule: 'mustAttackYou', who: 'opponents' }] });
    const b = board([[bear('One')], [], [lure('Left')], [lure('Right')]]);
    expect(validateAttack(b.g, [])).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['One', THEM]))).toBeNull();
    expect(attackDecision(b.g)?.suggested).toEqual({
      kind: 'attackers',
      attackers: b.attack(['One', THEM]),
    });
  });
});

describe('damage to the team (CR 606.7d, 806.7f, 810.7f)', () => {
  const to =
    (...seats: number[]) =>
    (d: Decision): Answer | undefined =>
      d.kind === 'choose' ? { kind: 'choose', chosen: [seats.shift() ?? -1] } : undefined;
  const deal = (b: Board, answer?: (d: Decision) => Answer | undefined) =>
    b.run((g, f) => stepCombatDamage(g, f, false), answer);
  const taken = (b: Board) => b.g.s.players.map((p) => p.tally.damageTaken ?? 0);

  it('should go to one head for each attacker, whom the active team chooses', () => {
    const b = board([[creature('One', 5, 5)], [creature('Two', 2, 2)], [], []]);
    b.attacking(['One', THEM], ['Two', THEM]).blocking();
    const asked = deal(b, to(3, 2));
    expect(asked).toMatchObject([
      { kind: 'choose', players: [0, 1], byTeam: true, candidates: [2, 3], min: 1, max: 1 },
      { kind: 'choose', players: [0, 1], byTeam: true, candidates: [2, 3] },
    ]);
    expect(asked.map((d) => b.name(d.source ?? 0))).toEqual(['One', 'Two']);
    expect(taken(b)).toEqual([0, 0, 2, 5]);
    expect([b.life(0), b.life(1)]).toEqual([30, 23]);
  });

  it('should not be asked about where the team has one head', () => {
    const b = board([[creature('One', 5, 5)], []])
      .attacking(['One', THEM])
      .blocking();
    expect(deal(b)).toEqual([]);
    expect(b.life(1)).toBe(25);
  });

  it('should have what tramples over go to the head chosen, before the defenders divide anything', () => {
    const b = board([
      [withKeywords('Trampler', 7, 7, 'trample'), bear('Other')],
      [],
      [creature('Left', 1, 2, { mods: [{ mod: 'blockAdditional', n: 1 }] })],
      [],
    ]);
    b.attacking(['Trampler', THEM], ['Other', THEM]).blocking(['Left', 'Trampler'], ['Left', 'Other']);
    const asked = deal(b, (d) =>
      d.kind === 'divide' && d.trampleTo !== undefined ? { kind: 'divide', amounts: [3, 4] } : to(3)(d),
    );
    expect(asked.map((d) => [d.kind, d.players])).toEqual([
      ['divide', [0, 1]],
      ['choose', [0, 1]],
      ['divide', [2, 3]],
    ]);
    expect(asked[0]).toMatchObject({ among: [b.id('Left'), THEM], trampleTo: THEM });
    expect(taken(b)).toEqual([0, 0, 0, 4]);
  });

  it('should be assigned whole, with its results on that head (infect: CR 702.90b)', () => {
    const infected = withKeywords('Toxic', 3, 3, 'infect', 'lifelink');
    const b = board([[infected], [], [], []], { sharedPoison: false });
    b.attacking(['Toxic', THEM]).blocking();
    deal(b, to(2));
    expect(b.g.s.players.map((p) => p.counters.poison ?? 0)).toEqual([0, 0, 3, 0]);
    expect([b.life(0), b.life(1)]).toEqual([33, 30]);
  });
});
