import { describe, expect, it } from 'vitest';
import { Table } from './table.fixture.js';

/** Keywords of attacking and blocking (CR 702), through cards that have them. */

/** The first seat attacks the third with one creature; which of the fourth's may block it? */
function blockers(attacker: string, ...of: readonly string[]): readonly boolean[] {
  const t = new Table([{ field: [attacker] }, {}, {}, { field: [...of] }]).attack([attacker, 2]);
  return of.map((b) => t.canBlock(b, attacker));
}

describe('evasion', () => {
  it.each([
    [
      'flying (CR 702.9b, 702.17b)',
      'Air Elemental',
      ['Grizzly Bears', 'Giant Spider', 'Angel of Mercy'],
      [false, true, true],
    ],
    [
      'fear (CR 702.36b)',
      'Dross Prowler',
      ['Grizzly Bears', 'Darksteel Myr', 'Black Knight'],
      [false, true, true],
    ],
    [
      'intimidate (CR 702.13b)',
      'Bladetusk Boar',
      ['Grizzly Bears', 'Darksteel Myr', 'Goblin Piledriver'],
      [false, true, true],
    ],
    ['shadow (CR 702.28b)', 'Soltari Trooper', ['Grizzly Bears', 'Soltari Priest'], [false, true]],
    ['skulk (CR 702.118b)', 'Furtive Homunculus', ['Colossal Dreadmaw', 'Grizzly Bears'], [false, true]],
  ])('should be %s for one attacker alone', (_name, attacker, of, may) => {
    expect(blockers(attacker, ...of)).toEqual(may);
  });

  it('should keep shadow from blocking others (CR 702.28b)', () => {
    expect(blockers('Grizzly Bears', 'Soltari Trooper', 'Giant Spider')).toEqual([false, true]);
  });

  it('should ask two blockers of menace, of either head (CR 702.111b, 805.10d)', () => {
    const t = new Table([
      { field: ['Alley Strangler'] },
      {},
      { field: ['Grizzly Bears'] },
      { field: ['Giant Spider'] },
    ]).attack(['Alley Strangler', 2]);
    expect(t.canBlock('Grizzly Bears', 'Alley Strangler')).toBe(false);
    t.block(['Grizzly Bears', 'Alley Strangler'], ['Giant Spider', 'Alley Strangler']);
    expect(t.one('Alley Strangler').blocked).toBe(true);
  });

  it('should walk past the head attacked whose lands fit, and not past the other (CR 702.14c, 805.10e)', () => {
    const field = { field: ['Bog Wraith'] };
    const t = (at: 2 | 3) =>
      new Table([field, {}, { field: ['Swamp', 'Grizzly Bears'] }, { field: ['Giant Spider'] }]).attack([
        'Bog Wraith',
        at,
      ]);
    expect([
      t(2).canBlock('Grizzly Bears', 'Bog Wraith'),
      t(2).canBlock('Giant Spider', 'Bog Wraith'),
    ]).toEqual([false, false]);
    expect([
      t(3).canBlock('Grizzly Bears', 'Bog Wraith'),
      t(3).canBlock('Giant Spider', 'Bog Wraith'),
    ]).toEqual([true, true]);
  });
});

describe('having to be blocked', () => {
  const gorm = (...defenders: readonly string[]) =>
    new Table([
      { field: ['Gorm the Great', 'Hill Giant'] },
      {},
      { field: defenders },
      { field: ['Craw Wurm'] },
    ]).attack(['Gorm the Great', 2], ['Hill Giant', 2]);

  it('should be by two creatures of the defending team where they can (CR 509.1c, 805.10d)', () => {
    expect(() => gorm('Grizzly Bears').block(['Grizzly Bears', 'Gorm the Great'])).toThrow('illegalBlock');
    expect(() => gorm('Grizzly Bears').block(['Grizzly Bears', 'Hill Giant'])).toThrow('illegalBlock');
    const t = gorm('Grizzly Bears', 'Giant Spider');
    t.block(['Grizzly Bears', 'Gorm the Great'], ['Craw Wurm', 'Gorm the Great']);
    expect([t.one('Gorm the Great').blocked, t.one('Hill Giant').blocked]).toEqual([true, undefined]);
  });

  it('should be by the only one there is', () => {
    const t = new Table([{ field: ['Gorm the Great'] }, {}, { field: ['Grizzly Bears'] }, {}]);
    t.attack(['Gorm the Great', 3]);
    const none = [{ kind: 'blockers', blockers: [] }] as const;
    expect(() => t.until('declareBlockers', none)).toThrow('illegalBlock');
    t.block(['Grizzly Bears', 'Gorm the Great']);
    expect(t.one('Gorm the Great').blocked).toBe(true);
  });
});

