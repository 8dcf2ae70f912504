// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import AbyssalPersecutor from '../a/abyssal-persecutor.js';
import AcademyDrake from '../a/academy-drake.js';
import AccursedSpirit from '../a/accursed-spirit.js';
import AcidicSlime from '../a/acidic-slime.js';
import ActOfTreason from '../a/act-of-treason.js';
import AegisAngel from '../a/aegis-angel.js';
import Aethersnipe from '../a/aethersnipe.js';
import AethersphereHarvester from '../a/aethersphere-harvester.js';
import AffectionateIndrik from '../a/affectionate-indrik.js';
import AgentOfMasks from '../a/agent-of-masks.js';
import AggravatedAssault from '../a/aggravated-assault.js';
import AirElemental from '../a/air-elemental.js';
import AjaniCallerOfThePride from '../a/ajani-caller-of-the-pride.js';
import AjaniStrengthOfThePride from '../a/ajani-strength-of-the-pride.js';
import AjanisPridemate from '../a/ajanis-pridemate.js';
import AjanisSunstriker from '../a/ajanis-sunstriker.js';
import AkoumWarrior from '../a/akoum-warrior.js';
import AkrasanSquire from '../a/akrasan-squire.js';
import AlabornGrenadier from '../a/alaborn-grenadier.js';
import AlbinoTroll from '../a/albino-troll.js';
import AlleyStrangler from '../a/alley-strangler.js';
import AltarsReap from '../a/altars-reap.js';
import AmbushViper from '../a/ambush-viper.js';
import AmmitEternal from '../a/ammit-eternal.js';
import AncestralVengeance from '../a/ancestral-vengeance.js';
import AncientGrudge from '../a/ancient-grudge.js';
import AngelOfGrace from '../a/angel-of-grace.js';
import AngelOfMercy from '../a/angel-of-mercy.js';
import AngelOfVitality from '../a/angel-of-vitality.js';
import AngelicExaltation from '../a/angelic-exaltation.js';
import Anger from '../a/anger.js';
import AngrathTheFlameChained from '../a/angrath-the-flame-chained.js';
import AnthemOfChampions from '../a/anthem-of-champions.js';
import Anticipate from '../a/anticipate.js';
import ApexHawks from '../a/apex-hawks.js';
import ArbiterOfKnollridge from '../a/arbiter-of-knollridge.js';
import ArchangelOfThune from '../a/archangel-of-thune.js';
import ArdentRecruit from '../a/ardent-recruit.js';
import ArgothianEnchantress from '../a/argothian-enchantress.js';
import ArniSlaysTheTroll from '../a/arni-slays-the-troll.js';
import Arrest from '../a/arrest.js';
import ArterialFlow from '../a/arterial-flow.js';
import ArtisanOfKozilek from '../a/artisan-of-kozilek.js';
import AspectOfHydra from '../a/aspect-of-hydra.js';
import Assault from '../a/assault.js';
import AtraxaPraetorsVoice from '../a/atraxa-praetors-voice.js';
import AttendedKnight from '../a/attended-knight.js';
import AugurOfBolas from '../a/augur-of-bolas.js';
import AuroraChampion from '../a/aurora-champion.js';
import AvenSquire from '../a/aven-squire.js';
import AvengerOfZendikar from '../a/avenger-of-zendikar.js';
import AxisOfMortality from '../a/axis-of-mortality.js';
import AyaraFirstOfLocthwain from '../a/ayara-first-of-locthwain.js';
import AzraBladeseeker from '../a/azra-bladeseeker.js';
import AzureFleetAdmiral from '../a/azure-fleet-admiral.js';

const cards: readonly CardDef[] = [
  AbyssalPersecutor,
  AcademyDrake,
  AccursedSpirit,
  AcidicSlime,
  ActOfTreason,
  AegisAngel,
  Aethersnipe,
  AethersphereHarvester,
  AffectionateIndrik,
  AgentOfMasks,
  AggravatedAssault,
  AirElemental,
  AjaniCallerOfThePride,
  AjaniStrengthOfThePride,
  AjanisPridemate,
  AjanisSunstriker,
  AkoumWarrior,
  AkrasanSquire,
  AlabornGrenadier,
  AlbinoTroll,
  AlleyStrangler,
  AltarsReap,
  AmbushViper,
  AmmitEternal,
  AncestralVengeance,
  AncientGrudge,
  AngelOfGrace,
  AngelOfMercy,
  AngelOfVitality,
  AngelicExaltation,
  Anger,
  AngrathTheFlameChained,
  AnthemOfChampions,
  Anticipate,
  ApexHawks,
  ArbiterOfKnollridge,
  ArchangelOfThune,
  ArdentRecruit,
  ArgothianEnchantress,
  ArniSlaysTheTroll,
  Arrest,
  ArterialFlow,
  ArtisanOfKozilek,
  AspectOfHydra,
  Assault,
  AtraxaPraetorsVoice,
  AttendedKnight,
  AugurOfBolas,
  AuroraChampion,
  AvenSquire,
  AvengerOfZendikar,
  AxisOfMortality,
  AyaraFirstOfLocthwain,
  AzraBladeseeker,
  AzureFleetAdmiral,
];

export default cards;
