import type { DeckRules, MatchRules, TournamentRules } from '@ettin/schema';

/** Floor Rules (FR) and Tournament Rules (MTR), each as the difference from one that came before. */
export interface DocumentStep {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  /** Document whose rules it keeps where it says nothing else. */
  readonly after?: string;
  readonly parameters?: TournamentRules['parameters'];
  readonly constructed?: Partial<DeckRules>;
  readonly limited?: Partial<DeckRules>;
  readonly match?: Partial<MatchRules>;
}

/** Only these are given out in any number; snow-covered lands and Wastes have to be opened (MTR 7.3). */
const GIVEN_LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/**
 * What August 2005 played, by the head judge of the first tournament (2005-09-07): the numbers are those of the Floor
 * Rules that came with sanctioned play.
 */
export const FIRST: TournamentRules = {
  id: 'fr-2005-08',
  date: '2005-08-01',
  name: 'First tournaments, before sanctioned play',
  // FR 155: each player's first mulligan is free
  parameters: { freeMulligans: 1 },
  decks: {
    constructed: {
      play: 'constructed',
      minimum: { cards: 60, rule: 'FR 161' },
      copies: { cards: 4, rule: 'FR 161' },
      sideboard: { how: 'limited', cards: 0, rule: 'FR 162' },
      unified: { how: 'fourPerTeam', rule: 'FR 161' },
      restricted: { copiesFor: 'team', rule: 'FR 161' },
      banned: { names: [], rule: 'FR 161', formatRule: 'FR 161' },
      pool: null,
    },
    limited: {
      play: 'limited',
      minimum: { cards: 40, rule: 'CR 100.3' },
      copies: null,
      sideboard: { how: 'limited', cards: 0, rule: 'FR 172' },
      unified: null,
      restricted: null,
      banned: null,
      pool: { freely: GIVEN_LANDS, rule: 'CR 100.3' },
    },
  },
  match: {
    wins: { games: 1, rule: 'FR 151' },
    drawn: { rule: 'FR 151' },
    extraTurns: { turns: 5, rule: 'FR 156' },
    tie: { how: 'firstChange', rule: 'FR 157' },
    playFirst: { rule: 'FR 153', afterDraw: 'CR 101.2', lookedFirst: 'FR 153' },
  },
};

const ERAYO = ['Erayo, Soratami Ascendant'];

