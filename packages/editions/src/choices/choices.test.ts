import type { Edition } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import {
  allEditions,
  choiceOptions,
  choicesOf,
  contradiction,
  getEdition,
  LANGUAGES,
  ruleLines,
  TEXT_IDS,
  tournamentRules,
  withChoices,
} from '../index.js';
import { CHOICES } from './choices.js';
import { CONTRADICTIONS } from './contradictions.js';

function edition(id: string): Edition {
  const found = getEdition(id);
  if (found === undefined) throw new Error(`no edition ${id}`);
  return found;
}

describe('the contradictions', () => {
  it('should be those that lines name, C1 to C24', () => {
    expect(Object.keys(CONTRADICTIONS)).toEqual(Array.from({ length: 24 }, (_, i) => `C${i + 1}`));
    const named = TEXT_IDS.flatMap((text) =>
      ruleLines(text).flatMap((line) => line.contradiction?.split(',') ?? []),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const id of named) expect(contradiction(id), id).toBeDefined();
    expect(contradiction('C25')).toBeUndefined();
    expect(contradiction('constructor')).toBeUndefined();
  });
});

describe('the words of contradictions and choices', () => {
  it.each(LANGUAGES)('should be there in %s, and no other language', (language) => {
    const seen = new Set<string>();
    for (const [id, english] of Object.entries(CONTRADICTIONS)) {
      const said = contradiction(id, language);
      for (const text of [said?.about ?? '', said?.done ?? '']) expect(text, id).toMatch(/[.。]$/);
      if (language !== 'en') expect([english.about, english.done], id).not.toContain(said?.about);
      seen.add(said?.about ?? '');
      const options = choiceOptions(id, language);
      expect(
        options.map(({ option }) => option),
        id,
      ).toEqual(choiceOptions(id).map(({ option }) => option));
      for (const [i, { what }] of choiceOptions(id).entries())
        if (language !== 'en') expect(options[i]?.what, id).not.toBe(what);
    }
    expect(seen.size).toBe(24);
  });

  it('should keep the numbers that the English ones name', () => {
    const numbersOf = (text: string) => [...new Set(text.match(/\d+(?:\.\d+[a-z]?)?/g) ?? [])].sort();
    for (const [id, { about, done }] of Object.entries(CONTRADICTIONS))
      for (const language of LANGUAGES) {
        const said = contradiction(id, language);
        for (const number of numbersOf(`${about} ${done}`).filter((n) => n.length > 1))
          expect(`${said?.about} ${said?.done}`, `${id} ${language}`).toContain(number);
      }
  });

  it('should be none of what there is not', () => {
    expect(contradiction('C25', 'ja')).toBeUndefined();
    expect(contradiction('constructor', 'fr')).toBeUndefined();
    expect(choiceOptions('C1', 'es')).toEqual([]);
    expect(choiceOptions('constructor', 'es')).toEqual([]);
  });
});

describe('the choices of an edition', () => {
  it('should have a standard that the edition itself has', () => {
    for (const one of allEditions) {
      const chosen = withChoices(one, choicesOf(one.id));
      expect(chosen).toEqual({ ok: true, edition: one });
    }
    for (const { standard } of Object.values(CHOICES))
      for (const id of Object.keys(standard)) expect(getEdition(id), id).toBeDefined();
  });

  it('should be those that its text leaves open', () => {
    expect(choicesOf('2005-fr')).toEqual({ C4: 'rules', C10: 'heads', C22: 'fourPerTeam' });
    expect(choicesOf('2010-es')).toEqual({ C6: 'corrected', C10: 'heads', C22: 'fourPerTeam' });
    expect(choicesOf('2026')).toEqual({ C22: 'noSharedNames' });
    expect(choicesOf('1993')).toEqual({});
  });

  // C10 is about shares, C22 about what the Floor and Tournament Rules of the date say of unified decks
  it('should follow from what an edition is, of one that is added too', () => {
    for (const { id, parameters } of allEditions) {
      expect(choicesOf(id).C10, id).toBe(parameters.individualLife === 'share' ? 'heads' : undefined);
      const how = tournamentRules(id)?.decks.constructed.unified?.how;
      expect(how, id).toBeDefined();
      expect(choicesOf(id).C22, id).toBe(how);
    }
  });

  it('should change what they are about and nothing else', () => {
    const es = edition('2010-es');
    const literal = withChoices(es, { C6: 'literal' });
    expect(literal).toEqual({
      ok: true,
      edition: {
        ...es,
        parameters: { ...es.parameters, startingLife: { solo: 20, base: 30, perHead: 15, each: 20 } },
        choices: { C6: 'literal' },
      },
    });
    expect(withChoices(edition('2005-fr'), { C4: 'tournament', C10: 'two' })).toMatchObject({
      ok: true,
      edition: {
        id: '2005-fr',
        parameters: { freeMulligans: 1, shareOf: 'two' },
        choices: { C4: 'tournament', C10: 'two' },
      },
    });
  });

  it('should be kept by the edition where they are not what is usual', () => {
    const chosen = withChoices(edition('2005-fr'), { C4: 'rules', C10: 'two' });
    expect(chosen.ok && chosen.edition.choices).toEqual({ C10: 'two' });
  });

  it('should leave the edition what tournaments play otherwise', () => {
    const played = { ...edition('2005-fr'), document: 'fr-2005-09' };
    expect(withChoices(played, { C10: 'two' })).toEqual({
      ok: true,
      edition: { ...played, parameters: { ...played.parameters, shareOf: 'two' }, choices: { C10: 'two' } },
    });
  });

  it('should be refused by name where there is none', () => {
    expect(withChoices(edition('2026'), { C6: 'literal' })).toEqual({
      ok: false,
      what: 'C6',
      there: ['C22'],
    });
    expect(withChoices(edition('2010-es'), { C6: 'maybe' })).toEqual({
      ok: false,
      what: 'maybe',
      there: ['corrected', 'literal'],
    });
    expect(withChoices(edition('2026'), { constructor: 'x' })).toMatchObject({
      ok: false,
      what: 'constructor',
    });
  });
});
