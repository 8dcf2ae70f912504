// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import WallOfOmens from '../w/wall-of-omens.js';
import WallOfStone from '../w/wall-of-stone.js';
import WarMammoth from '../w/war-mammoth.js';
import WarNameAspirant from '../w/war-name-aspirant.js';
import WardenOfEvosIsle from '../w/warden-of-evos-isle.js';
import WastelandScorpion from '../w/wasteland-scorpion.js';
import WaterfallAerialist from '../w/waterfall-aerialist.js';
import Wax from '../w/wax.js';
import WaywardServant from '../w/wayward-servant.js';
import Weakness from '../w/weakness.js';
import Wear from '../w/wear.js';
import WeeDragonauts from '../w/wee-dragonauts.js';
import Wellwisher from '../w/wellwisher.js';
import WhispersilkCloak from '../w/whispersilk-cloak.js';
import WhiteKnight from '../w/white-knight.js';
import WildHunger from '../w/wild-hunger.js';
import WilyGoblin from '../w/wily-goblin.js';
import WindDrake from '../w/wind-drake.js';
import WindScarredCrag from '../w/wind-scarred-crag.js';
import WolfbriarElemental from '../w/wolfbriar-elemental.js';
import Wonder from '../w/wonder.js';
import WoodElves from '../w/wood-elves.js';
import WoollyLoxodon from '../w/woolly-loxodon.js';
import Worship from '../w/worship.js';
import WorstFears from '../w/worst-fears.js';
import WrapInVigor from '../w/wrap-in-vigor.js';
import WrathOfGod from '../w/wrath-of-god.js';
import WrensRunVanquisher from '../w/wrens-run-vanquisher.js';
import WurmcoilEngine from '../w/wurmcoil-engine.js';

const cards: readonly CardDef[] = [
  WallOfOmens,
  WallOfStone,
  WarMammoth,
  WarNameAspirant,
  WardenOfEvosIsle,
  WastelandScorpion,
  WaterfallAerialist,
  Wax,
  WaywardServant,
  Weakness,
  Wear,
  WeeDragonauts,
  Wellwisher,
  WhispersilkCloak,
  WhiteKnight,
  WildHunger,
  WilyGoblin,
  WindDrake,
  WindScarredCrag,
  WolfbriarElemental,
  Wonder,
  WoodElves,
  WoollyLoxodon,
  Worship,
  WorstFears,
  WrapInVigor,
  WrathOfGod,
  WrensRunVanquisher,
  WurmcoilEngine,
];

export default cards;
