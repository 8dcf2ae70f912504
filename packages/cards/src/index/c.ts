// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import CacklingCounterpart from '../c/cackling-counterpart.js';
import CallOfTheConclave from '../c/call-of-the-conclave.js';
import CallToTheFeast from '../c/call-to-the-feast.js';
import CampaignOfVengeance from '../c/campaign-of-vengeance.js';
import Cancel from '../c/cancel.js';
import Capsize from '../c/capsize.js';
import CaptainLanneryStorm from '../c/captain-lannery-storm.js';
import CaptainOfTheWatch from '../c/captain-of-the-watch.js';
import CarrionCall from '../c/carrion-call.js';
import CarrionFeeder from '../c/carrion-feeder.js';
import CartelAristocrat from '../c/cartel-aristocrat.js';
import CastOut from '../c/cast-out.js';
import Castigate from '../c/castigate.js';
import CauldronFamiliar from '../c/cauldron-familiar.js';
import CelestialMantle from '../c/celestial-mantle.js';
import CentaurPeacemaker from '../c/centaur-peacemaker.js';
import ChainersTorment from '../c/chainers-torment.js';
import ChakramRetriever from '../c/chakram-retriever.js';
import ChakramSlinger from '../c/chakram-slinger.js';
import ChandraAwakenedInferno from '../c/chandra-awakened-inferno.js';
import ChandraNalaar from '../c/chandra-nalaar.js';
import ChargingBinox from '../c/charging-binox.js';
import ChartoothCougar from '../c/chartooth-cougar.js';
import ChildOfNight from '../c/child-of-night.js';
import CitanulCentaurs from '../c/citanul-centaurs.js';
import Claim from '../c/claim.js';
import Claustrophobia from '../c/claustrophobia.js';
import CliffhavenVampire from '../c/cliffhaven-vampire.js';
import ClipWings from '../c/clip-wings.js';
import Clone from '../c/clone.js';
import CloudkinSeer from '../c/cloudkin-seer.js';
import ColossalDreadmaw from '../c/colossal-dreadmaw.js';
import ComboAttack from '../c/combo-attack.js';
import CometStorm from '../c/comet-storm.js';
import ComparativeAnalysis from '../c/comparative-analysis.js';
import ConclaveTribunal from '../c/conclave-tribunal.js';
import Condemn from '../c/condemn.js';
import Consider from '../c/consider.js';
import ContagionClasp from '../c/contagion-clasp.js';
import ContagionEngine from '../c/contagion-engine.js';
import ContagiousNim from '../c/contagious-nim.js';
import ContainmentMembrane from '../c/containment-membrane.js';
import ContractKilling from '../c/contract-killing.js';
import ControlMagic from '../c/control-magic.js';
import CoralTrickster from '../c/coral-trickster.js';
import CorpseKnight from '../c/corpse-knight.js';
import CorruptedResolve from '../c/corrupted-resolve.js';
import Counterspell from '../c/counterspell.js';
import CourserOfKruphix from '../c/courser-of-kruphix.js';
import CovetedPeacock from '../c/coveted-peacock.js';
import CracklingDrake from '../c/crackling-drake.js';
import CragPuca from '../c/crag-puca.js';
import CrawWurm from '../c/craw-wurm.js';
import CreepingChill from '../c/creeping-chill.js';
import CreepingMold from '../c/creeping-mold.js';
import CrestedSunmare from '../c/crested-sunmare.js';
import CruelCelebrant from '../c/cruel-celebrant.js';
import CruelEdict from '../c/cruel-edict.js';
import Crusade from '../c/crusade.js';
import CrushDissent from '../c/crush-dissent.js';
import CrushOfTentacles from '../c/crush-of-tentacles.js';
import CruxOfFate from '../c/crux-of-fate.js';
import CryptGhast from '../c/crypt-ghast.js';
import CudgelTroll from '../c/cudgel-troll.js';
import Cultivate from '../c/cultivate.js';
import CultivatorsCaravan from '../c/cultivators-caravan.js';
import CunningWish from '../c/cunning-wish.js';
import CuriousPair from '../c/curious-pair.js';
import CyclonicRift from '../c/cyclonic-rift.js';
import CyclopsGladiator from '../c/cyclops-gladiator.js';
import Cystbearer from '../c/cystbearer.js';

const cards: readonly CardDef[] = [
  CacklingCounterpart,
  CallOfTheConclave,
  CallToTheFeast,
  CampaignOfVengeance,
  Cancel,
  Capsize,
  CaptainLanneryStorm,
  CaptainOfTheWatch,
  CarrionCall,
  CarrionFeeder,
  CartelAristocrat,
  CastOut,
  Castigate,
  CauldronFamiliar,
  CelestialMantle,
  CentaurPeacemaker,
  ChainersTorment,
  ChakramRetriever,
  ChakramSlinger,
  ChandraAwakenedInferno,
  ChandraNalaar,
  ChargingBinox,
  ChartoothCougar,
  ChildOfNight,
  CitanulCentaurs,
  Claim,
  Claustrophobia,
  CliffhavenVampire,
  ClipWings,
  Clone,
  CloudkinSeer,
  ColossalDreadmaw,
  ComboAttack,
  CometStorm,
  ComparativeAnalysis,
  ConclaveTribunal,
  Condemn,
  Consider,
  ContagionClasp,
  ContagionEngine,
  ContagiousNim,
  ContainmentMembrane,
  ContractKilling,
  ControlMagic,
  CoralTrickster,
  CorpseKnight,
  CorruptedResolve,
  Counterspell,
  CourserOfKruphix,
  CovetedPeacock,
  CracklingDrake,
  CragPuca,
  CrawWurm,
  CreepingChill,
  CreepingMold,
  CrestedSunmare,
  CruelCelebrant,
  CruelEdict,
  Crusade,
  CrushDissent,
  CrushOfTentacles,
  CruxOfFate,
  CryptGhast,
  CudgelTroll,
  Cultivate,
  CultivatorsCaravan,
  CunningWish,
  CuriousPair,
  CyclonicRift,
  CyclopsGladiator,
  Cystbearer,
];

export default cards;
