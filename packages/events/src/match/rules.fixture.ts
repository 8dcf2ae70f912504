import type { MatchRules } from '@ettin/schema';

/** Floor Rules in force from 2005-10-01. */
export const IN_2005: MatchRules = {
  wins: { games: 1, rule: 'FR 151' },
  drawn: { rule: 'FR 151' },
  extraTurns: { turns: 5, rule: 'FR 156' },
  tie: { how: 'firstChange', rule: 'FR 157' },
  playFirst: { rule: 'FR 153', afterDraw: 'CR 101.2', lookedFirst: 'FR 153' },
};

/** Tournament Rules of 2025-04-21. */
export const TODAY: MatchRules = {
  wins: { games: 1, rule: 'MTR 9.1' },
  drawn: { rule: 'MTR 9.1' },
  extraTurns: { turns: 3, rule: 'MTR 2.4' },
  tie: { how: 'stateBasedAction', rule: 'MTR 2.4' },
  playFirst: { rule: 'MTR 9.3', afterDraw: 'MTR 2.2', lookedFirst: 'MTR 9.3' },
};
