import type { Test } from '../test.js';
import { accessible } from './axe.js';
import { nothingLeftBehind } from './behind.js';
import { nothingCovered, travelPasses } from './covered.js';
import { dragging } from './drag.js';
import { figures } from './figures.js';
import { friendsPlay } from './friends.js';
import { heardEverywhere } from './heard.js';
import { byKeyboard } from './keyboard.js';
import { keysLead } from './keys.js';
import { languages } from './languages.js';
import { lobbyServes, offlineWorks } from './lobby.js';
import { byMouse } from './mouse.js';
import { ownDeck } from './own-deck.js';
import { onPhone } from './phone.js';
import { focusStays } from './questions.js';
import { serverReturns, stoppedPage } from './stopped.js';

/** In the order in which they run; those that wait run beside the others. */
export const tests: readonly Test[] = [
  figures,
  nothingCovered,
  travelPasses,
  dragging,
  keysLead,
  heardEverywhere,
  nothingLeftBehind,
  focusStays,
  byMouse,
  lobbyServes,
  ownDeck,
  friendsPlay,
  onPhone,
  byKeyboard,
  offlineWorks,
  stoppedPage,
  serverReturns,
  accessible,
  ...languages,
];
