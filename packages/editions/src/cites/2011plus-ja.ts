import type { Cites } from './cites.js';

/** November 2016: 805 as today but for combat, which is 810.7; read in the text of 2016-11-11. */
export const CITES_2011PLUS_JA: Cites = {
  'combat.attackers': '810.7c',
  'combat.attackTarget': '810.7a',
  'combat.blockers': '810.7d',
  'combat.damage': '810.7f',
  defendingPlayer: '810.7b',
  // Each member of the active team is one; 805.10c came with attacked heads.
  attackingPlayer: '810.7a',
  transform: '701.26a',
  shuffle: '701.18a',
  reveal: '701.14a',
  search: '701.17a',
  scry: '701.16a',
  sacrifice: '701.15a',
  exile: '701.10a',
  regenerate: '701.13a',
  tap: '701.19a',
  monarch: '716.1',
  'sba.legend': '704.5k',
  'sba.aura': '704.5n',
  'sba.equipment': '704.5p',
  'sba.counters': '704.5r',
  'sba.saga': '101.1',
};
