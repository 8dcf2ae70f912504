// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import FaithOfTheDevoted from '../f/faith-of-the-devoted.js';
import FaithlessLooting from '../f/faithless-looting.js';
import FaithsFetters from '../f/faiths-fetters.js';
import FallOfTheTitans from '../f/fall-of-the-titans.js';
import FanFavorite from '../f/fan-favorite.js';
import Farm from '../f/farm.js';
import FatefulAbsence from '../f/fateful-absence.js';
import Fatigue from '../f/fatigue.js';
import FeelingOfDread from '../f/feeling-of-dread.js';
import FelidarSovereign from '../f/felidar-sovereign.js';
import FencingAce from '../f/fencing-ace.js';
import Fervor from '../f/fervor.js';
import FierceWitchstalker from '../f/fierce-witchstalker.js';
import FieryTemper from '../f/fiery-temper.js';
import FinalPayment from '../f/final-payment.js';
import Fire from '../f/fire.js';
import Firebolt from '../f/firebolt.js';
import FirebrandArcher from '../f/firebrand-archer.js';
import Firebreathing from '../f/firebreathing.js';
import Fireshrieker from '../f/fireshrieker.js';
import FlameRift from '../f/flame-rift.js';
import FlameSlash from '../f/flame-slash.js';
import FlametongueKavu from '../f/flametongue-kavu.js';
import FleetwheelCruiser from '../f/fleetwheel-cruiser.js';
import FleshbagMarauder from '../f/fleshbag-marauder.js';
import Fling from '../f/fling.js';
import FlummoxedCyclops from '../f/flummoxed-cyclops.js';
import Fog from '../f/fog.js';
import FogBank from '../f/fog-bank.js';
import FootlightFiend from '../f/footlight-fiend.js';
import Forest from '../f/forest.js';
import ForgottenCave from '../f/forgotten-cave.js';
import ForkedBolt from '../f/forked-bolt.js';
import FormOfTheDinosaur from '../f/form-of-the-dinosaur.js';
import FormOfTheDragon from '../f/form-of-the-dragon.js';
import FortifiedRampart from '../f/fortified-rampart.js';
import FoulmireKnight from '../f/foulmire-knight.js';
import FrayingOmnipotence from '../f/fraying-omnipotence.js';
import Frogmite from '../f/frogmite.js';
import FrontlineDevastator from '../f/frontline-devastator.js';
import FrostBreath from '../f/frost-breath.js';
import FrostLynx from '../f/frost-lynx.js';
import FurtiveHomunculus from '../f/furtive-homunculus.js';

const cards: readonly CardDef[] = [
  FaithOfTheDevoted,
  FaithlessLooting,
  FaithsFetters,
  FallOfTheTitans,
  FanFavorite,
  Farm,
  FatefulAbsence,
  Fatigue,
  FeelingOfDread,
  FelidarSovereign,
  FencingAce,
  Fervor,
  FierceWitchstalker,
  FieryTemper,
  FinalPayment,
  Fire,
  Firebolt,
  FirebrandArcher,
  Firebreathing,
  Fireshrieker,
  FlameRift,
  FlameSlash,
  FlametongueKavu,
  FleetwheelCruiser,
  FleshbagMarauder,
  Fling,
  FlummoxedCyclops,
  Fog,
  FogBank,
  FootlightFiend,
  Forest,
  ForgottenCave,
  ForkedBolt,
  FormOfTheDinosaur,
  FormOfTheDragon,
  FortifiedRampart,
  FoulmireKnight,
  FrayingOmnipotence,
  Frogmite,
  FrontlineDevastator,
  FrostBreath,
  FrostLynx,
  FurtiveHomunculus,
];

export default cards;
