// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import GhostlyPrison from '../g/ghostly-prison.js';
import GideonOfTheTrials from '../g/gideon-of-the-trials.js';
import GlistenerElf from '../g/glistener-elf.js';
import GloriousAnthem from '../g/glorious-anthem.js';
import GoblinChainwhirler from '../g/goblin-chainwhirler.js';
import GoblinGoon from '../g/goblin-goon.js';
import GoblinPiledriver from '../g/goblin-piledriver.js';
import GontisMachinations from '../g/gontis-machinations.js';
import GrayMerchantOfAsphodel from '../g/gray-merchant-of-asphodel.js';
import GrizzlyBears from '../g/grizzly-bears.js';
import GruesomeFate from '../g/gruesome-fate.js';
import GrunnTheLonelyKing from '../g/grunn-the-lonely-king.js';
import Guttersnipe from '../g/guttersnipe.js';

const cards: readonly CardDef[] = [
  GhostlyPrison,
  GideonOfTheTrials,
  GlistenerElf,
  GloriousAnthem,
  GoblinChainwhirler,
  GoblinGoon,
  GoblinPiledriver,
  GontisMachinations,
  GrayMerchantOfAsphodel,
  GrizzlyBears,
  GruesomeFate,
  GrunnTheLonelyKing,
  Guttersnipe,
];

export default cards;
