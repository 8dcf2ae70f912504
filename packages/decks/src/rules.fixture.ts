import type { DeckRules } from '@ettin/schema';

/** Constructed as today: Tournament Rules since 2016-07-22. */
export const TODAY: DeckRules = {
  play: 'constructed',
  minimum: { cards: 60, rule: 'CR 100.2a' },
  copies: { cards: 4, rule: 'CR 100.2a' },
  sideboard: { how: 'limited', cards: 0, rule: 'MTR 9.5' },
  unified: { how: 'noSharedNames', rule: 'MTR 8.4' },
  restricted: { copiesFor: 'deck', rule: 'MTR 6.1' },
  banned: { names: ['Erayo, Soratami Ascendant'], rule: 'MTR 9.5', formatRule: 'MTR 8.4' },
  pool: null,
};

/** As from 2005 to 2016-07-21; the numbers are those of the Tournament Rules of 2009-06-20. */
export const FOUR_A_TEAM: DeckRules = {
  ...TODAY,
  unified: { how: 'fourPerTeam', rule: 'MTR 8.5' },
  restricted: { copiesFor: 'team', rule: 'MTR 8.5' },
};

/** Limited with the shared sideboard (CR 100.4c). */
export const LIMITED: DeckRules = {
  play: 'limited',
  minimum: { cards: 40, rule: 'CR 100.2b' },
  copies: null,
  sideboard: { how: 'sharedPool', rule: 'CR 100.4c' },
  unified: null,
  restricted: null,
  banned: null,
  pool: { freely: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'], rule: 'MTR 7.3' },
};
