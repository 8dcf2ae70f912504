// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import NantukoVigilante from '../n/nantuko-vigilante.js';
import Naturalize from '../n/naturalize.js';
import NearDeathExperience from '../n/near-death-experience.js';
import Negate from '../n/negate.js';
import NehebTheEternal from '../n/neheb-the-eternal.js';
import Nekrataal from '../n/nekrataal.js';
import NicolBolasDragonGod from '../n/nicol-bolas-dragon-god.js';
import NightMarketLookout from '../n/night-market-lookout.js';
import NightveilSprite from '../n/nightveil-sprite.js';
import NimbusWings from '../n/nimbus-wings.js';
import NivMizzetTheFiremind from '../n/niv-mizzet-the-firemind.js';
import NivixCyclops from '../n/nivix-cyclops.js';
import NobleHierarch from '../n/noble-hierarch.js';
import NobleTemplar from '../n/noble-templar.js';
import NullmageShepherd from '../n/nullmage-shepherd.js';
import NyleasDisciple from '../n/nyleas-disciple.js';
import Nyxathid from '../n/nyxathid.js';

const cards: readonly CardDef[] = [
  NantukoVigilante,
  Naturalize,
  NearDeathExperience,
  Negate,
  NehebTheEternal,
  Nekrataal,
  NicolBolasDragonGod,
  NightMarketLookout,
  NightveilSprite,
  NimbusWings,
  NivMizzetTheFiremind,
  NivixCyclops,
  NobleHierarch,
  NobleTemplar,
  NullmageShepherd,
  NyleasDisciple,
  Nyxathid,
];

export default cards;
