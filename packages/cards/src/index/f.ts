// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import FaithOfTheDevoted from '../f/faith-of-the-devoted.js';
import FaithlessLooting from '../f/faithless-looting.js';
import FaithsFetters from '../f/faiths-fetters.js';
import FanFavorite from '../f/fan-favorite.js';
import Farm from '../f/farm.js';
import FatefulAbsence from '../f/fateful-absence.js';
import Fatigue from '../f/fatigue.js';
import FelidarSovereign from '../f/felidar-sovereign.js';
import FierceWitchstalker from '../f/fierce-witchstalker.js';
import FinalPayment from '../f/final-payment.js';
import Fire from '../f/fire.js';
import Firebolt from '../f/firebolt.js';
import FirebrandArcher from '../f/firebrand-archer.js';
import FlameRift from '../f/flame-rift.js';
import FleetwheelCruiser from '../f/fleetwheel-cruiser.js';
import Fling from '../f/fling.js';
import FlummoxedCyclops from '../f/flummoxed-cyclops.js';
import Fog from '../f/fog.js';
import FootlightFiend from '../f/footlight-fiend.js';
import Forest from '../f/forest.js';
import ForgottenCave from '../f/forgotten-cave.js';
import FormOfTheDinosaur from '../f/form-of-the-dinosaur.js';
import FormOfTheDragon from '../f/form-of-the-dragon.js';
import FoulmireKnight from '../f/foulmire-knight.js';
import FrayingOmnipotence from '../f/fraying-omnipotence.js';
import Frogmite from '../f/frogmite.js';
import FrontlineDevastator from '../f/frontline-devastator.js';
import FrostBreath from '../f/frost-breath.js';
import FrostLynx from '../f/frost-lynx.js';

const cards: readonly CardDef[] = [
  FaithOfTheDevoted,
  FaithlessLooting,
  FaithsFetters,
  FanFavorite,
  Farm,
  FatefulAbsence,
  Fatigue,
  FelidarSovereign,
  FierceWitchstalker,
  FinalPayment,
  Fire,
  Firebolt,
  FirebrandArcher,
  FlameRift,
  FleetwheelCruiser,
  Fling,
  FlummoxedCyclops,
  Fog,
  FootlightFiend,
  Forest,
  ForgottenCave,
  FormOfTheDinosaur,
  FormOfTheDragon,
  FoulmireKnight,
  FrayingOmnipotence,
  Frogmite,
  FrontlineDevastator,
  FrostBreath,
  FrostLynx,
];

export default cards;
