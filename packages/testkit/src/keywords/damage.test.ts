import { describe, expect, it } from 'vitest';
import { Table } from './table.fixture.js';

/** Keywords of dealing damage, and of what counters do (CR 702), through cards that have them. */

const clash = (attacker: string, blocker: string | null, more: readonly string[] = []) => {
  const t = new Table([{ field: [attacker, ...more] }, {}, { field: blocker === null ? [] : [blocker] }, {}]);
  t.attack([attacker, 2]);
  return (blocker === null ? t.block() : t.block([blocker, attacker])).fight();
};

describe('combat damage', () => {
  it('should be dealt first by first strikers (CR 702.7b)', () => {
    const t = clash('Benalish Knight', 'Grizzly Bears');
    expect([t.field(0), t.graveyard(2)]).toEqual([['Benalish Knight'], ['Grizzly Bears']]);
    const both = clash('Grizzly Bears', 'Llanowar Knight');
    expect([both.field(0), both.field(2)]).toEqual([[], []]);
  });

  it('should be dealt twice by double strikers (CR 702.4b)', () => {
    expect(clash('Fencing Ace', null).life).toEqual([30, 28]);
    expect(clash('Grizzly Bears', null).life).toEqual([30, 28]);
  });

  it('should destroy with deathtouch, however little (CR 702.2b, 704.5h)', () => {
    const t = clash('Colossal Dreadmaw', 'Deadly Recluse');
    expect([t.field(0), t.field(2)]).toEqual([[], []]);
  });

  it('should gain life for the controller’s team with lifelink (CR 702.15b, 120.3f)', () => {
    const t = clash("Ajani's Sunstriker", null);
    expect(t.life).toEqual([32, 28]);
  });

  it('should trample over the blocker onto the head attacked (CR 702.19b)', () => {
    const t = clash('Colossal Dreadmaw', 'Grizzly Bears');
    expect([t.life, t.graveyard(2)]).toEqual([[30, 26], ['Grizzly Bears']]);
    // without it nothing gets through
    expect(clash('Siege Wurm', 'Grizzly Bears').life).toEqual([30, 27]);
    expect(clash('Craw Wurm', 'Grizzly Bears').life).toEqual([30, 30]);
  });

  it('should be poison for the team and -1/-1 counters with infect (CR 702.90b-c, 810.10)', () => {
    const t = clash('Glistener Elf', null);
    expect([t.life, t.poison]).toEqual([
      [30, 30],
      [0, 1],
    ]);
    const blocked = clash('Glistener Elf', 'Giant Spider');
    expect([blocked.size('Giant Spider'), blocked.poison]).toEqual(['1/3', [0, 0]]);
  });

  it('should lose the game for a team with fifteen poison counters (CR 810.8d)', () => {
    const t = new Table([{ field: ['Glistener Elf'] }, {}, {}, {}], { poison: [0, 14] });
    t.attack(['Glistener Elf', 3]).block();
    expect(() => t.fight()).toThrow('no main2 step');
    expect(t.state.result).toMatchObject({ winner: 0, reason: 'poison' });
  });

  it('should be -1/-1 counters for creatures only with wither (CR 702.80a)', () => {
    expect(clash('Sickle Ripper', 'Giant Spider').size('Giant Spider')).toBe('0/2');
    expect(clash('Sickle Ripper', null).life).toEqual([30, 28]);
  });

  it('should give poison counters besides damage with toxic (CR 702.164c, 120.3g)', () => {
    const t = clash('Branchblight Stalker', null);
    expect([t.life, t.poison]).toEqual([
      [30, 27],
      [0, 2],
    ]);
    expect(clash('Branchblight Stalker', 'Giant Spider').poison).toEqual([0, 0]);
  });
});

