// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import NantukoVigilante from '../n/nantuko-vigilante.js';
import Naturalize from '../n/naturalize.js';
import NearDeathExperience from '../n/near-death-experience.js';
import NehebTheEternal from '../n/neheb-the-eternal.js';
import NicolBolasDragonGod from '../n/nicol-bolas-dragon-god.js';
import NightMarketLookout from '../n/night-market-lookout.js';
import NightveilSprite from '../n/nightveil-sprite.js';
import NyleasDisciple from '../n/nyleas-disciple.js';

const cards: readonly CardDef[] = [
  NantukoVigilante,
  Naturalize,
  NearDeathExperience,
  NehebTheEternal,
  NicolBolasDragonGod,
  NightMarketLookout,
  NightveilSprite,
  NyleasDisciple,
];

export default cards;
