import { describe, expect, it } from 'vitest';
import { deckSize, readDeck } from './index.js';

/** "count name @section" for short comparisons. */
function read(text: string): string[] {
  const { entries, problems } = readDeck(text);
  expect(problems).toEqual([]);
  return entries.map(({ count, name, section }) => `${count} ${name} @${section}`);
}

function firstOf(line: string) {
  const { entries, problems } = readDeck(line);
  expect(problems).toEqual([]);
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  const { count, name, section, set, number } = entry ?? {};
  return { count, name, section, set, number };
}

const shock = { count: 4, name: 'Shock', section: 'main', set: undefined, number: undefined };

describe('counts', () => {
  it.each([
    '4 Shock',
    '4x Shock',
    '4X Shock',
    '4 x Shock',
    '4× Shock',
    '4xShock',
    'x4 Shock',
    'Shock x4',
    'Shock  X 4',
    'Shock, x4',
    '(4) Shock',
    '  4   Shock  ',
    '4\tShock',
    'Shock\t4',
    '4,Shock',
    '4,"Shock","Magic 2010"',
    '- 4 Shock',
    '• 4 Shock',
    '004 Shock',
    '4 [[Shock]]',
  ])('should read four from %j', (line) => {
    expect(firstOf(line)).toEqual(shock);
  });

  it('should take one copy where no count stands, and the whole name', () => {
    expect(read('Notion Thief\nLand Tax\nDub\nCreature Bond')).toEqual([
      '1 Notion Thief @main',
      '1 Land Tax @main',
      '1 Dub @main',
      '1 Creature Bond @main',
    ]);
  });

  it.each([
    ['0 Shock', 'badCount'],
    ['-2 Shock', 'badCount'],
    ['1000 Shock', 'badCount'],
    ['99999999999999999999 Shock', 'badCount'],
    ['2 Shock x4', 'ambiguous'],
    ['Shock (4)', 'ambiguous'],
    ['1.5 Shock', 'unreadable'],
    ['https://example.org/deck/4', 'unreadable'],
    ['4 Shock = good', 'unreadable'],
    ['12', 'unreadable'],
    ['4 J\ufffdtun Grunt', 'badEncoding'],
  ])('should give no card for %j but the problem %s', (line, code) => {
    const deck = readDeck(`4 Island\n${line}`);
    expect(deck.entries.map(({ name }) => name)).toEqual(['Island']);
    expect(deck.problems).toEqual([
      expect.objectContaining({ line: 2, text: line, code, message: expect.stringMatching(/\.$|\?/) }),
    ]);
  });
});

describe('lines of unlikely length', () => {
  it('should be problems, but not where they are comments or layout', () => {
    const deck = readDeck(`4 ${'a'.repeat(600)}\n// ${'a'.repeat(600)}\nLAYOUT MAIN:(${'1'.repeat(600)})`);
    expect(deck.entries).toEqual([]);
    expect(deck.problems).toEqual([
      expect.objectContaining({ line: 1, code: 'tooLong', text: expect.stringMatching(/^.{500}$/) }),
    ]);
  });
});

describe('names', () => {
  it.each([
    '+2 Mace',
    '1996 World Champion',
    'X',
    '_____',
    'Black Waltz No. 3',
    'Celebr-8000',
    "Erase (Not the Urza's Legacy One)",
    'Hazmat Suit (Used)',
    'B.F.M. (Big Furry Monster)',
    'Kongming, "Sleeping Dragon"',
    '"Ach! Hans, Run!"',
    'Circle of Protection: Red',
    'Rune of Protection: Lands',
    'Vault 101: Birthday Party',
    'Borrowing 100,000 Arrows',
    'Minsc & Boo, Timeless Heroes',
    "Lim-Dûl's Vault",
    'SP//dr, Piloted by Peni',
    'Summon: Choco/Mog',
    'Half-Shark, Half-',
    'Command Tower',
    'Companion of the Trials',
    'Name Dropping',
    'Machine Man, Model X-51',
    'Who // What // When // Where // Why',
  ])('should keep %s whole in every kind of line', (name) => {
    for (const line of [`3 ${name}`, `3x ${name}`, `SB: 3 ${name}`, `${name} x3`, `3 ${name} (ABC) 12`]) {
      expect(readDeck(line).entries).toEqual([expect.objectContaining({ count: 3, name })]);
    }
  });

  it.each(['Fire/Ice', 'Fire // Ice', 'Fire//Ice', 'Fire / Ice', 'Fire /// Ice', 'Fire | Ice', 'Fire|Ice'])(
    'should know %s as one split card',
    (written) => {
      expect(read(`2 ${written}`)).toEqual(['2 Fire // Ice @main']);
    },
  );

  it('should give the apostrophes, dashes and letters that card names are printed with', () => {
    expect(
      read(
        '1 Urza’s Tower\n1 Urza`s Mine\n1 Urza&#39;s Power Plant\n1 Lim‐Dûl the Necromancer\n1 Æther Vial',
      ),
    ).toEqual([
      "1 Urza's Tower @main",
      "1 Urza's Mine @main",
      "1 Urza's Power Plant @main",
      '1 Lim-Dûl the Necromancer @main',
      '1 Aether Vial @main',
    ]);
    expect(read('1 Urzaâ€™s Tower')).toEqual(["1 Urza's Tower @main"]);
    expect(read('1 Lim-Du\u0302l the Necromancer')).toEqual(['1 Lim-Dûl the Necromancer @main']);
    expect(read('4\u00a0Sea\u200b\u00a0Gate\u00ad Wreckage')).toEqual(['4 Sea Gate Wreckage @main']);
  });
});

