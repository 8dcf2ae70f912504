// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import OketrasLastMercy from '../o/oketras-last-mercy.js';
import OutOfBounds from '../o/out-of-bounds.js';
import Overrun from '../o/overrun.js';
import Overwhelm from '../o/overwhelm.js';
import OverwhelmingDenial from '../o/overwhelming-denial.js';
import OverwhelmingStampede from '../o/overwhelming-stampede.js';

const cards: readonly CardDef[] = [
  OketrasLastMercy,
  OutOfBounds,
  Overrun,
  Overwhelm,
  OverwhelmingDenial,
  OverwhelmingStampede,
];

export default cards;