describe('coming back and staying', () => {
  it('should return with a counter by undying, and not a second time (CR 702.93a)', () => {
    const t = new Table([
      { field: ['Young Wolf'], hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
      {},
    ]);
    t.cast(0, 'Lightning Bolt', 'Young Wolf');
    expect(t.size('Young Wolf')).toBe('2/2');
    t.cast(0, 'Lightning Bolt', 'Young Wolf');
    expect([t.field(0), t.graveyard(0).includes('Young Wolf')]).toEqual([[], true]);
  });

  it('should return smaller by persist, and not a second time (CR 702.79a)', () => {
    const t = new Table([
      { field: ['Safehold Elite'], hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
      {},
    ]);
    t.cast(0, 'Lightning Bolt', 'Safehold Elite');
    expect(t.size('Safehold Elite')).toBe('1/1');
    t.cast(0, 'Lightning Bolt', 'Safehold Elite');
    expect(t.field(0)).toEqual([]);
  });

  it('should regenerate: tapped, healed and out of combat instead of destroyed (CR 701.19a)', () => {
    const t = new Table([{ field: ['Cudgel Troll'], mana: 'G' }, {}, { field: ['Colossal Dreadmaw'] }, {}]);
    t.until('beginCombat');
    const again = new Table([
      { field: ['Cudgel Troll', 'Forest'] },
      {},
      { field: ['Colossal Dreadmaw'] },
      {},
    ]);
    again
      .attack(['Cudgel Troll', 2])
      .block(['Colossal Dreadmaw', 'Cudgel Troll'])
      .use(0, 'Cudgel Troll')
      .fight();
    expect([again.field(0), again.one('Cudgel Troll').tapped, again.one('Cudgel Troll').damage]).toEqual([
      ['Cudgel Troll', 'Forest'],
      true,
      undefined,
    ]);
    expect(clash('Cudgel Troll', 'Colossal Dreadmaw').field(0)).toEqual([]);
  });

  it('should not be destroyed while indestructible, by damage or effects (CR 702.12b)', () => {
    const t = new Table([
      { hand: ['Murder', 'Murder'], mana: 'BBBBBB' },
      {},
      { field: ['Darksteel Myr', 'Grizzly Bears'] },
      {},
    ]);
    t.cast(0, 'Murder', 'Darksteel Myr').cast(0, 'Murder', 'Grizzly Bears');
    expect(t.field(2)).toEqual(['Darksteel Myr']);
    expect(clash('Colossal Dreadmaw', 'Darksteel Myr').field(2)).toEqual(['Darksteel Myr']);
  });
});

describe('what can’t be targeted', () => {
  const may = (seat: 0 | 1 | 2, card: string, mana: string, target: string, of: 0 | 1 | 2) => {
    const seats = [0, 1, 2, 3].map((s) => ({
      ...(s === of ? { field: [target] } : {}),
      ...(s === seat ? { hand: [card], mana } : {}),
    }));
    const t = new Table(seats);
    if (seat === 2) t.pass();
    return t.ways(seat, card).length > 0;
  };

  it('should be hexproof against opponents alone (CR 702.11b)', () => {
    expect(may(2, 'Lightning Strike', 'RR', 'Troll Ascetic', 0)).toBe(true);
    expect(may(2, 'Murder', 'BBB', 'Troll Ascetic', 0)).toBe(false);
    expect(may(1, 'Murder', 'BBB', 'Troll Ascetic', 0)).toBe(true);
    expect(may(2, 'Murder', 'BBB', 'Grizzly Bears', 0)).toBe(true);
  });

  it('should be hexproof from a color alone (CR 702.11d)', () => {
    expect(may(2, 'Murder', 'BBB', 'Knight of Grace', 0)).toBe(false);
    expect(may(2, 'Murder', 'BBB', 'Knight of Malice', 0)).toBe(true);
  });

  it('should be shrouded from everybody (CR 702.18a)', () => {
    expect([0, 1].map((s) => may(s as 0 | 1, 'Murder', 'BBB', 'Humble Budoka', 0))).toEqual([false, false]);
  });

  it('should be protected: from targeting, blocks and damage of the quality (CR 702.16)', () => {
    expect(may(0, 'Murder', 'BBB', 'White Knight', 0)).toBe(false);
    expect(may(0, 'Murder', 'BBB', 'Black Knight', 0)).toBe(true);
    const t = new Table([{ field: ['White Knight'] }, {}, { field: ['Black Knight', 'Grizzly Bears'] }, {}]);
    t.attack(['White Knight', 2]);
    expect([t.canBlock('Black Knight', 'White Knight'), t.canBlock('Grizzly Bears', 'White Knight')]).toEqual(
      [false, true],
    );
  });

  it('should be warded: countered unless the player pays (CR 702.21a)', () => {
    const t = () =>
      new Table([
        { hand: ['Lightning Bolt'], field: ['Mountain', 'Island', 'Island'] },
        {},
        { field: ['Waterfall Aerialist'] },
        {},
      ]);
    expect(t().cast(0, 'Lightning Bolt', 'Waterfall Aerialist', 'no').field(2)).toEqual([
      'Waterfall Aerialist',
    ]);
    expect(t().cast(0, 'Lightning Bolt', 'Waterfall Aerialist', 'yes').field(2)).toEqual([]);
    const own = new Table([
      { hand: ['Lightning Bolt'], mana: 'R' },
      { field: ['Waterfall Aerialist'] },
      {},
      {},
    ]).cast(0, 'Lightning Bolt', 'Waterfall Aerialist');
    expect([own.field(1), own.asked.filter((d) => d.purpose === 'payCost')]).toEqual([[], []]);
  });
});
