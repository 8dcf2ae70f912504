// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import ObeliskSpider from '../o/obelisk-spider.js';
import OblivionRing from '../o/oblivion-ring.js';
import OketrasLastMercy from '../o/oketras-last-mercy.js';
import OmenOfTheSea from '../o/omen-of-the-sea.js';
import OonasGatewarden from '../o/oonas-gatewarden.js';
import Opportunity from '../o/opportunity.js';
import OracleOfMulDaya from '../o/oracle-of-mul-daya.js';
import OutOfBounds from '../o/out-of-bounds.js';
import Overrun from '../o/overrun.js';
import Overwhelm from '../o/overwhelm.js';
import OverwhelmingDenial from '../o/overwhelming-denial.js';
import OverwhelmingStampede from '../o/overwhelming-stampede.js';
import OwlinShieldmage from '../o/owlin-shieldmage.js';

const cards: readonly CardDef[] = [
  ObeliskSpider,
  OblivionRing,
  OketrasLastMercy,
  OmenOfTheSea,
  OonasGatewarden,
  Opportunity,
  OracleOfMulDaya,
  OutOfBounds,
  Overrun,
  Overwhelm,
  OverwhelmingDenial,
  OverwhelmingStampede,
  OwlinShieldmage,
];

export default cards;
