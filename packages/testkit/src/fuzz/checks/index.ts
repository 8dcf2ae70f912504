import { fallbackAccepted, hostileRefused, listedAccepted } from './answers.js';
import { passListed, somethingAsked } from './asked.js';
import { begunFinished } from './begun.js';
import { cachesAgree } from './caches.js';
import { cardsKept } from './cards.js';
import { jsonOnly } from './json.js';
import type { Check } from './moment.js';
import { referencesHold } from './references.js';
import { refusalsKeepSecrets, unseenMakesNoDifference } from './secrets.js';
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

/** At watched actions: what viewers are sent. */
export const WATCHED = ['nothingLeftToCheck', 'viewsKeepSecrets'] as const;

/** At watched actions, but not at every one of a thorough game: they try further actions, each as dear as the game's own. */
export const TRYING = [
  'passListed',
  'cachesAgree',
  'fallbackAccepted',
  'listedAccepted',
  'begunFinished',
  'hostileRefused',
  'refusalsKeepSecrets',
  'unseenMakesNoDifference',
] as const;

export type CheckName = (typeof ALWAYS)[number] | (typeof WATCHED)[number] | (typeof TRYING)[number];

export const CHECKS: Readonly<Record<CheckName, Check>> = {
  somethingAsked,
  cardsKept,
  zonesAgree,
  totalsAdd,
  referencesHold,
  eventsTell,
  turnsClean,
  jsonOnly,
  passListed,
  cachesAgree,
  fallbackAccepted,
  listedAccepted,
  begunFinished,
  nothingLeftToCheck,
  viewsKeepSecrets,
  hostileRefused,
  refusalsKeepSecrets,
  unseenMakesNoDifference,
};
