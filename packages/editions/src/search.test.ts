import { describe, expect, it } from 'vitest';
import { searchRules } from './index.js';

describe('searching', () => {
  const found = (words: string) => searchRules('2026', words).map(({ number }) => number);

  it('should find lines and rules that have all the words', () => {
    expect(found('exchange partners')).toContain('810.9e');
    expect(found('poison counters')).toEqual(expect.arrayContaining(['810.5.1', '810.8d.1', '704.6b']));
    expect(found('trample')[0]).toBe('702.19');
  });

  it('should find words by their beginning, in any case and number', () => {
    expect(found('MULLIGANS free')).toContain('103.5c');
    expect(found('prolif')).toContain('701.34a');
  });

  it('should find by number', () => {
    expect(found('810.9a')).toEqual(['810.9a.1', '810.9a.2', '810.9a-ex1', '810.9a-ex2', '810.9a-ex3']);
    expect(found('810.1')).toEqual(['810.1']);
  });

  it('should do with fewer words where no text has all', () => {
    expect(found('legend zebra')).toContain('704.5j');
    expect(found('zebra')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(searchRules('1993', 'life')).toEqual([]);
  });

  it('should find words without their accents, and in either number', () => {
    const es = (words: string) => searchRules('2010-es', words, 'es').map(({ number }) => number);
    expect(es('mas')).toEqual(es('más'));
    expect(es('mas').length).toBeGreaterThan(0);
    expect(es('JUGADORES')).toEqual(es('jugador'));
    const fr = (words: string) => searchRules('2005-fr', words, 'fr').map(({ number }) => number);
    expect(fr('equipe')).toEqual(fr('équipes'));
    expect(fr('étape de pioche')).toContain('606.6a');
  });

  it('should find parts of a text in Japanese, which has no spaces', () => {
    const ja = (words: string) => searchRules('2011plus-ja', words, 'ja').map(({ number }) => number);
    expect(ja('毒カウンター')).toContain('810.8d.1');
    expect(ja('毒 カウンター')).toEqual(ja('カウンター 毒'));
    // written with full width, or in the other kana
    expect(ja('８１０．８ｄ')).toEqual(ja('810.8d'));
    expect(ja('ちーむめいと')).toEqual(ja('チームメイト'));
    // か isn't が
    expect(ja('縞馬')).toEqual([]);
    expect(ja('  ')).toEqual([]);
  });

  it('should search the text of each edition', () => {
    expect(searchRules('2010-es', 'infect').map(({ number }) => number)).not.toEqual([]);
    expect(searchRules('2005-fr', 'infect')).toEqual([]);
    expect(searchRules('2010-es', 'es.2').map(({ number }) => number)).toEqual([
      'es.2.1',
      'es.2.2',
      'es.2.3',
      'es.2.4',
      'es.2-ex1',
    ]);
  });
});
