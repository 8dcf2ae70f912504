// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import RagingKronch from '../r/raging-kronch.js';
import RecklessBushwhacker from '../r/reckless-bushwhacker.js';
import RepayInKind from '../r/repay-in-kind.js';
import ReverseTheSands from '../r/reverse-the-sands.js';
import Rewind from '../r/rewind.js';

const cards: readonly CardDef[] = [
  RagingKronch,
  RecklessBushwhacker,
  RepayInKind,
  ReverseTheSands,
  Rewind,
];

export default cards;
