import { describe, expect, it } from 'vitest';
import { Table } from './table.fixture.js';

/** Keywords of costs and of ways to cast (CR 702), through cards that have them. */

describe('costs that may be added', () => {
  it('should be kicked or not (CR 702.33)', () => {
    const t = (picks: readonly string[], mana: string) =>
      new Table([{ hand: ['Academy Drake'], mana }, {}])
        .cast(0, 'Academy Drake', ...picks)
        .size('Academy Drake');
    expect([t(['cost:kicker:0'], 'UUUUUUU'), t(['no'], 'UUUUUUU'), t([], 'UUU')]).toEqual([
      '4/4',
      '2/2',
      '2/2',
    ]);
  });

  it('should be kicked as often as paid for (CR 702.33c)', () => {
    const t = new Table([{ hand: ['Apex Hawks'], mana: 'WWWWWWW' }, {}]).cast(0, 'Apex Hawks', 2);
    expect(t.size('Apex Hawks')).toBe('4/4');
  });

  it('should have another player assist as far as that player likes (CR 702.132a)', () => {
    const seats = [
      { hand: ['Bring Down'], field: ['Plains'] },
      { field: ['Forest', 'Forest', 'Forest'] },
      { field: ['Colossal Dreadmaw', 'Grizzly Bears'] },
      {},
    ];
    const t = new Table(seats).cast(0, 'Bring Down', 'Colossal Dreadmaw', 1, 3);
    expect([t.field(2), t.all('Forest').filter((o) => o.tapped).length]).toEqual([['Grizzly Bears'], 3]);
    const alone = new Table([seats[0] ?? {}, {}, seats[2] ?? {}, {}]);
    expect(alone.ways(0, 'Bring Down')).toEqual([]);
  });
});

