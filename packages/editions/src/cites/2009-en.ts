import type { Cites } from './cites.js';

/** Section 806 in its order of October 2009; read in the text of 2009-10-05. */
export const CITES_2009_EN: Cites = {
  'turn.extra': '806.6h',
  'turn.skip': '806.6h',
  'turn.control': '806.6h',
  'draw.step': '806.6e',
  'draw.order': '806.6i',
  'land.play': '806.6e',
  'priority.team': '806.6c',
  'priority.pass': '806.6g',
  'priority.action': '806.6e',
  'order.apnap': '806.6d',
  'trigger.order': '806.6f',
  'combat.attackers': '806.7c',
  'combat.attackTarget': '806.7a',
  'combat.blockers': '806.7d',
  'combat.damage': '806.7f',
  defendingPlayer: '806.7b',
  attackingPlayer: '806.7a',
  // A rule on one active player is of April 2010; the active team is this one's.
  activePlayer: '806.6d',
  'damage.lifelink': '702.13a',
  'life.shared': '806.9',
  'life.gain': '806.9',
  'life.loss': '806.9',
  'life.set': '806.9c',
  'life.setBoth': '806.9b',
  // Exchanging and redistributing set totals: of one member, or of both.
  'life.exchange': '806.9c',
  'life.redistribute': '806.9b',
  'life.cantGain': '101.2',
  'life.pay': '806.9d',
  // No keyword action yet; how a deck is shuffled as a game starts.
  shuffle: '103.1',
  scry: '701.16a',
  tap: '701.15a',
  'sba.teamLife': '806.8c',
  'game.teamResult': '806.8a',
  'game.concede': '806.8b',
  'game.cantLose': '806.8a',
  'game.cantWin': '806.8a',
};
