// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import AbyssalPersecutor from '../a/abyssal-persecutor.js';
import AjaniStrengthOfThePride from '../a/ajani-strength-of-the-pride.js';
import AjanisPridemate from '../a/ajanis-pridemate.js';
import AngelOfGrace from '../a/angel-of-grace.js';
import AngelOfVitality from '../a/angel-of-vitality.js';
import AngelicExaltation from '../a/angelic-exaltation.js';
import ArbiterOfKnollridge from '../a/arbiter-of-knollridge.js';
import ArterialFlow from '../a/arterial-flow.js';
import AxisOfMortality from '../a/axis-of-mortality.js';
import AyaraFirstOfLocthwain from '../a/ayara-first-of-locthwain.js';

const cards: readonly CardDef[] = [
  AbyssalPersecutor,
  AjaniStrengthOfThePride,
  AjanisPridemate,
  AngelOfGrace,
  AngelOfVitality,
  AngelicExaltation,
  ArbiterOfKnollridge,
  ArterialFlow,
  AxisOfMortality,
  AyaraFirstOfLocthwain,
];

export default cards;
