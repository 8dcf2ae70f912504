// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import EchoInspector from '../e/echo-inspector.js';
import Electrolyze from '../e/electrolyze.js';
import ElectrostaticField from '../e/electrostatic-field.js';
import ElspethsNightmare from '../e/elspeths-nightmare.js';
import ElvishArchdruid from '../e/elvish-archdruid.js';
import ElvishArchers from '../e/elvish-archers.js';
import ElvishChampion from '../e/elvish-champion.js';
import ElvishLookout from '../e/elvish-lookout.js';
import ElvishMystic from '../e/elvish-mystic.js';
import ElvishVisionary from '../e/elvish-visionary.js';
import EmberHauler from '../e/ember-hauler.js';
import EmeriaAngel from '../e/emeria-angel.js';
import EmissaryOfSunrise from '../e/emissary-of-sunrise.js';
import EmmaraSoulOfTheAccord from '../e/emmara-soul-of-the-accord.js';
import EmptyTheWarrens from '../e/empty-the-warrens.js';
import EnclaveElite from '../e/enclave-elite.js';
import EnlistedWurm from '../e/enlisted-wurm.js';
import EntourageOfTrest from '../e/entourage-of-trest.js';
import EpicConfrontation from '../e/epic-confrontation.js';
import EpicureOfBlood from '../e/epicure-of-blood.js';
import ErayoSoratamiAscendant from '../e/erayo-soratami-ascendant.js';
import ErebosGodOfTheDead from '../e/erebos-god-of-the-dead.js';
import EssenceScatter from '../e/essence-scatter.js';
import EtchedChampion from '../e/etched-champion.js';
import EternalDragon from '../e/eternal-dragon.js';
import EternalSkylord from '../e/eternal-skylord.js';
import EternalWitness from '../e/eternal-witness.js';
import Evacuation from '../e/evacuation.js';
import EverflowingChalice from '../e/everflowing-chalice.js';
import EvolutionSage from '../e/evolution-sage.js';
import Exclude from '../e/exclude.js';
import ExpeditionRaptor from '../e/expedition-raptor.js';
import ExplosiveVegetation from '../e/explosive-vegetation.js';
import ExquisiteArchangel from '../e/exquisite-archangel.js';
import Exsanguinate from '../e/exsanguinate.js';
import EzuriClawOfProgress from '../e/ezuri-claw-of-progress.js';

const cards: readonly CardDef[] = [
  EchoInspector,
  Electrolyze,
  ElectrostaticField,
  ElspethsNightmare,
  ElvishArchdruid,
  ElvishArchers,
  ElvishChampion,
  ElvishLookout,
  ElvishMystic,
  ElvishVisionary,
  EmberHauler,
  EmeriaAngel,
  EmissaryOfSunrise,
  EmmaraSoulOfTheAccord,
  EmptyTheWarrens,
  EnclaveElite,
  EnlistedWurm,
  EntourageOfTrest,
  EpicConfrontation,
  EpicureOfBlood,
  ErayoSoratamiAscendant,
  ErebosGodOfTheDead,
  EssenceScatter,
  EtchedChampion,
  EternalDragon,
  EternalSkylord,
  EternalWitness,
  Evacuation,
  EverflowingChalice,
  EvolutionSage,
  Exclude,
  ExpeditionRaptor,
  ExplosiveVegetation,
  ExquisiteArchangel,
  Exsanguinate,
  EzuriClawOfProgress,
];

export default cards;