/** Oldest first. */
export const STEPS: readonly DocumentStep[] = [
  {
    id: 'fr-2005-09',
    date: '2005-10-01',
    name: 'Floor Rules of 2005-09-20',
    constructed: { banned: { names: ERAYO, rule: 'FR 161', formatRule: 'FR 161' } },
  },
  {
    // against 606.6b of October 2006, neither partner draws on the first turn
    id: 'fr-2006-06',
    date: '2006-06-20',
    name: 'Floor Rules of 2006-06-20',
    parameters: { freeMulligans: 1, firstDraw: 'skipped' },
  },
  {
    id: 'fr-2006-12',
    date: '2006-12-01',
    name: 'Floor Rules of 2006-12-01',
    parameters: { freeMulligans: 1, firstDraw: 'secondaryOnly' },
    limited: { sideboard: { how: 'sharedPool', rule: 'FR 172' } },
    match: { extraTurns: { turns: 3, rule: 'FR 156' } },
  },
  {
    // 30 life where the rules of the game still said 40; FR 151 speaks of two heads alone
    id: 'fr-2007-02',
    date: '2007-02-20',
    name: 'Floor Rules of 2007-02-20',
    parameters: {
      freeMulligans: 1,
      firstDraw: 'secondaryOnly',
      startingLife: { solo: 20, base: 30, perHead: 15 },
    },
  },
  {
    // the rules of the game have 30 life and skip the first draw themselves
    id: 'fr-2007-05',
    date: '2007-05-01',
    name: 'Floor Rules of 2007-05-01',
    parameters: {},
  },
  {
    id: 'mtr-2009-06',
    date: '2009-07-08',
    name: 'Tournament Rules of 2009-06-20',
    constructed: {
      minimum: { cards: 60, rule: 'CR 100.2a' },
      copies: { cards: 4, rule: 'CR 100.2a' },
      sideboard: { how: 'limited', cards: 0, rule: 'MTR 9.5' },
      unified: { how: 'fourPerTeam', rule: 'MTR 8.5' },
      restricted: { copiesFor: 'team', rule: 'MTR 8.5' },
      banned: { names: ERAYO, rule: 'MTR 9.5', formatRule: 'MTR 8.5' },
    },
    limited: {
      minimum: { cards: 40, rule: 'CR 100.2b' },
      sideboard: { how: 'sharedPool', rule: 'CR 100.4c' },
      pool: { freely: GIVEN_LANDS, rule: 'MTR 7.3' },
    },
    match: {
      wins: { games: 1, rule: 'MTR 9.1' },
      drawn: { rule: 'MTR 9.1' },
      extraTurns: { turns: 3, rule: 'MTR 2.5' },
      tie: { how: 'firstChange', rule: 'MTR 2.5' },
      playFirst: { rule: 'MTR 9.3', afterDraw: 'MTR 2.2', lookedFirst: 'MTR 9.3' },
    },
  },
  {
    // the composite's own lines; it leaves out the variant's ban (C23), and says nothing of time
    id: 'es-2010',
    date: '2010-10-01',
    name: 'The Spanish composite, on Tournament Rules of 2009-06-20',
    after: 'mtr-2009-06',
    constructed: {
      minimum: { cards: 60, rule: 'es.1.1' },
      copies: { cards: 4, rule: 'es.2.1' },
      sideboard: { how: 'limited', cards: 0, rule: 'es.2.4' },
      unified: { how: 'fourPerTeam', rule: 'es.2.1' },
      restricted: { copiesFor: 'team', rule: 'es.3.1' },
      banned: { names: ERAYO, rule: 'MTR 9.5', formatRule: 'es.3.2' },
    },
    match: { wins: { games: 1, rule: 'es.42.1' }, drawn: { rule: 'es.42.2' } },
  },
  {
    id: 'mtr-2011-01',
    date: '2011-01-01',
    name: 'Tournament Rules of January 2011',
    after: 'mtr-2009-06',
    match: { tie: { how: 'stateBasedAction', rule: 'MTR 2.5' } },
  },
  {
    // a restricted card is then one in the single deck that may have it (6.1)
    id: 'mtr-2016-07',
    date: '2016-07-22',
    name: 'Tournament Rules of 2016-07-22',
    constructed: {
      unified: { how: 'noSharedNames', rule: 'MTR 8.4' },
      restricted: { copiesFor: 'deck', rule: 'MTR 6.1' },
      banned: { names: ERAYO, rule: 'MTR 9.5', formatRule: 'MTR 8.4' },
    },
  },
  {
    id: 'mtr-2025-04',
    date: '2025-04-21',
    name: 'Tournament Rules of 2025-04-21',
    match: {
      extraTurns: { turns: 3, rule: 'MTR 2.4' },
      tie: { how: 'stateBasedAction', rule: 'MTR 2.4' },
    },
  },
];

/** The document that was in force when an edition was, or the next one where the edition came first. */
export const BY_EDITION: Readonly<Record<string, string>> = {
  '2005-08': 'fr-2005-08',
  '2005-fr': 'fr-2005-09',
  '2006-en': 'fr-2006-12',
  '2007-02': 'fr-2007-02',
  '2007-05': 'fr-2007-05',
  '2009-en': 'mtr-2009-06',
  '2010-04': 'mtr-2009-06',
  '2010-es': 'es-2010',
  '2011-04': 'mtr-2011-01',
  '2011plus-ja': 'mtr-2016-07',
  '2018-04': 'mtr-2016-07',
  '2019-07': 'mtr-2016-07',
  '2024-11': 'mtr-2025-04',
  '2026': 'mtr-2025-04',
};
