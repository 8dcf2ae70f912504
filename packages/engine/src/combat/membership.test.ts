import { describe, expect, it } from 'vitest';
import { Board, creature, permanent } from './fixture.js';
import { pruneCombat, putAttacking, removeFromCombat } from './membership.js';
import { attackingPlayersFor, blockedByNow, defendingPlayersFor, isBlockingNow } from './query.js';
import { endCombat } from './steps.js';

const bear = (name: string) => creature(name, 2, 2);
const walker = (name: string) => permanent(name, { types: ['planeswalker'], loyalty: 3 });
const attackers = (b: Board) => b.g.s.combat?.attackers.map((a) => b.name(a.id)) ?? [];

describe('a creature put onto the battlefield attacking', () => {
  it('should attack what it is told without having attacked, unblocked even after blocks (CR 508.4, 508.4d)', () => {
    const watched = creature('Newcomer', 2, 2, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'attacks', what: 'self' },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    });
    const b = new Board([[bear('One')], [watched], [walker('Walker')], []]).attacking(['One', 2]).blocking();
    putAttacking(b.g, b.id('Newcomer'), b.id('Walker'));
    expect(attackers(b)).toEqual(['One', 'Newcomer']);
    expect(b.g.s.combat?.attackers[1]).toMatchObject({
      attacks: b.id('Walker'),
      defender: 2,
      blocked: false,
    });
    expect(b.g.s.triggers).toEqual([]);
    expect(b.g.s.players[1]?.tally.attackersDeclared).toBeUndefined();
  });

  it('should not attack if it is no creature, not of the attacking team or has nothing to attack (CR 506.3a-c)', () => {
    const b = new Board([
      [permanent('Relic', { types: ['artifact'] }), bear('Bear')],
      [walker('Own walker')],
      [bear('Theirs')],
      [],
    ]);
    putAttacking(b.g, b.id('Relic'), 2);
    putAttacking(b.g, b.id('Theirs'), 0);
    putAttacking(b.g, b.id('Theirs'), 2);
    for (const target of [0, 1, 7, b.id('Own walker'), b.id('Relic'), 999999])
      putAttacking(b.g, b.id('Bear'), target);
    expect(attackers(b)).toEqual([]);
    endCombat(b.g);
    putAttacking(b.g, b.id('Bear'), 2);
    expect(b.g.s.combat).toBeNull();
  });
});

describe('removal from combat', () => {
  it('should take an attacker out and remember its defending player for its abilities (CR 506.4, 805.10e)', () => {
    const b = new Board([[bear('One'), bear('Two')], [], [walker('Walker')], [bear('Guard')]]);
    b.attacking(['One', 'Walker'], ['Two', 3]).blocking(['Guard', 'One']);
    removeFromCombat(b.g, b.id('One'));
    expect(attackers(b)).toEqual(['Two']);
    expect(defendingPlayersFor(b.g, b.id('One'))).toEqual([2]);
    expect(defendingPlayersFor(b.g, b.id('Two'))).toEqual([3]);
    // what blocked it goes on blocking, though nothing
    expect(isBlockingNow(b.g, b.id('Guard'))).toBe(true);
    expect(blockedByNow(b.g, b.id('Guard'))).toEqual([]);
    expect(b.g.events.filter((e) => e.type === 'changed')).toMatchObject([{ what: 'removedFromCombat' }]);
  });

  it('should leave an attacker blocked whose blocker goes (CR 509.1h)', () => {
    const b = new Board([[bear('One')], [], [bear('Guard')], [bear('Other')]]);
    b.attacking(['One', 2]).blocking(['Guard', 'One'], ['Other', 'One']);
    removeFromCombat(b.g, b.id('Guard'));
    expect(b.g.s.combat?.attackers[0]).toMatchObject({ blocked: true, blockers: [b.id('Other')] });
    expect(isBlockingNow(b.g, b.id('Guard'))).toBe(false);
    expect(attackingPlayersFor(b.g, b.id('Other'))).toEqual([0]);
  });

  it('should touch nothing for what is not in combat', () => {
    const b = new Board([[bear('One')], [bear('Bystander')], [], []]).attacking(['One', 2]);
    const before = b.g.s.combat;
    removeFromCombat(b.g, b.id('Bystander'));
    expect(b.g.s.combat).toBe(before);
  });

  it('should follow from no longer being a creature, phasing out or changing teams (CR 506.4)', () => {
    const b = new Board([
      [bear('Petrified'), bear('Phasing'), bear('Stolen'), bear('Stays')],
      [],
      [bear('Guard')],
      [
        {
          card: permanent('Curse', {
            abilities: [
              { kind: 'static', affects: 'attached', mods: [{ mod: 'setTypes', types: ['artifact'] }] },
            ],
          }),
          set: { phasedOut: true },
          on: 'Petrified',
        },
      ],
    ]);
    b.attacking(['Petrified', 2], ['Phasing', 2], ['Stolen', 2], ['Stays', 3]).blocking(['Guard', 'Stays']);
    pruneCombat(b.g);
    expect(attackers(b)).toHaveLength(4);
    b.g.own(b.id('Curse')).phasedOut = false;
    b.g.own(b.id('Phasing')).phasedOut = true;
    b.g.own(b.id('Stolen')).controller = 2;
    b.g.touch();
    pruneCombat(b.g);
    expect(attackers(b)).toEqual(['Stays']);
    expect(isBlockingNow(b.g, b.id('Guard'))).toBe(true);
  });

  it('should leave an attacker attacking nothing whose planeswalker another player takes (CR 506.4c)', () => {
    const b = new Board([[bear('One')], [], [walker('Walker')], []]).attacking(['One', 'Walker']);
    b.g.own(b.id('Walker')).controller = 3;
    b.g.touch();
    pruneCombat(b.g);
    expect(b.g.s.combat?.attackers).toMatchObject([{ attacks: -1, defender: 2 }]);
  });
});
