import { cards } from '@ettin/cards';
import { unsupportedIn } from '@ettin/engine';
import { expect, it } from 'vitest';

it('should carry out every word of every built-in card', () => {
  expect(cards.flatMap((card) => unsupportedIn(card).map((word) => `${card.name}: ${word}`))).toEqual([]);
});
