import type { Cites } from './cites.js';

/** From February 2007 back to October 2006; read in the text of 2006-10-01. */
export const CITES_2006_EN: Cites = {
  'turn.extra': '606.6g',
  'turn.skip': '606.6g',
  'turn.control': '606.6g',
  'draw.order': '606.6h',
  'priority.pass': '606.6f',
  // Each player orders the own triggers; teams have no rule of their own yet.
  'trigger.order': '410.3',
  // No rule on paying life (C9): what has to be paid is paid in full.
  'cost.life': '409.1h',
  'life.pay': '606.9',
  // No keywords yet: an ability that triggers on the damage.
  'damage.lifelink': '410.2',
  'sba.deathtouch': '410.2',
  attach: '212.2j',
  scry: '502.36a',
  destroy: '217.4a',
  sacrifice: '217.4a',
  counterSpell: '414.1',
  regenerate: '419.6b',
  tap: '104.4',
  'keyword.action': '502.1',
};
