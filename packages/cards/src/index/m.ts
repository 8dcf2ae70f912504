// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import MagisterSphinx from '../m/magister-sphinx.js';
import MagmaHellion from '../m/magma-hellion.js';
import MagmaJet from '../m/magma-jet.js';
import MagusOfTheMirror from '../m/magus-of-the-mirror.js';
import ManOWar from '../m/man-o-war.js';
import ManaLeak from '../m/mana-leak.js';
import ManaTithe from '../m/mana-tithe.js';
import MarduHeartPiercer from '../m/mardu-heart-piercer.js';
import MarduHordechief from '../m/mardu-hordechief.js';
import MasterSplicer from '../m/master-splicer.js';
import MasteryOfTheUnseen from '../m/mastery-of-the-unseen.js';
import MayhemDevil from '../m/mayhem-devil.js';
import MerenOfClanNelToth from '../m/meren-of-clan-nel-toth.js';
import MerfolkBranchwalker from '../m/merfolk-branchwalker.js';
import Millstone from '../m/millstone.js';
import MindRot from '../m/mind-rot.js';
import Mindslaver from '../m/mindslaver.js';
import MistRaven from '../m/mist-raven.js';
import MistralCharger from '../m/mistral-charger.js';
import MizziumMortars from '../m/mizzium-mortars.js';
import MoggWarMarshal from '../m/mogg-war-marshal.js';
import MomentsPeace from '../m/moments-peace.js';
import MonasterySwiftspear from '../m/monastery-swiftspear.js';
import Mortify from '../m/mortify.js';
import Mountain from '../m/mountain.js';
import MurderousCut from '../m/murderous-cut.js';
import MurderousRedcap from '../m/murderous-redcap.js';
import MurderousRider from '../m/murderous-rider.js';
import MurmuringMystic from '../m/murmuring-mystic.js';
import MyrEnforcer from '../m/myr-enforcer.js';

const cards: readonly CardDef[] = [
  MagisterSphinx,
  MagmaHellion,
  MagmaJet,
  MagusOfTheMirror,
  ManOWar,
  ManaLeak,
  ManaTithe,
  MarduHeartPiercer,
  MarduHordechief,
  MasterSplicer,
  MasteryOfTheUnseen,
  MayhemDevil,
  MerenOfClanNelToth,
  MerfolkBranchwalker,
  Millstone,
  MindRot,
  Mindslaver,
  MistRaven,
  MistralCharger,
  MizziumMortars,
  MoggWarMarshal,
  MomentsPeace,
  MonasterySwiftspear,
  Mortify,
  Mountain,
  MurderousCut,
  MurderousRedcap,
  MurderousRider,
  MurmuringMystic,
  MyrEnforcer,
];

export default cards;
