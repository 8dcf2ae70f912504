import type { Cites } from './cites.js';

/** October 2005; read in the text of 2005-10-01. */
export const CITES_2005_FR: Cites = {
  'mulligan.team': '101.4',
  'mulligan.free': '101.4',
  'turn.firstDraw': '606.6a',
  'turn.extra': '606.6f',
  'turn.skip': '606.6f',
  'turn.control': '606.6f',
  'draw.step': '606.6d',
  // Nothing on the order of draws: all choose, then all act at one time.
  'draw.order': '606.6c',
  'land.play': '606.6d',
  'priority.team': '606.6b',
  'priority.pass': '606.6e',
  'priority.action': '606.6d',
  'team.primaryDecides': '606.6d',
  'order.apnap': '606.6c',
  activePlayer: '606.6c',
  // What a hand is: cards drawn and not yet played.
  draw: '217.3a',
  // +1/+1 and -1/-1 counters stay beside each other until October 2006.
  'sba.counters': '200.10',
  // Nothing on coins: instructions are followed as they are written.
  random: '413.2b',
};