describe('attacking', () => {
  it('should not be for defenders (CR 702.3b)', () => {
    const t = new Table([{ field: ['Fog Bank', 'Grizzly Bears'] }, {}]);
    expect(() => t.attack(['Fog Bank', 1])).toThrow('illegalAttack');
    t.attack(['Grizzly Bears', 1]);
    expect(t.one('Grizzly Bears').attacking).toBe(1);
  });

  it('should be for what came this turn only with haste (CR 302.6, 702.10b)', () => {
    const t = new Table([
      {
        field: [
          { card: 'Goblin Chieftain', summoningSick: true },
          { card: 'Grizzly Bears', summoningSick: true },
        ],
      },
      {},
    ]);
    expect(() => t.attack(['Grizzly Bears', 1])).toThrow('illegalAttack');
    t.attack(['Goblin Chieftain', 1]);
    expect(t.one('Goblin Chieftain').attacking).toBe(1);
  });

  it('should not tap creatures with vigilance (CR 702.20b)', () => {
    const t = new Table([{ field: ['Alaborn Grenadier', 'Grizzly Bears'] }, {}]);
    t.attack(['Alaborn Grenadier', 1], ['Grizzly Bears', 1]);
    expect([t.one('Alaborn Grenadier').tapped, t.one('Grizzly Bears').tapped]).toEqual([undefined, true]);
  });

  it('should make exalted pump the one that attacks alone, for each partner’s own (CR 702.83a-b)', () => {
    const seats = [{ field: ['Akrasan Squire', 'Aven Squire'] }, { field: ['Servant of Nefarox'] }, {}, {}];
    const alone = new Table(seats).attack(['Akrasan Squire', 2]);
    expect([alone.size('Akrasan Squire'), alone.size('Aven Squire')]).toEqual(['3/3', '1/1']);
    const two = new Table(seats).attack(['Akrasan Squire', 2], ['Servant of Nefarox', 2]);
    expect([two.size('Akrasan Squire'), two.size('Servant of Nefarox')]).toEqual(['1/1', '3/1']);
  });

  it('should make annihilator take from the defending head alone (CR 702.86a, 805.10e)', () => {
    const t = new Table([
      { field: ["Ulamog's Crusher"] },
      {},
      { field: ['Forest', 'Grizzly Bears', 'Swamp'] },
      { field: ['Giant Spider'] },
    ]).attack(["Ulamog's Crusher", 2]);
    expect([t.field(2).length, t.field(3)]).toEqual([1, ['Giant Spider']]);
  });

  it('should make afflict cost the defending team life as it becomes blocked (CR 702.130a)', () => {
    const seats = [{ field: ['Frontline Devastator'] }, {}, { field: ['Grizzly Bears'] }, {}];
    const t = new Table(seats).attack(['Frontline Devastator', 2]);
    t.block(['Grizzly Bears', 'Frontline Devastator']);
    expect(t.life).toEqual([30, 28]);
    const unblocked = new Table(seats).attack(['Frontline Devastator', 2]).block();
    expect(unblocked.life).toEqual([30, 30]);
  });

  it('should force goaded creatures to attack, and others than who goaded them if able (CR 701.15b)', () => {
    const t = new Table([{ hand: ['Disrupt Decorum'], mana: 'RRRR' }, {}, { field: ['Grizzly Bears'] }, {}]);
    t.cast(0, 'Disrupt Decorum');
    expect(t.one('Grizzly Bears').goaded).toBe(true);
    t.until('upkeep').until('declareAttackers');
    expect([t.state.turn.team, t.one('Grizzly Bears').attacking]).toEqual([1, 1]);
  });
});
