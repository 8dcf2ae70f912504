import { fallbackAccepted, hostileRefused, listedAccepted } from './answers.js';
import { somethingAsked } from './asked.js';
import { begunFinished } from './begun.js';
import { cachesAgree } from './caches.js';
import { cardsKept } from './cards.js';
import { jsonOnly } from './json.js';
import type { Check } from './moment.js';
import { referencesHold } from './references.js';
import { eventsTell } from './told.js';
import { totalsAdd } from './totals.js';
import { turnsClean } from './turns.js';
import { nothingLeftToCheck, viewsKeepSecrets } from './views.js';
import { zonesAgree } from './zones.js';

/** After every action. */
export const ALWAYS = [
  'somethingAsked',
  'cardsKept',
  'zonesAgree',
  'totalsAdd',
  'referencesHold',
  'eventsTell',
  'turnsClean',
  'jsonOnly',
] as const;

/** At sampled actions, as they cost more than the action itself. */
export const SAMPLED = [
  'cachesAgree',
  'fallbackAccepted',
  'listedAccepted',
  'begunFinished',
  'nothingLeftToCheck',
  'viewsKeepSecrets',
  'hostileRefused',
] as const;

export type CheckName = (typeof ALWAYS)[number] | (typeof SAMPLED)[number];

/** The checks for one game: some remember what they have seen. */
export function gameChecks(): Readonly<Record<CheckName, Check>> {
  return {
    somethingAsked,
    cardsKept,
    zonesAgree,
    totalsAdd,
    referencesHold,
    eventsTell,
    turnsClean,
    jsonOnly: jsonOnly(),
    cachesAgree,
    fallbackAccepted,
    listedAccepted,
    begunFinished,
    nothingLeftToCheck,
    viewsKeepSecrets,
    hostileRefused,
  };
}
