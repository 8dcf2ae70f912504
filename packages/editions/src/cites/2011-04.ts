import type { Cites } from './cites.js';

/** Read in the text of 2011-04-01. */
export const CITES_2011_04: Cites = {
  'mulligan.free': '103.4b',
  'cost.pay': '601.2g',
  'damage.lifelink': '702.13b',
  // 810.10c says yet who is poisoned; that "can't" wins is the general rule.
  'poison.cant': '101.2',
  // Tokens are put onto the battlefield; "create" is no keyword action yet.
  'token.create': '110.5',
  transform: '101.1',
  shuffle: '701.15a',
  reveal: '701.12a',
  search: '701.14a',
  discard: '701.7a',
  scry: '701.17a',
  destroy: '701.6a',
  sacrifice: '701.13a',
  exile: '701.9a',
  regenerate: '701.11a',
  tap: '701.16a',
  phasing: '702.23a',
  monarch: '101.1',
  energy: '121.1',
};
