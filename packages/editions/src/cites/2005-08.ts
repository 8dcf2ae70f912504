import type { Cites } from './cites.js';

/** August 2005, numbered as in October, but for the sentence on draws and lands that 606.6d got then. */
export const CITES_2005_08: Cites = {
  'draw.step': '304.1',
  'land.play': '212.6b',
};
