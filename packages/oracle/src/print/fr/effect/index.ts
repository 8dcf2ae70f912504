import { cardEffects } from './cards.js';
import { choiceEffects } from './choices.js';
import { continuousEffects } from './continuous.js';
import { counterEffects } from './counters.js';
import { flowEffects } from './flow.js';
import { gameEffects } from './game.js';
import { lifeEffects } from './life.js';
import { manaEffects } from './mana.js';
import { objectEffects } from './objects.js';
import type { EffectPrinters } from './shape.js';
import { tokenEffects } from './tokens.js';

/** All of them: an effect added to the schema doesn't compile until one of the groups prints it. */
export const EFFECTS: EffectPrinters = {
  ...flowEffects,
  ...choiceEffects,
  ...lifeEffects,
  ...cardEffects,
  ...objectEffects,
  ...tokenEffects,
  ...counterEffects,
  ...manaEffects,
  ...continuousEffects,
  ...gameEffects,
};
