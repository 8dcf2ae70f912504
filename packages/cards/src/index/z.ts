// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import ZealousConscripts from '../z/zealous-conscripts.js';
import ZealousPersecution from '../z/zealous-persecution.js';
import ZndrspltsJudgment from '../z/zndrsplts-judgment.js';
import ZodiacRabbit from '../z/zodiac-rabbit.js';
import ZulaportCutthroat from '../z/zulaport-cutthroat.js';

const cards: readonly CardDef[] = [
  ZealousConscripts,
  ZealousPersecution,
  ZndrspltsJudgment,
  ZodiacRabbit,
  ZulaportCutthroat,
];

export default cards;
