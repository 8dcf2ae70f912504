// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import AbyssalPersecutor from '../a/abyssal-persecutor.js';
import ActOfTreason from '../a/act-of-treason.js';
import Aethersnipe from '../a/aethersnipe.js';
import AethersphereHarvester from '../a/aethersphere-harvester.js';
import AffectionateIndrik from '../a/affectionate-indrik.js';
import AgentOfMasks from '../a/agent-of-masks.js';
import AggravatedAssault from '../a/aggravated-assault.js';
import AjaniCallerOfThePride from '../a/ajani-caller-of-the-pride.js';
import AjaniStrengthOfThePride from '../a/ajani-strength-of-the-pride.js';
import AjanisPridemate from '../a/ajanis-pridemate.js';
import AkoumWarrior from '../a/akoum-warrior.js';
import AltarsReap from '../a/altars-reap.js';
import AmmitEternal from '../a/ammit-eternal.js';
import AngelOfGrace from '../a/angel-of-grace.js';
import AngelOfVitality from '../a/angel-of-vitality.js';
import AngelicExaltation from '../a/angelic-exaltation.js';
import AngrathTheFlameChained from '../a/angrath-the-flame-chained.js';
import ArbiterOfKnollridge from '../a/arbiter-of-knollridge.js';
import ArchangelOfThune from '../a/archangel-of-thune.js';
import ArdentRecruit from '../a/ardent-recruit.js';
import ArniSlaysTheTroll from '../a/arni-slays-the-troll.js';
import ArterialFlow from '../a/arterial-flow.js';
import ArtisanOfKozilek from '../a/artisan-of-kozilek.js';
import AspectOfHydra from '../a/aspect-of-hydra.js';
import Assault from '../a/assault.js';
import AtraxaPraetorsVoice from '../a/atraxa-praetors-voice.js';
import AuroraChampion from '../a/aurora-champion.js';
import AvengerOfZendikar from '../a/avenger-of-zendikar.js';
import AxisOfMortality from '../a/axis-of-mortality.js';
import AyaraFirstOfLocthwain from '../a/ayara-first-of-locthwain.js';
import AzureFleetAdmiral from '../a/azure-fleet-admiral.js';

const cards: readonly CardDef[] = [
  AbyssalPersecutor,
  ActOfTreason,
  Aethersnipe,
  AethersphereHarvester,
  AffectionateIndrik,
  AgentOfMasks,
  AggravatedAssault,
  AjaniCallerOfThePride,
  AjaniStrengthOfThePride,
  AjanisPridemate,
  AkoumWarrior,
  AltarsReap,
  AmmitEternal,
  AngelOfGrace,
  AngelOfVitality,
  AngelicExaltation,
  AngrathTheFlameChained,
  ArbiterOfKnollridge,
  ArchangelOfThune,
  ArdentRecruit,
  ArniSlaysTheTroll,
  ArterialFlow,
  ArtisanOfKozilek,
  AspectOfHydra,
  Assault,
  AtraxaPraetorsVoice,
  AuroraChampion,
  AvengerOfZendikar,
  AxisOfMortality,
  AyaraFirstOfLocthwain,
  AzureFleetAdmiral,
];

export default cards;
