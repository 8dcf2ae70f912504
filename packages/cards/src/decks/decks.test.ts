import { readdirSync } from 'node:fs';
import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { cardByName } from '../index.js';
import { type StarterDeck, starterDecks, starterTeams } from './index.js';

const OTHER_FILES = ['deck.ts', 'index.ts', 'decks.test.ts'];

function isBasic(card: CardDef | undefined): boolean {
  return card?.supertypes?.includes('basic') ?? false;
}

function count(deck: StarterDeck, matches: (card: CardDef | undefined) => boolean): number {
  return deck.cards.reduce((sum, [copies, name]) => (matches(cardByName(name)) ? sum + copies : sum), 0);
}

/** Names of cards that count for deck construction: all but basic lands. */
function limited(deck: StarterDeck): string[] {
  return deck.cards.flatMap(([, name]) => (isBasic(cardByName(name)) ? [] : [name]));
}

describe('the starter decks', () => {
  it('should be the files of this folder, each under its id', () => {
    const files = readdirSync(new URL('./', import.meta.url)).filter((file) => !OTHER_FILES.includes(file));
    expect(starterDecks.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
  });

  describe.each(starterDecks)('$name', (deck) => {
    it('should be of built-in cards, each named once', () => {
      const names = deck.cards.map(([, name]) => name);
      expect(names.filter((name) => cardByName(name) === undefined)).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    });

    it('should have sixty cards, about two fifths of them lands', () => {
      expect(count(deck, () => true)).toBe(60);
      const lands = count(deck, (card) => card?.types.includes('land') ?? false);
      expect(lands).toBeGreaterThanOrEqual(22);
      expect(lands).toBeLessThanOrEqual(26);
    });

    it('should have at most four of any card but basic lands', () => {
      const names = limited(deck);
      expect(deck.cards.filter(([copies, name]) => names.includes(name) && copies > 4)).toEqual([]);
    });
  });
});

describe('the starter teams', () => {
  it.each(starterTeams)('$name should be two decks that name each other', ({ name, decks }) => {
    const [first, second] = decks;
    expect([first.partner, second.partner]).toEqual([second.id, first.id]);
    expect([first.team, second.team]).toEqual([name, name]);
  });

  it.each(starterTeams)('$name should share no card but basic lands', ({ decks: [first, second] }) => {
    const names = limited(first);
    expect(limited(second).filter((name) => names.includes(name))).toEqual([]);
  });
});
