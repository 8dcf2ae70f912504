import { describe, expect, it } from 'vitest';
import { deckSize, readDeck } from './index.js';

function sections(text: string): string[] {
  return readDeck(text).entries.map(({ count, name, section }) => `${count} ${name} @${section}`);
}

describe('headings', () => {
  it('should read an Arena export', () => {
    const deck = readDeck(
      'About\nName Boros Burn\n\nCompanion\n1 Lurrus of the Dream-Den (IKO) 226\n\nDeck\n4 Shock (M21) 159\n' +
        '20 Mountain (ANA) 59\n\nSideboard\n1 Lurrus of the Dream-Den (IKO) 226\n2 Duress (M19) 94\n',
    );
    expect(deck.name).toBe('Boros Burn');
    expect(deck.problems).toEqual([]);
    expect(deck.entries.map(({ name, section }) => `${name} @${section}`)).toEqual([
      'Shock @main',
      'Mountain @main',
      'Lurrus of the Dream-Den @sideboard',
      'Duress @sideboard',
    ]);
  });

  it('should count a companion once, in the sideboard, even where only its own heading has it', () => {
    expect(sections('Companion\n1 Lurrus of the Dream-Den\n\nDeck\n4 Shock')).toEqual([
      '1 Lurrus of the Dream-Den @sideboard',
      '4 Shock @main',
    ]);
  });

  it.each([
    'Sideboard',
    'SIDEBOARD:',
    'Sideboard (2)',
    'Sideboard: 2 cards',
    '// Sideboard',
    '//sideboard',
    '# Sideboard',
    '## Sideboard',
    '[Sideboard]',
    '== Sideboard ==',
    '**Sideboard**',
    'SB:',
    'Side Board',
  ])('should take what stands under %j as the sideboard', (heading) => {
    expect(sections(`4 Shock\n${heading}\n2 Duress`)).toEqual(['4 Shock @main', '2 Duress @sideboard']);
  });

  it('should go back to the main deck at its heading', () => {
    expect(
      sections('Commander\n1 Krenko, Mob Boss\n\nDeck\n4 Shock\n\nSideboard\n1 Fog\nMainboard\n2 Opt'),
    ).toEqual(['1 Krenko, Mob Boss @commander', '4 Shock @main', '1 Fog @sideboard', '2 Opt @main']);
  });

  it('should take type headings and totals for neither cards nor sections', () => {
    const list =
      'Creatures (4)\n4 Grizzly Bears\n\nInstants:\n4 Shock\n\n24 Lands\n24 Mountain\n\n32 cards\nTotal: 32\nSideboard\nLand\n1 Wasteland';
    const deck = readDeck(list);
    expect(deck.problems).toEqual([]);
    expect(deckSize(deck, 'main')).toBe(32);
    expect(deckSize(deck, 'sideboard')).toBe(1);
  });

  it('should report a heading it does not know, and still read the cards below', () => {
    const deck = readDeck('4 Shock\nWin conditions:\n1 Fireball');
    expect(deck.problems).toEqual([expect.objectContaining({ line: 2, code: 'unknownHeading' })]);
    expect(deckSize(deck, 'main')).toBe(5);
  });

  it('should report cards that are no part of the deck', () => {
    const deck = readDeck('4 Shock\n\nMaybeboard\n1 Fireball\n\nTokens\n1 Goblin');
    expect(deck.entries).toHaveLength(1);
    expect(deck.problems.map(({ line, code }) => `${line} ${code}`)).toEqual(['4 notInDeck', '7 notInDeck']);
  });
});

