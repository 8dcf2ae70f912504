// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import RagingKronch from '../r/raging-kronch.js';
import RankleMasterOfPranks from '../r/rankle-master-of-pranks.js';
import RecklessBushwhacker from '../r/reckless-bushwhacker.js';
import RelentlessRats from '../r/relentless-rats.js';
import RepayInKind from '../r/repay-in-kind.js';
import ReverseTheSands from '../r/reverse-the-sands.js';
import Rewind from '../r/rewind.js';
import RuleOfLaw from '../r/rule-of-law.js';

const cards: readonly CardDef[] = [
  RagingKronch,
  RankleMasterOfPranks,
  RecklessBushwhacker,
  RelentlessRats,
  RepayInKind,
  ReverseTheSands,
  Rewind,
  RuleOfLaw,
];

export default cards;
