// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import WallOfOmens from '../w/wall-of-omens.js';
import WarNameAspirant from '../w/war-name-aspirant.js';
import WardenOfEvosIsle from '../w/warden-of-evos-isle.js';
import Wax from '../w/wax.js';
import WaywardServant from '../w/wayward-servant.js';
import Wear from '../w/wear.js';
import WeeDragonauts from '../w/wee-dragonauts.js';
import Wellwisher from '../w/wellwisher.js';
import WilyGoblin from '../w/wily-goblin.js';
import WindScarredCrag from '../w/wind-scarred-crag.js';
import WoodElves from '../w/wood-elves.js';
import WoollyLoxodon from '../w/woolly-loxodon.js';
import Worship from '../w/worship.js';
import WorstFears from '../w/worst-fears.js';
import WrathOfGod from '../w/wrath-of-god.js';
import WrensRunVanquisher from '../w/wrens-run-vanquisher.js';

const cards: readonly CardDef[] = [
  WallOfOmens,
  WarNameAspirant,
  WardenOfEvosIsle,
  Wax,
  WaywardServant,
  Wear,
  WeeDragonauts,
  Wellwisher,
  WilyGoblin,
  WindScarredCrag,
  WoodElves,
  WoollyLoxodon,
  Worship,
  WorstFears,
  WrathOfGod,
  WrensRunVanquisher,
];

export default cards;
