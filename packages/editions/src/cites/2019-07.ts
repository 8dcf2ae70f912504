import type { Cites } from './cites.js';

/**
 * From 2019-07 on back to Dominaria (2018-04-27), whose text this was read in: 805 and 810 are numbered as today, the
 * general rules otherwise.
 */
export const CITES_2019_07: Cites = {
  'mulligan.free': '103.4c',
  untap: '502.2',
  'cost.life': '118.4a',
  'special.action': '115.1',
  // 805.4d is of January 2020; until then an ability triggers as often as its event happens.
  'trigger.step': '603.2',
  damage: '119.3',
  'damage.infect': '119.3b',
  counters: '121.1',
  'token.create': '701.6a',
  copy: '706.2',
  shuffle: '701.19a',
  reveal: '701.15a',
  search: '701.18a',
  draw: '120.1',
  discard: '701.8a',
  // No keyword action yet: cards go to the graveyard.
  mill: '404.1',
  scry: '701.17a',
  destroy: '701.7a',
  sacrifice: '701.16a',
  exile: '701.11a',
  counterSpell: '701.5a',
  regenerate: '701.14a',
  tap: '701.20a',
  phasing: '702.25a',
  monarch: '717.1',
  // Not there yet: what a card of later says comes before the rules.
  dayNight: '101.1',
  'sba.defense': '101.1',
  commit: '103.1',
};
