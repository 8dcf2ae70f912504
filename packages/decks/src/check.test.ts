import type { DeckRules } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import {
  type CardInfo,
  cardInfoOf,
  checkTeamDecks,
  type DeckSetting,
  leftOfPool,
  readDeck,
} from './index.js';
import { FOUR_A_TEAM, LIMITED, TODAY } from './rules.fixture.js';

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
  return checkAs(TODAY, lists);
}

function checkAs(rules: DeckRules, lists: readonly string[], setting: DeckSetting = {}) {
  return checkTeamDecks(lists.map(readDeck), rules, lookup, setting).map(({ code, decks, card, rule }) => ({
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
    const faults = checkTeamDecks(['5 Shock\n54 Forest', '1 Shock\n59 Forest'].map(readDeck), TODAY, lookup);
    expect(faults.map(({ message }) => message)).toEqual([
      'Deck 1 has 59 cards; it needs 60.',
      'Deck 1 has 5 copies of Shock; 4 at most.',
      "Shock is in decks 1 and 2; apart from basic cards a team's decks share no name.",
    ]);
  });

  it('should list several decks as one says them', () => {
    const faults = checkTeamDecks(
      ['1 Shock\n59 Forest', '60 Forest', '1 Shock\n59 Forest', '1 Shock\n59 Forest'].map(readDeck),
      TODAY,
      lookup,
    );
    expect(faults[0]?.message).toBe(
      "Shock is in decks 1, 3 and 4; apart from basic cards a team's decks share no name.",
    );
  });

  it('should hold three heads to the same', () => {
    expect(check('1 Shock\n59 Forest', '60 Forest', '1 Shock\n59 Forest')).toEqual([
      { code: 'sharedName', decks: '0,2', card: 'Shock', rule: 'MTR 8.4' },
    ]);
  });
});

describe('the decks of a team until July 2016', () => {
  // unified decks: four of a card for both decks together (FR 161, MTR 8.5)
  it('should have four of a name together, and all basics', () => {
    expect(checkAs(FOUR_A_TEAM, ['2 Naturalize\n58 Forest', '2 Naturalize\n58 Forest'])).toEqual([]);
    expect(checkAs(FOUR_A_TEAM, ['4 Naturalize\n56 Forest', '1 Naturalize\n59 Forest'])).toEqual([
      { code: 'tooManyOnTeam', decks: '0,1', card: 'Naturalize', rule: 'MTR 8.5' },
    ]);
    expect(checkAs(FOUR_A_TEAM, ['20 Forest\n40 Mountain', '20 Forest\n40 Mountain'])).toEqual([]);
  });

  it('should have five in one deck as little as ever', () => {
    expect(checkAs(FOUR_A_TEAM, ['5 Naturalize\n55 Forest', '60 Forest'])).toEqual([
      { code: 'tooManyCopies', decks: '0', card: 'Naturalize', rule: 'CR 100.2a' },
    ]);
  });

  it('should have any number in both decks of a card whose text says so', () => {
    expect(checkAs(FOUR_A_TEAM, ['17 Relentless Rats\n43 Forest', '17 Relentless Rats\n43 Forest'])).toEqual(
      [],
    );
  });

  it('should have one copy for the team of what the format restricts', () => {
    const restricted = { restricted: ['fire // ice'] };
    expect(checkAs(FOUR_A_TEAM, ['1 Ice\n59 Forest', '60 Forest'], restricted)).toEqual([]);
    expect(checkAs(FOUR_A_TEAM, ['1 Ice\n59 Forest', '1 Fire // Ice\n59 Forest'], restricted)).toEqual([
      { code: 'restrictedCard', decks: '0,1', card: 'Fire // Ice', rule: 'MTR 8.5' },
    ]);
  });

  it('should look at all the heads of a larger team', () => {
    expect(checkAs(FOUR_A_TEAM, ['2 Shock\n58 Forest', '2 Shock\n58 Forest', '1 Shock\n59 Forest'])).toEqual([
      { code: 'tooManyOnTeam', decks: '0,1,2', card: 'Shock', rule: 'MTR 8.5' },
    ]);
  });
});

