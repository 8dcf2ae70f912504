import { scenarioTitle } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { scenarioEntries } from './index-of.js';

const entry = (text: string) => scenarioEntries([{ file: '810/x.yaml', text }]);

describe('what a rulebook tells of scenarios', () => {
  it('should be the title, the rules by edition and the cards that do something', () => {
    const text = `scenario: x
title: A title
editions: [2006-en, 2026]
rules: {2006-en: [606.9c.1], 2026: [810.9c.1]}
teams: {A: {A1: {hand: [2 Lightning Bolt], board: [Grizzly Bears as bear, Plains]}}}
script:
  - cast: Lightning Bolt
`;
    expect(entry(text)).toEqual([
      {
        file: '810/x.yaml',
        title: 'A title',
        rules: { '2006-en': ['606.9c.1'], '2026': ['810.9c.1'] },
        cards: ['Lightning Bolt'],
      },
    ]);
  });

  it('should have the title in the languages that the file has it in', () => {
    const told = entry('title: A title\ntitles: {ja: 題}\nrules: {}\n')[0];
    expect(told?.titles).toEqual({ ja: '題' });
    if (told === undefined) throw new Error('no entry');
    expect(scenarioTitle(told, 'ja')).toEqual({ text: '題', language: 'ja' });
    expect(scenarioTitle(told, 'fr')).toEqual({ text: 'A title', language: 'en' });
    expect(scenarioTitle(told, 'en')).toEqual({ text: 'A title', language: 'en' });
  });

  it('should keep numbers as they are written', () => {
    expect(entry('title: T\neditions: [2026]\nrules: [810.10]\n')[0]?.rules).toEqual({ '2026': ['810.10'] });
  });

  it('should leave out what is no scenario', () => {
    expect(entry('title: [')).toEqual([]);
    expect(entry('- a list')).toEqual([]);
    expect(entry('scenario: x')).toEqual([]);
  });
});
