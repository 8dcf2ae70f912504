// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import TangledFlorahedron from '../t/tangled-florahedron.js';
import TatteredMummy from '../t/tattered-mummy.js';
import TeferisDrake from '../t/teferis-drake.js';
import TeferisMoat from '../t/teferis-moat.js';
import TempleOfAbandon from '../t/temple-of-abandon.js';
import TempleOfEnlightenment from '../t/temple-of-enlightenment.js';
import TempleOfEpiphany from '../t/temple-of-epiphany.js';
import TempleOfMalady from '../t/temple-of-malady.js';
import TempleOfMalice from '../t/temple-of-malice.js';
import TempleOfPlenty from '../t/temple-of-plenty.js';
import TempleOfSilence from '../t/temple-of-silence.js';
import TempleOfTriumph from '../t/temple-of-triumph.js';
import TemporalManipulation from '../t/temporal-manipulation.js';
import TendrilsOfAgony from '../t/tendrils-of-agony.js';
import Terminate from '../t/terminate.js';
import TerraStomper from '../t/terra-stomper.js';
import TestOfEndurance from '../t/test-of-endurance.js';
import ThassaGodOfTheSea from '../t/thassa-god-of-the-sea.js';
import TheCrowdGoesWild from '../t/the-crowd-goes-wild.js';
import TheEldestReborn from '../t/the-eldest-reborn.js';
import TheFirstIroanGames from '../t/the-first-iroan-games.js';
import TheFlameOfKeld from '../t/the-flame-of-keld.js';
import TheScarabGod from '../t/the-scarab-god.js';
import TheWanderer from '../t/the-wanderer.js';
import ThingInTheIce from '../t/thing-in-the-ice.js';
import ThornOfTheBlackRose from '../t/thorn-of-the-black-rose.js';
import ThoughtMonitor from '../t/thought-monitor.js';
import ThoughtScour from '../t/thought-scour.js';
import Thoughtcast from '../t/thoughtcast.js';
import Thoughtseize from '../t/thoughtseize.js';
import ThrabenFoulbloods from '../t/thraben-foulbloods.js';
import ThrabenInspector from '../t/thraben-inspector.js';
import ThrasherBrute from '../t/thrasher-brute.js';
import ThrillOfPossibility from '../t/thrill-of-possibility.js';
import ThroneOfTheGodPharaoh from '../t/throne-of-the-god-pharaoh.js';
import Thrummingbird from '../t/thrummingbird.js';
import TimeOfIce from '../t/time-of-ice.js';
import TimeWarp from '../t/time-warp.js';
import TirelessTracker from '../t/tireless-tracker.js';
import TitheDrinker from '../t/tithe-drinker.js';
import ToolcraftExemplar from '../t/toolcraft-exemplar.js';
import ToothyImaginaryFriend from '../t/toothy-imaginary-friend.js';
import TorgaarFamineIncarnate from '../t/torgaar-famine-incarnate.js';
import TormentingVoice from '../t/tormenting-voice.js';
import TranquilCove from '../t/tranquil-cove.js';
import TranquilThicket from '../t/tranquil-thicket.js';
import Transcendence from '../t/transcendence.js';
import TravelPreparations from '../t/travel-preparations.js';
import TreasureCruise from '../t/treasure-cruise.js';
import TrelasarraMoonDancer from '../t/trelasarra-moon-dancer.js';
import TroveOfTemptation from '../t/trove-of-temptation.js';
import TrustyCompanion from '../t/trusty-companion.js';
import TurretOgre from '../t/turret-ogre.js';
import TwilightProphet from '../t/twilight-prophet.js';
import TwinbladePaladin from '../t/twinblade-paladin.js';
import TwoHeadedGiantOfForiys from '../t/two-headed-giant-of-foriys.js';

const cards: readonly CardDef[] = [
  TangledFlorahedron,
  TatteredMummy,
  TeferisDrake,
  TeferisMoat,
  TempleOfAbandon,
  TempleOfEnlightenment,
  TempleOfEpiphany,
  TempleOfMalady,
  TempleOfMalice,
  TempleOfPlenty,
  TempleOfSilence,
  TempleOfTriumph,
  TemporalManipulation,
  TendrilsOfAgony,
  Terminate,
  TerraStomper,
  TestOfEndurance,
  ThassaGodOfTheSea,
  TheCrowdGoesWild,
  TheEldestReborn,
  TheFirstIroanGames,
  TheFlameOfKeld,
  TheScarabGod,
  TheWanderer,
  ThingInTheIce,
  ThornOfTheBlackRose,
  ThoughtMonitor,
  ThoughtScour,
  Thoughtcast,
  Thoughtseize,
  ThrabenFoulbloods,
  ThrabenInspector,
  ThrasherBrute,
  ThrillOfPossibility,
  ThroneOfTheGodPharaoh,
  Thrummingbird,
  TimeOfIce,
  TimeWarp,
  TirelessTracker,
  TitheDrinker,
  ToolcraftExemplar,
  ToothyImaginaryFriend,
  TorgaarFamineIncarnate,
  TormentingVoice,
  TranquilCove,
  TranquilThicket,
  Transcendence,
  TravelPreparations,
  TreasureCruise,
  TrelasarraMoonDancer,
  TroveOfTemptation,
  TrustyCompanion,
  TurretOgre,
  TwilightProphet,
  TwinbladePaladin,
  TwoHeadedGiantOfForiys,
];

export default cards;
