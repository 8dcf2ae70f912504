// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import Naturalize from '../n/naturalize.js';
import NearDeathExperience from '../n/near-death-experience.js';
import NicolBolasDragonGod from '../n/nicol-bolas-dragon-god.js';
import NightMarketLookout from '../n/night-market-lookout.js';

const cards: readonly CardDef[] = [
  Naturalize,
  NearDeathExperience,
  NicolBolasDragonGod,
  NightMarketLookout,
];

export default cards;