describe('what a format bans and restricts today', () => {
  // MTR 6.1: a restricted card is one in a deck, its sideboard included
  it('should be one copy in the one deck that has it', () => {
    const restricted = { restricted: ['Shock'] };
    expect(checkAs(TODAY, ['1 Shock\n59 Forest', '60 Forest'], restricted)).toEqual([]);
    expect(checkAs(TODAY, ['2 Shock\n58 Forest', '60 Forest'], restricted)).toEqual([
      { code: 'restrictedCard', decks: '0', card: 'Shock', rule: 'MTR 6.1' },
    ]);
  });

  it('should be told with the rule for formats, apart from the ban of the variant', () => {
    expect(checkAs(TODAY, ['1 Shock\n59 Forest', '60 Forest'], { banned: ['Shock'] })).toEqual([
      { code: 'bannedCard', decks: '0', card: 'Shock', rule: 'MTR 8.4' },
    ]);
  });

  it('should be known by any name that the card has', () => {
    const codes = (setting: DeckSetting) =>
      checkAs(TODAY, ['2 Fire\n58 Forest', '60 Forest'], setting).map(({ code }) => code);
    expect(codes({ banned: ['Ice'] })).toEqual(['bannedCard']);
    expect(codes({ restricted: ['ice'] })).toEqual(['restrictedCard']);
    expect(codes({ banned: ['Shock'], restricted: ['Stormcrow'] })).toEqual([]);
  });
});

describe('the decks of a limited team', () => {
  const pool = readDeck('6 Naturalize\n3 Shock\n2 Snow-Covered Forest\n1 Erayo, Soratami Ascendant');

  it('should have forty cards, any number of a name, in both decks, and banned ones', () => {
    const lists = ['5 Naturalize\n1 Erayo, Soratami Ascendant\n34 Forest', '1 Naturalize\n39 Mountain'];
    expect(checkAs(LIMITED, lists, { pool })).toEqual([]);
    expect(checkAs(LIMITED, ['39 Forest', '40 Forest'])).toEqual([
      { code: 'tooFewCards', decks: '0', card: null, rule: 'CR 100.2b' },
    ]);
  });

  it('should have what is left as a sideboard, whatever its size', () => {
    expect(
      checkAs(LIMITED, ['Deck\n40 Forest\nSideboard\n3 Shock\n6 Naturalize', '40 Forest'], { pool }),
    ).toEqual([]);
  });

  it('should hold no more than the pool but the five basic lands', () => {
    const lists = ['4 Shock\n36 Forest', '3 Snow-Covered Forest\n37 Forest'];
    expect(checkAs(LIMITED, lists, { pool })).toEqual([
      { code: 'notInPool', decks: '0', card: 'Shock', rule: 'MTR 7.3' },
      { code: 'notInPool', decks: '1', card: 'Snow-Covered Forest', rule: 'MTR 7.3' },
    ]);
    // both decks draw on the one pool
    expect(checkAs(LIMITED, ['2 Shock\n38 Forest', '2 Shock\n38 Forest'], { pool })).toEqual([
      { code: 'notInPool', decks: '0,1', card: 'Shock', rule: 'MTR 7.3' },
    ]);
  });

  it('should leave the rest of the pool to the team (CR 100.4c)', () => {
    const decks = ['2 Shock\n38 Forest', '1 shock\n4 Naturalize\n35 Forest\nSideboard\n2 Naturalize'].map(
      readDeck,
    );
    expect(leftOfPool(pool, decks, lookup)).toEqual([
      { name: 'Naturalize', count: 2 },
      { name: 'Snow-Covered Forest', count: 2 },
      { name: 'Erayo, Soratami Ascendant', count: 1 },
    ]);
  });
});

describe('where a fault is', () => {
  it('should be the lines of the card in the decks concerned', () => {
    const lists = ['4 Naturalize\n55 Forest\n1 naturalize', '1 Naturalize\n59 Forest', '60 Forest'];
    const faults = checkTeamDecks(lists.map(readDeck), FOUR_A_TEAM, lookup);
    expect(faults.map(({ code, lines }) => ({ code, lines }))).toEqual([
      {
        code: 'tooManyCopies',
        lines: [
          { deck: 0, line: 1 },
          { deck: 0, line: 3 },
        ],
      },
      {
        code: 'tooManyOnTeam',
        lines: [
          { deck: 0, line: 1 },
          { deck: 0, line: 3 },
          { deck: 1, line: 1 },
        ],
      },
    ]);
  });

  it('should be those of a sideboard that is not allowed', () => {
    const faults = checkTeamDecks(
      ['Deck\n60 Forest\nSideboard\n1 Shock', '60 Forest'].map(readDeck),
      TODAY,
      lookup,
    );
    expect(faults.map(({ lines }) => lines)).toEqual([[{ deck: 0, line: 4 }]]);
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
