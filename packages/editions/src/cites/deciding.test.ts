import { MEANINGS, type Meaning } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { isTextId, TEXT_IDS } from '../index/all.js';
import { getEdition } from '../registry.js';
import { lineText } from '../rulebook/line-text.js';
import { linesUnder } from '../rules.js';
import { DECIDING, decidingLines } from './deciding.js';

const editionOf = (id: string) => {
  const edition = getEdition(id);
  if (edition === undefined) throw new Error(`no edition ${id}`);
  return edition;
};
const said = (id: string, meaning: Meaning) =>
  decidingLines(editionOf(id), meaning)
    .map((line) => lineText(id, line))
    .join(' ');

describe('the lines that decide', () => {
  it.each(TEXT_IDS)('should be lines of the rule that %s cites', (id) => {
    const edition = editionOf(id);
    const missing = MEANINGS.flatMap((meaning) => decidingLines(edition, meaning)).filter(
      (line) => lineText(id, line) === undefined,
    );
    expect(missing).toEqual([]);
    // a meaning whose rule has no such lines needs no entry
    const spare = Object.keys(DECIDING[id]).filter(
      (meaning) => linesUnder(id, edition.cites[meaning as Meaning]).length < 2,
    );
    expect(spare).toEqual([]);
  });

  it('should speak of what is meant, and of nothing else under the same number', () => {
    for (const id of TEXT_IDS) {
      expect(said(id, 'life.loss'), id).toMatch(/^A loss of life/);
      expect(said(id, 'life.gain'), id).toMatch(/^A gain of life/);
      expect(said(id, 'game.cantLose'), id).toMatch(/from losing stops the whole team/);
      expect(said(id, 'game.startingLife'), id).toMatch(/at the start/);
    }
    for (const id of ['2005-fr', '2006-en', '2009-en', '2010-es']) {
      expect(said(id, 'draw.step'), id).toMatch(/draws?.*draw step|draw step.*draws/);
      expect(said(id, 'land.play'), id).toMatch(/land/);
    }
    expect(said('2026', 'turn.control')).toMatch(/control of one player controls the whole team/);
    expect(said('2009-en', 'turn.control')).toMatch(/takes over one player's turn/);
  });

  it('should be none of an edition that is told without a text of its own', () => {
    expect(isTextId('2007-05')).toBe(false);
    expect(decidingLines(editionOf('2007-05'), 'life.loss')).toEqual([]);
  });
});
