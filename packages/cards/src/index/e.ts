// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import EchoInspector from '../e/echo-inspector.js';
import Electrolyze from '../e/electrolyze.js';
import ElectrostaticField from '../e/electrostatic-field.js';
import ElvishArchdruid from '../e/elvish-archdruid.js';
import ElvishVisionary from '../e/elvish-visionary.js';
import EmeriaAngel from '../e/emeria-angel.js';
import EmissaryOfSunrise from '../e/emissary-of-sunrise.js';
import EmptyTheWarrens from '../e/empty-the-warrens.js';
import EnlistedWurm from '../e/enlisted-wurm.js';
import EntourageOfTrest from '../e/entourage-of-trest.js';
import EpicConfrontation from '../e/epic-confrontation.js';
import EpicureOfBlood from '../e/epicure-of-blood.js';
import ErebosGodOfTheDead from '../e/erebos-god-of-the-dead.js';
import EssenceScatter from '../e/essence-scatter.js';
import EtchedChampion from '../e/etched-champion.js';
import EternalSkylord from '../e/eternal-skylord.js';
import EternalWitness from '../e/eternal-witness.js';
import EvolutionSage from '../e/evolution-sage.js';
import ExpeditionRaptor from '../e/expedition-raptor.js';
import ExplosiveVegetation from '../e/explosive-vegetation.js';
import ExquisiteArchangel from '../e/exquisite-archangel.js';
import EzuriClawOfProgress from '../e/ezuri-claw-of-progress.js';

const cards: readonly CardDef[] = [
  EchoInspector,
  Electrolyze,
  ElectrostaticField,
  ElvishArchdruid,
  ElvishVisionary,
  EmeriaAngel,
  EmissaryOfSunrise,
  EmptyTheWarrens,
  EnlistedWurm,
  EntourageOfTrest,
  EpicConfrontation,
  EpicureOfBlood,
  ErebosGodOfTheDead,
  EssenceScatter,
  EtchedChampion,
  EternalSkylord,
  EternalWitness,
  EvolutionSage,
  ExpeditionRaptor,
  ExplosiveVegetation,
  ExquisiteArchangel,
  EzuriClawOfProgress,
];

export default cards;
