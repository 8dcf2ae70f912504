// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import DavrielRogueShadowmage from '../d/davriel-rogue-shadowmage.js';
import DireFleetCaptain from '../d/dire-fleet-captain.js';
import DireFleetRavager from '../d/dire-fleet-ravager.js';
import DoomForetold from '../d/doom-foretold.js';
import DruidsDeliverance from '../d/druids-deliverance.js';

const cards: readonly CardDef[] = [
  DavrielRogueShadowmage,
  DireFleetCaptain,
  DireFleetRavager,
  DoomForetold,
  DruidsDeliverance,
];

export default cards;