describe('costs that get smaller', () => {
  it('should be by affinity, one for each (CR 702.41a)', () => {
    const t = (n: number, mana: string) =>
      new Table([
        { hand: ['Frogmite'], field: Array.from({ length: n }, () => 'Darksteel Citadel').slice(0, n), mana },
        { field: ['Darksteel Myr'] },
        {},
        {},
      ]).ways(0, 'Frogmite').length;
    // a partner's artifacts don't count
    expect([t(3, ''), t(0, 'CCC'), t(0, 'CCCC')]).toEqual([1, 0, 1]);
  });

  it('should be by convoke, for own creatures alone (CR 702.51a)', () => {
    const t = new Table([
      {
        hand: ['Siege Wurm'],
        field: ['Grizzly Bears', 'Llanowar Knight', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'],
      },
      { field: ['Giant Spider'] },
      {},
      {},
    ]).cast(0, 'Siege Wurm');
    expect([t.field(0).includes('Siege Wurm'), t.one('Giant Spider').tapped]).toEqual([true, undefined]);
    expect([t.one('Grizzly Bears').tapped, t.one('Llanowar Knight').tapped]).toEqual([true, true]);
  });

  it('should be by delve, for cards of one’s own graveyard (CR 702.66a)', () => {
    const six = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'];
    const t = new Table([{ hand: ['Gurmag Angler'], graveyard: six, mana: 'B' }, {}]).cast(
      0,
      'Gurmag Angler',
    );
    expect([t.field(0), t.graveyard(0), t.exile().length]).toEqual([['Gurmag Angler'], [], 6]);
    const partner = new Table([{ hand: ['Gurmag Angler'], mana: 'B' }, { graveyard: six }, {}, {}]);
    expect(partner.ways(0, 'Gurmag Angler')).toEqual([]);
  });
});

describe('other ways to cast', () => {
  it('should be by flashback, then exile (CR 702.34a)', () => {
    const t = new Table([{ graveyard: ['Bump in the Night'], mana: 'RRRRRR' }, {}, {}, {}]);
    expect(t.ways(0, 'Bump in the Night')).toEqual(['flashback']);
    t.castBy(0, 'Bump in the Night', 'flashback', 2);
    expect([t.life, t.exile(), t.graveyard(0)]).toEqual([[30, 27], ['Bump in the Night'], []]);
  });

  it('should be by surge, when a teammate has cast a spell this turn (CR 702.117a)', () => {
    const seats = [
      { hand: ['Boulder Salvo'], mana: 'RR' },
      { hand: ['Lightning Bolt'], mana: 'R' },
      { field: ['Giant Spider'], hand: ['Lightning Bolt'], mana: 'R' },
      {},
    ];
    const t = new Table(seats);
    expect(t.ways(0, 'Boulder Salvo')).toEqual([]);
    t.pass().cast(2, 'Lightning Bolt', 0);
    expect(t.ways(0, 'Boulder Salvo')).toEqual([]);
    t.cast(1, 'Lightning Bolt', 2);
    expect(t.ways(0, 'Boulder Salvo')).toEqual(['surge']);
    t.castBy(0, 'Boulder Salvo', 'surge', 'Giant Spider');
    expect(t.field(2)).toEqual([]);
  });

  it('should be for spectacle, when an opponent has lost life this turn (CR 702.137a)', () => {
    const t = new Table([{ hand: ['Skewer the Critics', 'Lightning Bolt'], mana: 'RR' }, {}, {}, {}]);
    expect(t.ways(0, 'Skewer the Critics')).toEqual([]);
    t.cast(0, 'Lightning Bolt', 3);
    t.castBy(0, 'Skewer the Critics', 'spectacle', 2);
    expect(t.life).toEqual([30, 24]);
  });

  it('should be by evoke, sacrificed as it enters (CR 702.74a)', () => {
    const t = new Table([
      { hand: ['Shriekmaw'], mana: 'BB' },
      {},
      { field: ['Grizzly Bears', 'Black Knight'] },
      {},
    ]);
    t.castBy(0, 'Shriekmaw', 'evoke');
    expect([t.field(0), t.graveyard(0), t.field(2)]).toEqual([[], ['Shriekmaw'], ['Black Knight']]);
  });

  it('should be face down by morph, a 2/2 that others don’t know, turned up for its cost (CR 702.37, 708.2)', () => {
    const t = new Table([
      { hand: ['Nantuko Vigilante'], field: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'] },
      {},
      { field: ['Darksteel Citadel', 'Bonesplitter'] },
      {},
    ]).castBy(0, 'Nantuko Vigilante', 'faceDown');
    const made = t.one('Nantuko Vigilante');
    expect([made.faceDown, made.power, made.toughness]).toEqual([true, 2, 2]);
    t.act({ type: 'special', player: 0, object: made.id, special: 'turnFaceUp' });
    t.settle('Bonesplitter');
    expect([t.size('Nantuko Vigilante'), t.field(2)]).toEqual(['3/2', ['Darksteel Citadel']]);
  });

  it('should be from the graveyard by unearth until the end step (CR 702.84a)', () => {
    const t = new Table([{ graveyard: ['Dregscape Zombie'], mana: 'B' }, {}, {}, {}]).use(
      0,
      'Dregscape Zombie',
    );
    t.attack(['Dregscape Zombie', 2]).block().fight();
    expect([t.life, t.field(0)]).toEqual([[30, 28], ['Dregscape Zombie']]);
    t.until('end').settle();
    expect([t.field(0), t.exile(), t.graveyard(0)]).toEqual([[], ['Dregscape Zombie'], []]);
  });
});

describe('when to cast', () => {
  it('should be any time with flash, and in one’s own main phase without (CR 702.8a, 307.1, 805.5a)', () => {
    const t = new Table([
      {},
      {},
      { hand: ['Benalish Knight', 'White Knight'], mana: 'WWW' },
      { hand: ['Benalish Knight'] },
    ]);
    t.pass();
    expect([t.ways(2, 'Benalish Knight'), t.ways(2, 'White Knight')]).toEqual([['normal'], []]);
    t.cast(2, 'Benalish Knight');
    expect([t.state.turn.team, t.field(2)]).toEqual([0, ['Benalish Knight']]);
  });
});

describe('spells that bring more', () => {
  it('should cascade into a cheaper card, the rest to the bottom (CR 702.85a)', () => {
    const library = ['Forest', 'Siege Wurm', 'Grizzly Bears', 'Giant Spider'];
    const t = new Table([{ hand: ['Bloodbraid Elf'], library, mana: 'RGGG' }, {}]);
    t.cast(0, 'Bloodbraid Elf', 'yes');
    expect([t.field(0), t.exile()]).toEqual([['Grizzly Bears', 'Bloodbraid Elf'], []]);
  });

  it('should copy by storm for each spell before it, by anybody (CR 702.40a)', () => {
    const t = new Table([
      { hand: ['Grapeshot'], mana: 'RR' },
      { hand: ['Lightning Bolt'], mana: 'R' },
      { hand: ['Lightning Bolt'], mana: 'R' },
      {},
    ]);
    t.cast(1, 'Lightning Bolt', 2);
    t.pass().cast(2, 'Lightning Bolt', 0);
    t.cast(0, 'Grapeshot', 2);
    expect(t.life).toEqual([27, 24]);
  });
});

describe('abilities that keywords give', () => {
  it('should cycle: discard for a card (CR 702.29a)', () => {
    const t = new Table([{ hand: ['Desert Cerodon'], library: ['Grizzly Bears'], mana: 'R' }, {}]);
    t.use(0, 'Desert Cerodon');
    expect([t.hand(0), t.graveyard(0)]).toEqual([['Grizzly Bears'], ['Desert Cerodon']]);
  });

  it('should find a card of the type by typecycling (CR 702.29e)', () => {
    const library = ['Grizzly Bears', 'Forest', 'Swamp'];
    const t = new Table([{ hand: ['Generous Ent'], library, mana: 'G' }, {}]).use(
      0,
      'Generous Ent',
      0,
      'Forest',
    );
    expect([t.hand(0), t.graveyard(0)]).toEqual([['Forest'], ['Generous Ent']]);
  });

  it('should equip one’s own creatures as a sorcery, and move on (CR 702.6a)', () => {
    const t = new Table([
      { field: ['Bonesplitter', 'Grizzly Bears', 'Llanowar Knight'], mana: 'CC' },
      { field: ['Giant Spider'] },
      {},
      {},
    ]).use(0, 'Bonesplitter', 0, 'Grizzly Bears');
    expect([t.size('Grizzly Bears'), t.size('Llanowar Knight')]).toEqual(['4/2', '2/2']);
    t.use(0, 'Bonesplitter', 0, 'Llanowar Knight');
    expect([t.size('Grizzly Bears'), t.size('Llanowar Knight')]).toEqual(['2/2', '4/2']);
    expect(() => t.until('beginCombat').use(0, 'Bonesplitter')).toThrow('no ability');
  });

  it('should enchant what it may, and go when that is gone (CR 702.5a, 704.5m)', () => {
    const t = new Table([
      { hand: ['Divine Favor', 'Murder'], mana: 'WWBBB', field: ['Grizzly Bears', 'Bonesplitter'] },
      {},
    ]).cast(0, 'Divine Favor', 'Grizzly Bears');
    expect([t.size('Grizzly Bears'), t.life]).toEqual(['3/5', [23, 20]]);
    t.cast(0, 'Murder', 'Grizzly Bears');
    expect([t.field(0), t.graveyard(0).includes('Divine Favor')]).toEqual([['Bonesplitter'], true]);
  });

  it('should crew a Vehicle by tapping power, sick or not (CR 702.122a-b)', () => {
    const t = new Table([
      { field: ['Sky Skiff', { card: 'Grizzly Bears', summoningSick: true }] },
      { field: ['Giant Spider'] },
      {},
      {},
    ]);
    t.use(0, 'Sky Skiff');
    expect([t.size('Sky Skiff'), t.one('Sky Skiff').types.includes('creature')]).toEqual(['2/3', true]);
    expect([t.one('Grizzly Bears').tapped, t.one('Giant Spider').tapped]).toEqual([true, undefined]);
    t.until('upkeep');
    expect(t.one('Sky Skiff').types).toEqual(['artifact']);
  });

  it('should find the partner for the target player (CR 702.124j)', () => {
    const t = new Table([
      { hand: ['Blaring Captain'], mana: 'BBBB' },
      { library: ['Forest', 'Blaring Recruiter', 'Swamp'] },
      {},
      {},
    ]).cast(0, 'Blaring Captain', 1, 'yes', 'Blaring Recruiter');
    expect([t.hand(1), t.hand(0)]).toEqual([['Blaring Recruiter'], []]);
  });
});
