import { describe, expect, it } from 'vitest';
import { Table } from './table.fixture.js';

/** Keyword actions and ability words (CR 701, 207.2c), through cards that have them. */

describe('keyword actions', () => {
  it('should proliferate what the player picks, and nothing else (CR 701.34a)', () => {
    const t = new Table(
      [
        {
          field: [
            'Contagion Clasp',
            { card: 'Grizzly Bears', counters: { '+1/+1': 1 } },
            { card: 'Hill Giant', counters: { '+1/+1': 1 } },
          ],
          mana: 'CCCC',
        },
        {},
        {},
        {},
      ],
      { poison: [0, 2] },
    );
    t.use(0, 'Contagion Clasp', 0, ['Grizzly Bears', 2]);
    expect([t.size('Grizzly Bears'), t.size('Hill Giant'), t.poison]).toEqual(['4/4', '4/4', [0, 3]]);
  });

  it('should scry: to the bottom or the top again (CR 701.22a)', () => {
    const library = ['Forest', 'Swamp', 'Island'];
    const t = new Table([{ hand: ['Magma Jet', 'Deep Analysis'], library, mana: 'RRUUUU' }, {}, {}, {}]);
    t.cast(0, 'Magma Jet', 2, 'Forest').cast(0, 'Deep Analysis', 0);
    expect([t.hand(0), t.life]).toEqual([
      ['Swamp', 'Island'],
      [30, 28],
    ]);
  });

  it('should surveil: to the graveyard or the top again (CR 701.25a)', () => {
    const seats = [{ field: ['Nightveil Sprite'], library: ['Swamp', 'Forest'] }, {}, {}, {}];
    const attack = (pick: readonly string[]) => {
      const t = new Table(seats).until('declareAttackers', [
        {
          kind: 'attackers',
          attackers: [{ attacker: new Table(seats).one('Nightveil Sprite').id, attacks: 2 }],
        },
      ]);
      return t.settle(pick).graveyard(0);
    };
    expect([attack(['Swamp']), attack([])]).toEqual([['Swamp'], []]);
  });

  it('should explore: a land to hand, or else a counter (CR 701.44a)', () => {
    const land = new Table([{ hand: ['Merfolk Branchwalker'], library: ['Island'], mana: 'GG' }, {}]);
    land.cast(0, 'Merfolk Branchwalker');
    expect([land.size('Merfolk Branchwalker'), land.hand(0)]).toEqual(['2/1', ['Island']]);
    const other = new Table([{ hand: ['Merfolk Branchwalker'], library: ['Hill Giant'], mana: 'GG' }, {}]);
    other.cast(0, 'Merfolk Branchwalker');
    expect([other.size('Merfolk Branchwalker'), other.hand(0)]).toEqual(['3/2', []]);
  });

  it('should fight: each damages the other, nobody else (CR 701.14a)', () => {
    const t = new Table([
      { hand: ['Prey Upon'], field: ['Hill Giant'], mana: 'G' },
      {},
      { field: ['Giant Spider', 'Grizzly Bears'] },
      {},
    ]).cast(0, 'Prey Upon', 'Hill Giant', 'Giant Spider');
    expect([t.one('Hill Giant').damage, t.one('Giant Spider').damage, t.one('Grizzly Bears').damage]).toEqual(
      [2, 3, undefined],
    );
  });

  it('should mill the target player alone (CR 701.17a)', () => {
    const t = new Table([
      { field: ['Millstone'], mana: 'CC' },
      {},
      { library: ['Swamp', 'Hill Giant', 'Forest'] },
      {},
    ]);
    t.use(0, 'Millstone', 0, 2);
    expect([t.graveyard(2), t.graveyard(3)]).toEqual([['Swamp', 'Hill Giant'], []]);
  });

  it('should investigate: a Clue that draws when sacrificed (CR 701.16a, 111.10f)', () => {
    const t = new Table([{ hand: ['Thraben Inspector'], library: ['Swamp'], mana: 'WCC' }, {}]);
    t.cast(0, 'Thraben Inspector').use(0, 'Clue Token');
    expect([t.field(0), t.hand(0)]).toEqual([['Thraben Inspector'], ['Swamp']]);
  });

  it('should make Food, three life for the team (CR 111.10b)', () => {
    const t = new Table([{ hand: ['Gilded Goose'], mana: 'GCC' }, {}, {}, {}]).cast(0, 'Gilded Goose');
    expect(t.field(0)).toEqual(['Gilded Goose', 'Food Token']);
    t.use(0, 'Food Token');
    expect([t.field(0), t.life]).toEqual([['Gilded Goose'], [33, 30]]);
  });

  it('should make Treasure, one mana of any color (CR 111.10a)', () => {
    const t = new Table([
      { field: ['Dire Fleet Hoarder', 'Mountain'], hand: ['Lightning Bolt', 'Lightning Bolt'] },
      {},
      {},
      {},
    ]).cast(0, 'Lightning Bolt', 'Dire Fleet Hoarder');
    expect(t.field(0)).toEqual(['Mountain', 'Treasure Token']);
    t.cast(0, 'Lightning Bolt', 3);
    expect([t.field(0), t.life]).toEqual([['Mountain'], [30, 27]]);
  });

  it('should support up to that many targets (CR 701.41a)', () => {
    const t = new Table([
      { hand: ['Lead by Example'], field: ['Hill Giant'], mana: 'GG' },
      { field: ['Grizzly Bears', 'Giant Spider'] },
      {},
      {},
    ]).cast(0, 'Lead by Example', ['Hill Giant', 'Grizzly Bears']);
    expect([t.size('Hill Giant'), t.size('Grizzly Bears'), t.size('Giant Spider')]).toEqual([
      '4/4',
      '3/3',
      '2/4',
    ]);
  });

  it('should amass on one Army, made first if need be (CR 701.47a)', () => {
    const t = new Table([{ field: ['Dreadhorde Invasion'] }, {}, {}, {}], { step: 'untap', beginning: true });
    t.until('upkeep').settle();
    expect([t.size('Zombie Army Token'), t.life]).toEqual(['1/1', [29, 30]]);
    t.until('upkeep').until('upkeep').settle();
    expect([t.all('Zombie Army Token').length, t.size('Zombie Army Token')]).toEqual([1, '2/2']);
  });

  it('should connive: draw, discard, and a counter for a nonland card (CR 701.50a)', () => {
    const snoop = (discard: string) =>
      new Table([{ hand: ['Psionic Snoop', 'Swamp', 'Hill Giant'], mana: 'UUU' }, {}]).cast(
        0,
        'Psionic Snoop',
        discard,
      );
    expect([snoop('Hill Giant').size('Psionic Snoop'), snoop('Swamp').size('Psionic Snoop')]).toEqual([
      '1/4',
      '0/3',
    ]);
  });
});

