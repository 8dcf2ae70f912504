import { describe, expect, it } from 'vitest';
import { Table } from '../keywords/table.fixture.js';

/** Cards whose words were added late: each does what it says, and nothing to a bystander. */

describe('cards that count', () => {
  it('should flip Erayo as the fourth spell of a turn is cast, by whomever, then counter first spells', () => {
    const t = new Table([
      { field: ['Erayo, Soratami Ascendant'], hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
      { hand: ['Lightning Bolt'], mana: 'R' },
      { hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
      { hand: ['Lightning Bolt'], mana: 'R' },
    ]);
    t.cast(0, 'Lightning Bolt', 2).cast(0, 'Lightning Bolt', 2).cast(1, 'Lightning Bolt', 2);
    expect(t.field(0)).toEqual(['Erayo, Soratami Ascendant']);
    t.pass().cast(2, 'Lightning Bolt', 1);
    expect([t.field(0), t.one("Erayo's Essence").types, t.life]).toEqual([
      ["Erayo's Essence"],
      ['enchantment'],
      [27, 21],
    ]);
    // the first spell of that opponent this turn is gone, the first of the other is countered
    t.pass().cast(3, 'Lightning Bolt', 1);
    t.pass().cast(2, 'Lightning Bolt', 1);
    expect(t.life).toEqual([24, 21]);
  });

  it('should reset the hand at the twelfth hour and once only', () => {
    const t = new Table([
      {
        field: [{ card: 'Midnight Clock', counters: { hour: 11 } }],
        hand: ['Murder', 'Murder'],
        graveyard: ['Hill Giant'],
        library: Array.from({ length: 10 }, () => 'Forest'),
        mana: 'UUU',
      },
      { hand: ['Swamp'] },
      {},
      {},
    ]).use(0, 'Midnight Clock');
    expect([t.hand(0).length, t.graveyard(0), t.exile(), t.hand(1)]).toEqual([
      7,
      [],
      ['Midnight Clock'],
      ['Swamp'],
    ]);
  });

  it('should make a horror of half the life, which hurts as much (CR 107.1a)', () => {
    const t = new Table([{ field: [{ card: "Chainer's Torment", counters: { lore: 2 } }] }, {}, {}, {}], {
      step: 'draw',
      life: [29, 30],
    });
    t.until('main1').settle();
    expect([t.size('Nightmare Horror Token'), t.life, t.field(0)]).toEqual([
      '15/15',
      [14, 30],
      ['Nightmare Horror Token'],
    ]);
  });

  it('should torment each opponent, who chooses what to give', () => {
    const t = new Table([
      { hand: ['Torment of Hailfire'], mana: 'BBBB' },
      { field: ['Hill Giant'] },
      { field: ['Grizzly Bears', 'Forest'] },
      { hand: ['Swamp'] },
    ]);
    t.cast(0, 'Torment of Hailfire', 2, 'yes', 'no', 'yes');
    expect([t.field(2), t.hand(3), t.life, t.field(1)]).toEqual([['Forest'], [], [30, 24], ['Hill Giant']]);
  });

  it('should ping what each creature attacks (CR 506.3)', () => {
    const t = new Table([{ field: ['Hellrider', 'Hill Giant'] }, { field: ['Grizzly Bears'] }, {}, {}]);
    t.attack(['Hellrider', 2], ['Hill Giant', 3], ['Grizzly Bears', 3]);
    // a partner's creature is not one that its controller controls
    expect(t.life).toEqual([30, 28]);
  });

  it('should lose poison for damage', () => {
    const t = new Table([{ hand: ['Leeches'], mana: 'WWW' }, {}, {}, {}], { poison: [4, 3] });
    t.cast(0, 'Leeches', 2);
    expect([t.poison, t.life]).toEqual([
      [4, 0],
      [30, 27],
    ]);
  });
});

describe('cards that ask', () => {
  it('should give friends one thing and foes another', () => {
    const hand = ['Swamp', 'Swamp'];
    const t = new Table([
      { hand: ["Khorvath's Fury", ...hand], mana: 'RRRRR' },
      { hand },
      { hand },
      { hand },
    ]);
    t.cast(0, "Khorvath's Fury", [0, 1]);
    expect([[0, 1, 2, 3].map((s) => t.hand(s).length), t.life]).toEqual([
      [3, 3, 2, 2],
      [30, 26],
    ]);
  });

  it('should copy a creature of each friend and return one of each foe', () => {
    const t = new Table([
      { hand: ["Zndrsplt's Judgment"], field: ['Hill Giant'], mana: 'UUUUU' },
      { field: ['Grizzly Bears'] },
      { field: ['Giant Spider', 'Forest'] },
      { field: ['Craw Wurm'] },
    ]);
    t.cast(0, "Zndrsplt's Judgment", [0, 1]);
    expect([t.field(0), t.field(1), t.field(2), t.hand(3)]).toEqual([
      ['Hill Giant', 'Hill Giant'],
      ['Grizzly Bears', 'Grizzly Bears'],
      ['Forest'],
      ['Craw Wurm'],
    ]);
  });

  it('should put one basic land onto the battlefield tapped and the other into hand', () => {
    const t = new Table([
      { hand: ['Cultivate'], library: ['Swamp', 'Hill Giant', 'Island'], mana: 'GGG' },
      {},
    ]);
    t.cast(0, 'Cultivate', ['Swamp', 'Island'], 'Island');
    expect([t.field(0), t.one('Island').tapped, t.hand(0)]).toEqual([['Island'], true, ['Swamp']]);
  });

  it('should cast from the graveyard what Snapcaster Mage found, for its mana cost', () => {
    const t = new Table([
      { hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt', 'Murder'], mana: 'UUR' },
      {},
      {},
      {},
    ]).cast(0, 'Snapcaster Mage', 'Lightning Bolt');
    expect([t.ways(0, 'Lightning Bolt'), t.ways(0, 'Murder')]).toEqual([['flashback'], []]);
    t.castBy(0, 'Lightning Bolt', 'flashback', 3);
    expect([t.life, t.exile(), t.graveyard(0)]).toEqual([[30, 27], ['Lightning Bolt'], ['Murder']]);
  });

  it('should be protected from the color chosen for the effect (CR 702.16)', () => {
    const t = new Table([
      { field: ['Mother of Runes', 'Grizzly Bears'], hand: ['Lightning Bolt', 'Murder'], mana: 'RBBB' },
      {},
    ]).use(0, 'Mother of Runes', 0, 'Grizzly Bears', 'color:B');
    expect(() => t.cast(0, 'Murder', 'Grizzly Bears')).toThrow();
    t.settle();
    const red = new Table([
      { field: ['Mother of Runes', 'Grizzly Bears'], hand: ['Lightning Bolt'], mana: 'R' },
      {},
    ]).use(0, 'Mother of Runes', 0, 'Grizzly Bears', 'color:B');
    expect(red.cast(0, 'Lightning Bolt', 'Grizzly Bears').field(0)).toEqual(['Mother of Runes']);
  });
});

describe('cards from outside the game', () => {
  const seats = [
    { hand: ['Burning Wish'], mana: 'RR', sideboard: ['Cultivate', 'Murder'] },
    { hand: ['Living Wish'], mana: 'GG', sideboard: ['Leeches'] },
    {},
    {},
  ];

  it('should be of one’s own sideboard and of the kind named, shown to all (CR 100.4, 400.11b)', () => {
    const t = new Table(seats).cast(0, 'Burning Wish', 'Cultivate');
    expect([t.hand(0), t.exile(), t.graveyard(0)]).toEqual([['Cultivate'], ['Burning Wish'], []]);
    const choices = t.asked.map((d) => (d.kind === 'choose' ? d.candidates.length : 0));
    // neither the instant nor the partner's sorcery
    expect([choices, t.events.filter((e) => e.type === 'revealed').map((e) => e.audience)]).toEqual([
      [1],
      ['all'],
    ]);
  });

  it('should be of what is left of the team’s pool, for either member, once (CR 100.4c)', () => {
    const left = [['Hill Giant', 'Cultivate'], ['Craw Wurm']];
    const t = new Table(seats, { shared: left }).cast(1, 'Living Wish', 'Hill Giant');
    t.cast(0, 'Burning Wish', 'Cultivate');
    expect([t.hand(1), t.hand(0)]).toEqual([['Hill Giant'], ['Cultivate']]);
    expect(t.one('Hill Giant').owner).toBe(1);
  });

  it('should be none where nothing fits, or the player takes none', () => {
    const t = new Table([{ hand: ['Burning Wish'], mana: 'RR', sideboard: ['Murder'] }, {}, {}, {}]);
    t.cast(0, 'Burning Wish');
    expect([t.hand(0), t.exile(), t.asked]).toEqual([[], ['Burning Wish'], []]);
    expect(new Table(seats).cast(0, 'Burning Wish', []).hand(0)).toEqual([]);
  });
});

describe('cards for the team', () => {
  it('should let each member discard to draw, those alone who did', () => {
    const t = new Table([
      { hand: ['Azra Bladeseeker', 'Murder', 'Swamp'], mana: 'RRR' },
      { hand: ['Hill Giant', 'Swamp'] },
      { hand: ['Swamp'] },
      {},
    ]).cast(0, 'Azra Bladeseeker', 'Murder', []);
    expect([t.hand(0), t.graveyard(0), t.hand(1), t.graveyard(1), t.hand(2)]).toEqual([
      ['Swamp', 'Forest'],
      ['Murder'],
      ['Hill Giant', 'Swamp'],
      [],
      ['Swamp'],
    ]);
  });
});

describe('cards that change the rules', () => {
  it('should play lands, and no spells, from a library with Oracle of Mul Daya, one more a turn (CR 305.2)', () => {
    const library = ['Forest', 'Swamp', 'Grizzly Bears'];
    const t = new Table([{ field: ['Oracle of Mul Daya'], library, mana: 'GG' }, { library }, {}, {}]);
    t.castTop(0).castTop(0);
    expect([t.field(0), t.field(1)]).toEqual([['Oracle of Mul Daya', 'Forest', 'Swamp'], []]);
    expect(() => t.castTop(0)).toThrow("can't be played");
    expect(() => t.castTop(1)).toThrow("can't be played");
  });

  it('should gain life for lands from wherever with Courser of Kruphix', () => {
    const t = new Table([{ field: ['Courser of Kruphix'], library: ['Forest', 'Swamp'] }, {}, {}, {}]);
    t.castTop(0).settle();
    expect([t.life, t.field(0)]).toEqual([
      [31, 30],
      ['Courser of Kruphix', 'Forest'],
    ]);
    expect(() => t.castTop(0)).toThrow("can't be played");
  });

  it('should cast artifacts and colorless spells alone from the library with Mystic Forge', () => {
    const forge = (top: string) =>
      new Table([{ field: ['Mystic Forge'], library: [top], mana: 'GGCC' }, {}]).castTop(0).settle().field(0);
    expect(forge('Bonesplitter')).toEqual(['Mystic Forge', 'Bonesplitter']);
    expect(() => forge('Grizzly Bears')).toThrow("can't be played");
    expect(() => forge('Forest')).toThrow("can't be played");
  });

  it('should let Nicol Bolas use what other planeswalkers can (CR 606.3)', () => {
    const t = new Table([
      { field: ['Nicol Bolas, Dragon-God'] },
      {},
      { field: ['Dovin, Architect of Law'], hand: ['Swamp'] },
      { hand: ['Swamp'] },
    ]);
    // its own three first, then Dovin's: the first gains 2 life and draws
    t.use(0, 'Nicol Bolas, Dragon-God', 2);
    expect([t.life, t.hand(0), t.one('Nicol Bolas, Dragon-God').loyalty]).toEqual([[32, 30], ['Forest'], 5]);
    expect([t.usable(0, 'Nicol Bolas, Dragon-God'), t.one('Dovin, Architect of Law').loyalty]).toEqual([
      false,
      5,
    ]);
  });

  it('should play the top card of the library for life with Bolas’s Citadel (CR 118.9, 401.6)', () => {
    const t = new Table([
      { field: ["Bolas's Citadel"], library: ['Hill Giant', 'Forest', 'Swamp'] },
      {},
      {},
      {},
    ]);
    const top = () => t.all('Hill Giant').length;
    expect(top()).toBe(0);
    t.castTop(0).settle();
    expect([t.field(0), t.life]).toEqual([
      ["Bolas's Citadel", 'Hill Giant'],
      [26, 30],
    ]);
    t.castTop(0).settle();
    expect([t.field(0), t.life]).toEqual([
      ["Bolas's Citadel", 'Hill Giant', 'Forest'],
      [26, 30],
    ]);
  });

  it('should keep Darksteel Colossus out of the graveyard (CR 614.6)', () => {
    const t = new Table([
      { hand: ['Murder', 'Cruel Edict'], mana: 'BBBBB' },
      {},
      { field: ['Darksteel Colossus'], library: ['Forest'] },
      {},
    ]).cast(0, 'Murder', 'Darksteel Colossus');
    expect(t.field(2)).toEqual(['Darksteel Colossus']);
    t.cast(0, 'Cruel Edict', 2);
    expect([t.field(2), t.graveyard(2), t.state.libraries[2]?.length]).toEqual([[], [], 2]);
  });

  it('should let creatures that attacked attack again', () => {
    const lands = ['Mountain', 'Mountain', 'Mountain', 'Mountain'];
    const t = new Table([
      {
        field: ['Hill Giant', { card: 'Grizzly Bears', tapped: true }, ...lands],
        hand: ['Relentless Assault'],
      },
      {},
      {},
      {},
    ]);
    t.attack(['Hill Giant', 2]).block().fight().cast(0, 'Relentless Assault');
    expect([t.one('Hill Giant').tapped, t.one('Grizzly Bears').tapped]).toEqual([undefined, true]);
    t.attack(['Hill Giant', 3]).block().fight();
    expect([t.life, t.state.turn.step]).toEqual([[30, 24], 'main2']);
  });

  it('should stop being a creature below the devotion, and be one from there', () => {
    const god = (more: readonly string[]) =>
      new Table([{ field: ['Heliod, Sun-Crowned', ...more] }, {}]).one('Heliod, Sun-Crowned').types;
    expect([god(["Ajani's Sunstriker"]), god(["Ajani's Sunstriker", 'White Knight'])]).toEqual([
      ['enchantment'],
      ['creature', 'enchantment'],
    ]);
  });

  it('should keep poison and -1/-1 counters from Melira’s side (CR 810.10c)', () => {
    const t = new Table(
      [{ field: ['Melira, Sylvok Outcast'] }, { field: ['Grizzly Bears'] }, { field: ['Glistener Elf'] }, {}],
      { activeTeam: 1, turn: 4 },
    );
    t.attack(['Glistener Elf', 1]).block().fight();
    // it has lost infect: one ordinary damage
    expect([t.poison, t.life]).toEqual([
      [0, 0],
      [29, 30],
    ]);
  });
});