describe('sets and marks', () => {
  it.each([
    '4 Shock (M10) 146',
    '4 Shock (m10) 146',
    '4 Shock [M10] 146',
    '4 [M10:146] Shock',
    '4 [M10#146] Shock',
    '4 Shock (M10) 146 *F*',
    '4 Shock *F* (M10) 146',
    '4 Shock (M10) 146 #burn #!Removal',
    '4x Shock (M10) 146 [Burn] ^Have,#37d67a^',
    '4x Shock (M10) 146 *E* [Burn,Instant{noPrice}] ^Have,#37d67a^',
    '4 Shock (M10) [146]',
    '4 Shock (M10) 146 $1.50',
    'Shock (M10) 146 x4',
    'Shock x4 (M10) 146',
  ])('should find the printing in %j', (line) => {
    expect(firstOf(line)).toEqual({ ...shock, set: 'M10', number: '146' });
  });

  it.each([
    '4 Shock|M10|1',
    '4 Shock+|M10',
    '4 Shock (M10)',
    '4 [M10] Shock',
    '4 <M10> Shock',
    '4\tShock\tM10',
  ])('should find the set in %j', (line) => {
    expect(firstOf(line)).toEqual({ ...shock, set: 'M10' });
  });

  it('should keep odd collector numbers', () => {
    expect(firstOf('1 Arid Mesa (PLST) ZEN-211')).toMatchObject({ set: 'PLST', number: 'ZEN-211' });
    expect(firstOf('1 Arid Mesa (PZEN) 211s')).toMatchObject({ set: 'PZEN', number: '211s' });
    expect(firstOf('1 Arid Mesa (SLD) 12★ *F*')).toMatchObject({ set: 'SLD', number: '12★' });
    expect(firstOf('7 Plains (331)')).toMatchObject({ count: 7, name: 'Plains', number: '331' });
  });

  it('should never drop a foil', () => {
    expect(read('1 Sol Ring (C21) 263 *F*\n1 Arcane Signet *Foil*\n1 Command Tower (F)')).toEqual([
      '1 Sol Ring @main',
      '1 Arcane Signet @main',
      '1 Command Tower @main',
    ]);
  });
});

describe('a list as it comes', () => {
  it('should read any line break, a byte order mark and tabs', () => {
    expect(read('\ufeff4 Shock\r\n\t4 Opt\r4 Fog\u2028')).toEqual([
      '4 Shock @main',
      '4 Opt @main',
      '4 Fog @main',
    ]);
  });

  it('should count lines from 1 through every kind of line', () => {
    const { entries } = readDeck('\n// hello\n# there\n\n4 Shock\r\n\r\n2 Opt');
    expect(entries.map(({ line }) => line)).toEqual([5, 7]);
  });

  it('should keep two lines of one card as two entries', () => {
    const deck = readDeck('2 Shock (M10) 146\n2 Shock (M21) 159');
    expect(deck.entries).toHaveLength(2);
    expect(deckSize(deck, 'main')).toBe(4);
  });

  it('should read nothing from nothing', () => {
    expect(readDeck('')).toEqual({ entries: [], problems: [] });
    expect(readDeck(' \n\t\n')).toEqual({ entries: [], problems: [] });
  });

  it.each([
    '<?xml version="1.0"?><cockatrice_deck version="1">',
    '<Deck xmlns:xsd="x"><NetDeckID>0</NetDeckID>',
    '{"name": "deck", "main": []}',
  ])('should refuse a file of another kind whole: %s', (text) => {
    const deck = readDeck(`${text}\n4 Shock`);
    expect(deck.entries).toEqual([]);
    expect(deck.problems.map(({ code }) => code)).toEqual(['notAList']);
  });
});
