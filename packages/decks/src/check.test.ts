import { describe, expect, it } from 'vitest';
import { type CardInfo, CONSTRUCTED, cardInfoOf, checkTeamDecks, readDeck } from './index.js';

const KNOWN: readonly CardInfo[] = [
  { name: 'Forest', basic: true },
  { name: 'Mountain', basic: true },
  { name: 'Snow-Covered Forest', basic: true },
  { name: 'Naturalize', basic: false },
  { name: 'Shock', basic: false },
  { name: 'Fire // Ice', basic: false },
  { name: 'Relentless Rats', basic: false, copies: 'any' },
  { name: 'Nazgûl', basic: false, copies: 9 },
  { name: 'Once More with Feeling', basic: false, copies: 1 },
  { name: 'Erayo, Soratami Ascendant', basic: false },
];

/** Knows cards by name and by either half, in any case. */
function lookup(name: string): CardInfo | undefined {
  const wanted = name.toLowerCase();
  return KNOWN.find(({ name: known }) => {
    const lower = known.toLowerCase();
    return lower === wanted || lower.split(' // ').includes(wanted) || wanted.startsWith(`${lower} // `);
  });
}

function check(...lists: string[]) {
  return checkTeamDecks(lists.map(readDeck), CONSTRUCTED, lookup).map(({ code, decks, card, rule }) => ({
    code,
    decks: decks.join(),
    card,
    rule,
  }));
}

describe('the decks of a constructed team', () => {
  it('should be legal at sixty cards and above, with all the basics one likes in both', () => {
    expect(check('4 Naturalize\n56 Forest', '4 Shock\n40 Forest\n30 Snow-Covered Forest')).toEqual([]);
  });

  it('should not have fifty-nine cards', () => {
    expect(check('59 Forest', '60 Mountain')).toEqual([
      { code: 'tooFewCards', decks: '0', card: null, rule: 'CR 100.2a' },
    ]);
    expect(check('60 Forest', 'Sideboard\n60 Mountain').map(({ code }) => code)).toEqual([
      'tooFewCards',
      'sideboardTooLarge',
    ]);
  });

  it('should have no sideboard', () => {
    expect(check('60 Forest', 'Deck\n60 Mountain\nSideboard\n1 Shock')).toEqual([
      { code: 'sideboardTooLarge', decks: '1', card: null, rule: 'MTR 9.5' },
    ]);
  });

  it('should have no commander', () => {
    expect(check('Commander\n1 Shock\nDeck\n60 Forest', '60 Forest')).toEqual([
      { code: 'commanderSection', decks: '0', card: 'Shock', rule: 'CR 903.3' },
    ]);
  });

  it('should have at most four of a name in a deck, its lines taken together', () => {
    expect(check('4 Naturalize\n56 Forest', '60 Forest')).toEqual([]);
    expect(check('3 Naturalize (M10) 1\n2 naturalize\n55 Forest', '60 Forest')).toEqual([
      { code: 'tooManyCopies', decks: '0', card: 'Naturalize', rule: 'CR 100.2a' },
    ]);
  });

  it('should not share a name, however few the copies', () => {
    expect(check('2 Naturalize\n58 Forest', '2 Naturalize\n58 Forest')).toEqual([
      { code: 'sharedName', decks: '0,1', card: 'Naturalize', rule: 'MTR 8.4' },
    ]);
    expect(check('1 Fire // Ice\n59 Forest', '1 Ice\n59 Forest')).toEqual([
      { code: 'sharedName', decks: '0,1', card: 'Fire // Ice', rule: 'MTR 8.4' },
    ]);
  });

  it('should have any number of a card that says so, in one deck only', () => {
    expect(check('17 Relentless Rats\n43 Forest', '60 Forest')).toEqual([]);
    expect(check('17 Relentless Rats\n43 Forest', '17 Relentless Rats\n43 Forest')).toEqual([
      { code: 'exceptionInOneDeckOnly', decks: '0,1', card: 'Relentless Rats', rule: 'MTR 8.4' },
    ]);
  });

  it('should follow a number that the card gives', () => {
    expect(check('9 Nazgûl\n51 Forest', '60 Forest')).toEqual([]);
    expect(
      check('10 Nazgûl\n50 Forest', '2 Once More with Feeling\n58 Forest').map(({ card }) => card),
    ).toEqual(['Nazgûl', 'Once More with Feeling']);
  });

  it('should not hold Erayo, whichever way it is written', () => {
    for (const name of ['Erayo, Soratami Ascendant', "Erayo, Soratami Ascendant // Erayo's Essence"]) {
      expect(check('60 Forest', `1 ${name}\n59 Forest`)).toEqual([
        { code: 'bannedCard', decks: '1', card: 'Erayo, Soratami Ascendant', rule: 'MTR 9.5' },
      ]);
    }
  });

  it('should name a card that is not known, once a deck, and still count it', () => {
    expect(check('2 Stormcrow\n3 Stormcrow\n55 Forest', '60 Forest')).toEqual([
      { code: 'unknownCard', decks: '0', card: 'Stormcrow', rule: null },
      { code: 'tooManyCopies', decks: '0', card: 'Stormcrow', rule: 'CR 100.2a' },
    ]);
  });

  it('should say in words which deck and how many', () => {
    const faults = checkTeamDecks(
      ['5 Shock\n54 Forest', '1 Shock\n59 Forest'].map(readDeck),
      CONSTRUCTED,
      lookup,
    );
    expect(faults.map(({ message }) => message)).toEqual([
      'Deck 1 has 59 cards; it needs 60.',
      'Deck 1 has 5 copies of Shock; 4 at most.',
      "Shock is in decks 1 and 2; apart from basic cards a team's decks share no name.",
    ]);
  });

  it('should hold three heads to the same', () => {
    expect(check('1 Shock\n59 Forest', '60 Forest', '1 Shock\n59 Forest')).toEqual([
      { code: 'sharedName', decks: '0,2', card: 'Shock', rule: 'MTR 8.4' },
    ]);
  });
});

describe('what a card definition says', () => {
  it('should give basic and any number', () => {
    expect(cardInfoOf({ name: 'Forest', types: ['land'], supertypes: ['basic'] })).toEqual({
      name: 'Forest',
      basic: true,
    });
    expect(cardInfoOf({ name: 'Relentless Rats', types: ['creature'], anyNumber: true })).toEqual({
      name: 'Relentless Rats',
      basic: false,
      copies: 'any',
    });
  });
});
