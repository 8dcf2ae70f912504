import { describe, expect, it } from 'vitest';
import { EDITION_2026 } from '../editions/2026.js';
import { STEPS as EDITIONS } from '../editions/parameters.js';
import { LINES_2010_ES } from '../index/2010-es.js';
import { BY_EDITION } from './documents.js';
import { documentIds, getDocument, tournamentRules, underDocument } from './profiles.js';

const of = (edition: string) => {
  const rules = tournamentRules(edition);
  if (rules === undefined) throw new Error(edition);
  return rules;
};
/** A value for each edition, oldest first. */
const each = <T>(read: (rules: ReturnType<typeof of>) => T) =>
  Object.fromEntries(Object.keys(BY_EDITION).map((id) => [id, read(of(id))]));
const FOUR = 'fourPerTeam';
const NONE = 'noSharedNames';

describe('tournament rules by edition', () => {
  it('should be there for every edition', () => {
    expect(Object.keys(BY_EDITION).sort()).toEqual(['2026', ...EDITIONS.map(({ id }) => id)].sort());
    expect(tournamentRules('1993')).toBeUndefined();
  });

  it('should be in the order of their dates', () => {
    const dates = documentIds.map((id) => getDocument(id)?.date ?? '');
    expect(dates).toEqual([...dates].sort());
  });

  // Floor Rules 161, Tournament Rules 6.1, CR 100.2a
  it('should ask for sixty cards in constructed and forty in limited', () => {
    for (const id of Object.keys(BY_EDITION)) {
      expect(of(id).decks.constructed.minimum.cards, id).toBe(60);
      expect(of(id).decks.limited.minimum.cards, id).toBe(40);
      expect(of(id).decks.limited.copies, id).toBeNull();
    }
  });

  // Tournament Rules 8.4 changed on 2016-07-22 (C22)
  it('should have four of a name a team until July 2016, and no shared names since', () => {
    expect(each((r) => r.decks.constructed.unified?.how)).toEqual({
      '2005-08': FOUR,
      '2005-fr': FOUR,
      '2006-en': FOUR,
      '2007-02': FOUR,
      '2007-05': FOUR,
      '2009-en': FOUR,
      '2010-04': FOUR,
      '2010-es': FOUR,
      '2011-04': FOUR,
      '2011plus-ja': NONE,
      '2018-04': NONE,
      '2019-07': NONE,
      '2024-11': NONE,
      '2026': NONE,
    });
  });

  it('should let the other way of unified decks be chosen (C22)', () => {
    expect(tournamentRules('2026', { unified: FOUR })?.decks.constructed.unified).toEqual({
      how: FOUR,
      rule: 'MTR 8.4',
    });
    expect(tournamentRules('2005-fr', { unified: NONE })?.decks.constructed.unified?.how).toBe(NONE);
  });

  // Floor Rules of 2005-09-20, in force from 2005-10-01
  it('should ban Erayo since October 2005, the Spanish composite too (C23)', () => {
    expect(each((r) => r.decks.constructed.banned?.names.length)).toMatchObject({
      '2005-08': 0,
      '2005-fr': 1,
      '2026': 1,
    });
    expect(of('2010-es').decks.constructed.banned).toEqual({
      names: ['Erayo, Soratami Ascendant'],
      rule: 'MTR 9.5',
      formatRule: 'es.3.2',
    });
  });

  it('should have no sideboard in constructed, and a shared one in limited since December 2006', () => {
    for (const id of Object.keys(BY_EDITION))
      expect(of(id).decks.constructed.sideboard, id).toMatchObject({ how: 'limited', cards: 0 });
    expect(of('2005-fr').decks.limited.sideboard).toEqual({ how: 'limited', cards: 0, rule: 'FR 172' });
    expect(getDocument('fr-2006-06')?.decks.limited.sideboard).toMatchObject({ cards: 0 });
    expect(of('2006-en').decks.limited.sideboard).toEqual({ how: 'sharedPool', rule: 'FR 172' });
    expect(of('2026').decks.limited.sideboard).toEqual({ how: 'sharedPool', rule: 'CR 100.4c' });
  });

  // Floor Rules 156: five until 2006-11-30, three since
  it('should give five extra turns until November 2006, and three since', () => {
    expect(each((r) => r.match.extraTurns.turns)).toMatchObject({
      '2005-08': 5,
      '2005-fr': 5,
      '2006-en': 3,
      '2010-es': 3,
    });
    expect(getDocument('fr-2006-06')?.match.extraTurns.turns).toBe(5);
    expect(of('2011plus-ja').match.extraTurns).toEqual({ turns: 3, rule: 'MTR 2.5' });
    expect(of('2026').match.extraTurns).toEqual({ turns: 3, rule: 'MTR 2.4' });
  });

  // the additional state-based action is of the Tournament Rules of January 2011
  it('should break ties by the first change until 2010, by a state-based action since', () => {
    expect(each((r) => r.match.tie.how)).toMatchObject({
      '2005-fr': 'firstChange',
      '2010-04': 'firstChange',
      '2010-es': 'firstChange',
      '2011-04': 'stateBasedAction',
      '2026': 'stateBasedAction',
    });
  });

  it('should start tournaments at 30 life before the rules of the game did (Floor Rules 151 of 2007-02-20)', () => {
    expect(of('2007-02').parameters.startingLife).toMatchObject({ base: 30 });
    expect(of('2006-en').parameters.startingLife).toBeUndefined();
    expect(of('2009-en').parameters).toEqual({});
  });

  it('should give a free first mulligan where the rules of the game had none (Floor Rules 155; C4)', () => {
    expect(of('2005-fr').parameters).toEqual({ freeMulligans: 1 });
  });

  it('should make another edition only of what tournaments play otherwise', () => {
    expect(underDocument(EDITION_2026, of('2026'))).toBe(EDITION_2026);
    // the values of the document that today's edition has already
    expect(underDocument(EDITION_2026, of('2005-fr'))).toBe(EDITION_2026);
    const before = { ...EDITION_2026, parameters: { ...EDITION_2026.parameters, freeMulligans: 0 } };
    const played = underDocument(before, of('2005-fr'));
    expect(played).toMatchObject({ id: '2026', document: 'fr-2005-09', parameters: { freeMulligans: 1 } });
    expect(played.parameters).toEqual(EDITION_2026.parameters);
  });

  it('should cite lines that the Spanish text has', () => {
    const { constructed } = of('2010-es').decks;
    const { match } = of('2010-es');
    const cited = [
      constructed.minimum.rule,
      constructed.copies?.rule,
      constructed.sideboard.rule,
      constructed.unified?.rule,
      constructed.restricted?.rule,
      constructed.banned?.formatRule,
      match.wins.rule,
      match.drawn.rule,
    ];
    const lines = LINES_2010_ES.map(({ id }) => id);
    expect(cited.filter((id) => !lines.includes(id ?? ''))).toEqual([]);
  });
});