describe('lines that name their section', () => {
  it('should read prefixes without touching the lines after them', () => {
    expect(sections('4 Shock\nSB: 2 Duress\nSB:1 Fog\nsb: 3x Opt\n4 Bolt of Keranos')).toEqual([
      '4 Shock @main',
      '2 Duress @sideboard',
      '1 Fog @sideboard',
      '3 Opt @sideboard',
      '4 Bolt of Keranos @main',
    ]);
  });

  it('should read the tags of deck sites', () => {
    expect(
      sections(
        '1x Atraxa (2X2) 190 [Commander{top}]\n1x Sol Ring (C21) 263 [Ramp]\n1x Duress [Sideboard]\n1 Krenko *CMDR*\n1 Okaun # !Commander',
      ),
    ).toEqual([
      '1 Atraxa @commander',
      '1 Sol Ring @main',
      '1 Duress @sideboard',
      '1 Krenko @commander',
      '1 Okaun @commander',
    ]);
    expect(readDeck('1x Fireball [Maybeboard{noDeck}{noPrice},Burn]').problems[0]?.code).toBe('notInDeck');
  });

  it('should read a Forge file', () => {
    const deck = readDeck('[metadata]\nName=Burn\n[Main]\n4 Shock|M10|1\n[Sideboard]\n2 Duress|M10');
    expect(deck.name).toBe('Burn');
    expect(deck.problems).toEqual([]);
    expect(deck.entries.map(({ name, set, section }) => [name, set, section])).toEqual([
      ['Shock', 'M10', 'main'],
      ['Duress', 'M10', 'sideboard'],
    ]);
  });

  it('should read an XMage file', () => {
    const deck = readDeck(
      'NAME:Burn\nAUTHOR:me\n4 [M10:146] Shock\nSB: 2 [M10:94] Duress\nLAYOUT MAIN:(1,1)(NONE,false,50)|([M10:146])',
    );
    expect(deck.name).toBe('Burn');
    expect(deck.problems).toEqual([]);
    expect(deck.entries.map(({ section }) => section)).toEqual(['main', 'sideboard']);
  });
});

describe('a list without headings', () => {
  const spells = (groups: number): string =>
    Array.from({ length: groups }, (_, index) => `4 Spell ${'abcdefghijklmnop'[index]}`).join('\n');

  it('should take the cards after the only blank line as the sideboard', () => {
    expect(sections('4 Shock\n\n2 Duress')).toEqual(['4 Shock @main', '2 Duress @sideboard']);
    expect(sections('\n\n4 Shock\n \t\n\n2 Duress\n\n')).toEqual(['4 Shock @main', '2 Duress @sideboard']);
  });

  it('should not take more than fifteen cards as a sideboard', () => {
    expect(deckSize(readDeck(`${spells(9)}\n\n16 Mountain\n8 Island`), 'main')).toBe(60);
    expect(deckSize(readDeck(`${spells(15)}\n\n15 Duress`), 'sideboard')).toBe(15);
    expect(deckSize(readDeck(`${spells(15)}\n\n16 Duress`), 'sideboard')).toBe(0);
  });

  it('should not take the lands as a sideboard where the deck is whole only with them', () => {
    expect(deckSize(readDeck(`${spells(11)}\n1 Fog\n\n15 Mountain`), 'main')).toBe(60);
  });

  it('should see the sideboard behind several groups when the deck before it is whole', () => {
    const list = `${spells(9)}\n\n24 Mountain\n\n4 Duress\n3 Fog`;
    expect(deckSize(readDeck(list), 'main')).toBe(60);
    expect(deckSize(readDeck(list), 'sideboard')).toBe(7);
  });

  it('should see it behind the only double blank line', () => {
    const list = '4 Island\n\n3 Plains\n\n2 Serra Angel\n\n\n1 Amnesia\n\n1 Braingeyser';
    expect(deckSize(readDeck(list), 'main')).toBe(9);
    expect(deckSize(readDeck(list), 'sideboard')).toBe(2);
  });

  it('should keep everything in the main deck where blank lines separate every card', () => {
    expect(deckSize(readDeck('4 Island\n\n3 Plains\n\n2 Serra Angel\n\n1 Amnesia'), 'main')).toBe(10);
  });
});