describe('keywords that look at what happens', () => {
  it('should make prowess pump for noncreature spells of its controller (CR 702.108a)', () => {
    const t = new Table([
      { field: ['Jeskai Windscout'], hand: ['Lightning Bolt', 'Grizzly Bears'], mana: 'RGG' },
      { hand: ['Lightning Bolt'], mana: 'R' },
      {},
      {},
    ]);
    t.cast(1, 'Lightning Bolt', 2).cast(0, 'Grizzly Bears');
    expect(t.size('Jeskai Windscout')).toBe('2/1');
    t.cast(0, 'Lightning Bolt', 2);
    expect(t.size('Jeskai Windscout')).toBe('3/2');
    t.until('upkeep');
    expect(t.size('Jeskai Windscout')).toBe('2/1');
  });

  it('should extort from each opponent, the team’s life twice (CR 702.101a, 810.9)', () => {
    const seats = [{ field: ['Syndic of Tithes'], hand: ['Grizzly Bears'], mana: 'GGWB' }, {}, {}, {}];
    expect(new Table(seats).cast(0, 'Grizzly Bears', 'yes').life).toEqual([32, 28]);
    expect(new Table(seats).cast(0, 'Grizzly Bears', 'no').life).toEqual([30, 30]);
  });

  it('should be bloodthirsty after damage to an opponent this turn (CR 702.54a)', () => {
    const mauler = (at: number) =>
      new Table([{ hand: ['Lightning Bolt', 'Scab-Clan Mauler'], mana: 'RRG' }, {}, {}, {}])
        .cast(0, 'Lightning Bolt', at)
        .cast(0, 'Scab-Clan Mauler')
        .size('Scab-Clan Mauler');
    expect([mauler(2), mauler(1)]).toEqual(['3/3', '1/1']);
  });

  it('should crown a monarch who draws, until somebody deals them combat damage (CR 725)', () => {
    const t = new Table([
      { hand: ['Palace Sentinels'], library: ['Swamp', 'Forest', 'Forest'], mana: 'WWWW' },
      {},
      { field: ['Hill Giant'] },
      {},
    ]).cast(0, 'Palace Sentinels');
    expect(t.monarch).toBe(0);
    t.until('end').settle();
    expect([t.hand(0), t.hand(1)]).toEqual([['Swamp'], []]);
    t.until('upkeep').attack(['Hill Giant', 1]).block().fight();
    // damage to the partner takes nothing
    expect(t.monarch).toBe(0);
    t.until('upkeep').until('upkeep').attack(['Hill Giant', 0]).block().fight();
    expect(t.monarch).toBe(2);
  });

  it('should count devotion in the costs of one’s own permanents (CR 700.5)', () => {
    const t = new Table([
      { hand: ['Gray Merchant of Asphodel'], field: ['Black Knight'], mana: 'BBBBB' },
      { field: ['Black Knight'] },
      {},
      {},
    ]).cast(0, 'Gray Merchant of Asphodel');
    expect(t.life).toEqual([38, 22]);
  });

  it('should pump by landfall for one’s own lands (CR 207.2c)', () => {
    const t = new Table([{ field: ['Kazandu Mammoth'], hand: ['Forest'] }, { hand: ['Swamp'] }, {}, {}]);
    t.play(1, 'Swamp').settle();
    expect(t.size('Kazandu Mammoth')).toBe('3/3');
    t.play(0, 'Forest').settle();
    expect(t.size('Kazandu Mammoth')).toBe('5/5');
  });

  it('should raid for a player who attacked, not for a partner (CR 207.2c)', () => {
    const lands = ['Island', 'Island', 'Island'];
    const spy = { hand: ['Storm Fleet Spy'], library: ['Swamp'] };
    const t = new Table([{ field: ['Hill Giant', ...lands], ...spy }, { field: lands, ...spy }, {}, {}]);
    t.attack(['Hill Giant', 2]).block().fight();
    t.cast(1, 'Storm Fleet Spy').cast(0, 'Storm Fleet Spy');
    expect([t.hand(0), t.hand(1)]).toEqual([['Swamp'], []]);
  });

  it('should have metalcraft with three artifacts of one’s own (CR 207.2c)', () => {
    const recruit = (mine: readonly string[], partners: readonly string[]) =>
      new Table([{ field: ['Ardent Recruit', ...mine] }, { field: partners }, {}, {}]).size('Ardent Recruit');
    const three = ['Millstone', 'Bonesplitter', 'Darksteel Myr'];
    expect([recruit(three, []), recruit(three.slice(1), three)]).toEqual(['3/3', '1/1']);
  });

  it('should have delirium with four card types in one’s own graveyard (CR 207.2c)', () => {
    const dogs = (graveyard: readonly string[]) =>
      new Table([{ field: ['Thraben Foulbloods'], graveyard }, {}]).one('Thraben Foulbloods');
    const four = dogs(['Forest', 'Hill Giant', 'Lightning Bolt', 'Prey Upon']);
    expect([four.power, four.toughness, four.keywords.includes('menace')]).toEqual([4, 3, true]);
    const three = dogs(['Forest', 'Hill Giant', 'Lightning Bolt', 'Murder']);
    expect([three.power, three.toughness, three.keywords.includes('menace')]).toEqual([3, 2, false]);
  });
});

describe('a battle', () => {
  it('should be protected, beaten down and cast as its other face (CR 310.11)', () => {
    const t = new Table([
      { hand: ['Invasion of Innistrad'], field: ['Craw Wurm'], mana: 'BBBB' },
      {},
      { field: ['Hill Giant'] },
      { field: ['Giant Spider'] },
    ]).cast(0, 'Invasion of Innistrad', 3, 'Hill Giant');
    expect([t.field(2), t.one('Invasion of Innistrad').defense]).toEqual([[], 5]);
    t.attack(['Craw Wurm', 'Invasion of Innistrad']).block();
    t.until('main2', ['yes']).settle();
    expect(t.field(0)).toEqual(['Craw Wurm', 'Deluge of the Dead', 'Zombie Token', 'Zombie Token']);
    expect(t.life).toEqual([30, 30]);
  });
});
