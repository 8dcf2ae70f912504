// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import Pacifism from '../p/pacifism.js';
import PalaceGuard from '../p/palace-guard.js';
import PalaceSentinels from '../p/palace-sentinels.js';
import PaladinEnVec from '../p/paladin-en-vec.js';
import PaleRecluse from '../p/pale-recluse.js';
import PalisadeGiant from '../p/palisade-giant.js';
import PalladiumMyr from '../p/palladium-myr.js';
import Pariah from '../p/pariah.js';
import PastInFlames from '../p/past-in-flames.js';
import PathToExile from '../p/path-to-exile.js';
import PathrazerOfUlamog from '../p/pathrazer-of-ulamog.js';
import PennonBlade from '../p/pennon-blade.js';
import Pestermite from '../p/pestermite.js';
import PhyrexianCrusader from '../p/phyrexian-crusader.js';
import PhyrexianDigester from '../p/phyrexian-digester.js';
import PhyrexianMetamorph from '../p/phyrexian-metamorph.js';
import PhyrexianScriptures from '../p/phyrexian-scriptures.js';
import PhyrexianSwarmlord from '../p/phyrexian-swarmlord.js';
import PiaNalaar from '../p/pia-nalaar.js';
import PilloryOfTheSleepless from '../p/pillory-of-the-sleepless.js';
import PirImaginativeRascal from '../p/pir-imaginative-rascal.js';
import PirsWhim from '../p/pirs-whim.js';
import PitilessPlunderer from '../p/pitiless-plunderer.js';
import PlagueStinger from '../p/plague-stinger.js';
import Plains from '../p/plains.js';
import PlatinumAngel from '../p/platinum-angel.js';
import PlatinumEmperion from '../p/platinum-emperion.js';
import PlayOfTheGame from '../p/play-of-the-game.js';
import Plummet from '../p/plummet.js';
import PoisonTipArcher from '../p/poison-tip-archer.js';
import PollenbrightDruid from '../p/pollenbright-druid.js';
import Pounce from '../p/pounce.js';
import PreyUpon from '../p/prey-upon.js';
import PriestOfTitania from '../p/priest-of-titania.js';
import ProdigalSorcerer from '../p/prodigal-sorcerer.js';
import Prohibit from '../p/prohibit.js';
import PropheticBolt from '../p/prophetic-bolt.js';
import PropheticPrism from '../p/prophetic-prism.js';
import ProudMentor from '../p/proud-mentor.js';
import PsionicSnoop from '../p/psionic-snoop.js';
import PuresteelPaladin from '../p/puresteel-paladin.js';
import Putrefax from '../p/putrefax.js';
import PutridGoblin from '../p/putrid-goblin.js';
import Pyroclasm from '../p/pyroclasm.js';

const cards: readonly CardDef[] = [
  Pacifism,
  PalaceGuard,
  PalaceSentinels,
  PaladinEnVec,
  PaleRecluse,
  PalisadeGiant,
  PalladiumMyr,
  Pariah,
  PastInFlames,
  PathToExile,
  PathrazerOfUlamog,
  PennonBlade,
  Pestermite,
  PhyrexianCrusader,
  PhyrexianDigester,
  PhyrexianMetamorph,
  PhyrexianScriptures,
  PhyrexianSwarmlord,
  PiaNalaar,
  PilloryOfTheSleepless,
  PirImaginativeRascal,
  PirsWhim,
  PitilessPlunderer,
  PlagueStinger,
  Plains,
  PlatinumAngel,
  PlatinumEmperion,
  PlayOfTheGame,
  Plummet,
  PoisonTipArcher,
  PollenbrightDruid,
  Pounce,
  PreyUpon,
  PriestOfTitania,
  ProdigalSorcerer,
  Prohibit,
  PropheticBolt,
  PropheticPrism,
  ProudMentor,
  PsionicSnoop,
  PuresteelPaladin,
  Putrefax,
  PutridGoblin,
  Pyroclasm,
];

export default cards;
