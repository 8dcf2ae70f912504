// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import Pacifism from '../p/pacifism.js';
import PalaceGuard from '../p/palace-guard.js';
import PalaceSentinels from '../p/palace-sentinels.js';
import PalisadeGiant from '../p/palisade-giant.js';
import Pariah from '../p/pariah.js';
import PathrazerOfUlamog from '../p/pathrazer-of-ulamog.js';
import PhyrexianCrusader from '../p/phyrexian-crusader.js';
import PhyrexianMetamorph from '../p/phyrexian-metamorph.js';
import PhyrexianSwarmlord from '../p/phyrexian-swarmlord.js';
import PiaNalaar from '../p/pia-nalaar.js';
import PirImaginativeRascal from '../p/pir-imaginative-rascal.js';
import PitilessPlunderer from '../p/pitiless-plunderer.js';
import PlagueStinger from '../p/plague-stinger.js';
import Plains from '../p/plains.js';
import PlatinumAngel from '../p/platinum-angel.js';
import PlatinumEmperion from '../p/platinum-emperion.js';
import PlayOfTheGame from '../p/play-of-the-game.js';
import PoisonTipArcher from '../p/poison-tip-archer.js';
import PollenbrightDruid from '../p/pollenbright-druid.js';
import PreyUpon from '../p/prey-upon.js';
import ProudMentor from '../p/proud-mentor.js';
import PsionicSnoop from '../p/psionic-snoop.js';
import PuresteelPaladin from '../p/puresteel-paladin.js';
import Putrefax from '../p/putrefax.js';
import Pyroclasm from '../p/pyroclasm.js';

const cards: readonly CardDef[] = [
  Pacifism,
  PalaceGuard,
  PalaceSentinels,
  PalisadeGiant,
  Pariah,
  PathrazerOfUlamog,
  PhyrexianCrusader,
  PhyrexianMetamorph,
  PhyrexianSwarmlord,
  PiaNalaar,
  PirImaginativeRascal,
  PitilessPlunderer,
  PlagueStinger,
  Plains,
  PlatinumAngel,
  PlatinumEmperion,
  PlayOfTheGame,
  PoisonTipArcher,
  PollenbrightDruid,
  PreyUpon,
  ProudMentor,
  PsionicSnoop,
  PuresteelPaladin,
  Putrefax,
  Pyroclasm,
];

export default cards;
