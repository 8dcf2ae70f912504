import { allEditions, editionName, LANGUAGES, type Language } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { lobby as en } from '../i18n/en/lobby.js';
import { lobby as es } from '../i18n/es/lobby.js';
import { lobby as fr } from '../i18n/fr/lobby.js';
import { lobby as ja } from '../i18n/ja/lobby.js';
import { EDITIONS } from './editions.js';

const LOBBIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es, fr, ja };

describe('the editions that the lobby offers', () => {
  it('should be all that there are, with their dates', () => {
    expect(EDITIONS).toEqual(allEditions.map(({ id, date }) => ({ id, date })));
  });

  it.each(LANGUAGES)('should have the names that the rulebook has in %s', (language) => {
    for (const { id } of allEditions)
      expect(LOBBIES[language][`edition.${id}`], id).toBe(editionName(id, language));
  });
});
