// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import MagisterSphinx from '../m/magister-sphinx.js';
import MagmaHellion from '../m/magma-hellion.js';
import MagmaJet from '../m/magma-jet.js';
import MagusOfTheMirror from '../m/magus-of-the-mirror.js';
import ManOWar from '../m/man-o-war.js';
import ManaLeak from '../m/mana-leak.js';
import ManaTithe from '../m/mana-tithe.js';
import MaraudingBlightPriest from '../m/marauding-blight-priest.js';
import MarduHeartPiercer from '../m/mardu-heart-piercer.js';
import MarduHordechief from '../m/mardu-hordechief.js';
import MarkOfTheVampire from '../m/mark-of-the-vampire.js';
import MaskOfAvacyn from '../m/mask-of-avacyn.js';
import MasterSplicer from '../m/master-splicer.js';
import MasteryOfTheUnseen from '../m/mastery-of-the-unseen.js';
import MayhemDevil from '../m/mayhem-devil.js';
import MeliraSylvokOutcast from '../m/melira-sylvok-outcast.js';
import MemoryLapse from '../m/memory-lapse.js';
import MerenOfClanNelToth from '../m/meren-of-clan-nel-toth.js';
import MerfolkBranchwalker from '../m/merfolk-branchwalker.js';
import MerfolkLooter from '../m/merfolk-looter.js';
import MesaUnicorn from '../m/mesa-unicorn.js';
import MidnightClock from '../m/midnight-clock.js';
import Millstone from '../m/millstone.js';
import MindRot from '../m/mind-rot.js';
import MindStone from '../m/mind-stone.js';
import Mindslaver from '../m/mindslaver.js';
import MirranCrusader from '../m/mirran-crusader.js';
import MistRaven from '../m/mist-raven.js';
import MistralCharger from '../m/mistral-charger.js';
import MizziumMortars from '../m/mizzium-mortars.js';
import MoanOfTheUnhallowed from '../m/moan-of-the-unhallowed.js';
import MoggWarMarshal from '../m/mogg-war-marshal.js';
import MoldShambler from '../m/mold-shambler.js';
import MomentsPeace from '../m/moments-peace.js';
import MonasterySwiftspear from '../m/monastery-swiftspear.js';
import Mortify from '../m/mortify.js';
import MossViper from '../m/moss-viper.js';
import MotherOfRunes from '../m/mother-of-runes.js';
import Mountain from '../m/mountain.js';
import Murder from '../m/murder.js';
import MurderousCut from '../m/murderous-cut.js';
import MurderousRedcap from '../m/murderous-redcap.js';
import MurderousRider from '../m/murderous-rider.js';
import MurmuringMystic from '../m/murmuring-mystic.js';
import MutagenicGrowth from '../m/mutagenic-growth.js';
import MyrConvert from '../m/myr-convert.js';
import MyrEnforcer from '../m/myr-enforcer.js';
import MysticForge from '../m/mystic-forge.js';

const cards: readonly CardDef[] = [
  MagisterSphinx,
  MagmaHellion,
  MagmaJet,
  MagusOfTheMirror,
  ManOWar,
  ManaLeak,
  ManaTithe,
  MaraudingBlightPriest,
  MarduHeartPiercer,
  MarduHordechief,
  MarkOfTheVampire,
  MaskOfAvacyn,
  MasterSplicer,
  MasteryOfTheUnseen,
  MayhemDevil,
  MeliraSylvokOutcast,
  MemoryLapse,
  MerenOfClanNelToth,
  MerfolkBranchwalker,
  MerfolkLooter,
  MesaUnicorn,
  MidnightClock,
  Millstone,
  MindRot,
  MindStone,
  Mindslaver,
  MirranCrusader,
  MistRaven,
  MistralCharger,
  MizziumMortars,
  MoanOfTheUnhallowed,
  MoggWarMarshal,
  MoldShambler,
  MomentsPeace,
  MonasterySwiftspear,
  Mortify,
  MossViper,
  MotherOfRunes,
  Mountain,
  Murder,
  MurderousCut,
  MurderousRedcap,
  MurderousRider,
  MurmuringMystic,
  MutagenicGrowth,
  MyrConvert,
  MyrEnforcer,
  MysticForge,
];

export default cards;
