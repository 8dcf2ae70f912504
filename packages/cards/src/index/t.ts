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
import TeysaOrzhovScion from '../t/teysa-orzhov-scion.js';
import ThalakosDrifters from '../t/thalakos-drifters.js';
import ThalakosSentry from '../t/thalakos-sentry.js';
import ThassaGodOfTheSea from '../t/thassa-god-of-the-sea.js';
import TheCrowdGoesWild from '../t/the-crowd-goes-wild.js';
import TheEldestReborn from '../t/the-eldest-reborn.js';
import TheFirstEruption from '../t/the-first-eruption.js';
import TheFirstIroanGames from '../t/the-first-iroan-games.js';
import TheFlameOfKeld from '../t/the-flame-of-keld.js';
import TheScarabGod from '../t/the-scarab-god.js';
import TheWanderer from '../t/the-wanderer.js';
import ThingInTheIce from '../t/thing-in-the-ice.js';
import ThornOfTheBlackRose from '../t/thorn-of-the-black-rose.js';
import ThornscapeBattlemage from '../t/thornscape-battlemage.js';
import ThornwealdArcher from '../t/thornweald-archer.js';
import ThoughtMonitor from '../t/thought-monitor.js';
import ThoughtScour from '../t/thought-scour.js';
import Thoughtcast from '../t/thoughtcast.js';
import Thoughtseize from '../t/thoughtseize.js';
import ThrabenFoulbloods from '../t/thraben-foulbloods.js';
import ThrabenInspector from '../t/thraben-inspector.js';
import Thragtusk from '../t/thragtusk.js';
import ThrasherBrute from '../t/thrasher-brute.js';
import ThrillOfPossibility from '../t/thrill-of-possibility.js';
import ThroneOfTheGodPharaoh from '../t/throne-of-the-god-pharaoh.js';
import Thrummingbird from '../t/thrummingbird.js';
import TimberwatchElf from '../t/timberwatch-elf.js';
import TimeOfIce from '../t/time-of-ice.js';
import TimeWarp from '../t/time-warp.js';
import TirelessTracker from '../t/tireless-tracker.js';
import TitanicGrowth from '../t/titanic-growth.js';
import TitheDrinker from '../t/tithe-drinker.js';
import ToolcraftExemplar from '../t/toolcraft-exemplar.js';
import ToothyImaginaryFriend from '../t/toothy-imaginary-friend.js';
import TorgaarFamineIncarnate from '../t/torgaar-famine-incarnate.js';
import TormentOfHailfire from '../t/torment-of-hailfire.js';
import TormentingVoice from '../t/tormenting-voice.js';
import TrailblazersBoots from '../t/trailblazers-boots.js';
import TranquilCove from '../t/tranquil-cove.js';
import TranquilThicket from '../t/tranquil-thicket.js';
import Transcendence from '../t/transcendence.js';
import TravelPreparations from '../t/travel-preparations.js';
import TreasureCruise from '../t/treasure-cruise.js';
import TrelasarraMoonDancer from '../t/trelasarra-moon-dancer.js';
import TriumphOfGerrard from '../t/triumph-of-gerrard.js';
import TrollAscetic from '../t/troll-ascetic.js';
import TrostaniSelesnyasVoice from '../t/trostani-selesnyas-voice.js';
import TroveOfTemptation from '../t/trove-of-temptation.js';
import TrumpetBlast from '../t/trumpet-blast.js';
import TrustyCompanion from '../t/trusty-companion.js';
import TurretOgre from '../t/turret-ogre.js';
import TwilightProphet from '../t/twilight-prophet.js';
import TwinbladePaladin from '../t/twinblade-paladin.js';
import TwistedAbomination from '../t/twisted-abomination.js';
import TwoHeadedGiantOfForiys from '../t/two-headed-giant-of-foriys.js';
import TyphoidRats from '../t/typhoid-rats.js';
import TyrantOfValakut from '../t/tyrant-of-valakut.js';

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
  TeysaOrzhovScion,
  ThalakosDrifters,
  ThalakosSentry,
  ThassaGodOfTheSea,
  TheCrowdGoesWild,
  TheEldestReborn,
  TheFirstEruption,
  TheFirstIroanGames,
  TheFlameOfKeld,
  TheScarabGod,
  TheWanderer,
  ThingInTheIce,
  ThornOfTheBlackRose,
  ThornscapeBattlemage,
  ThornwealdArcher,
  ThoughtMonitor,
  ThoughtScour,
  Thoughtcast,
  Thoughtseize,
  ThrabenFoulbloods,
  ThrabenInspector,
  Thragtusk,
  ThrasherBrute,
  ThrillOfPossibility,
  ThroneOfTheGodPharaoh,
  Thrummingbird,
  TimberwatchElf,
  TimeOfIce,
  TimeWarp,
  TirelessTracker,
  TitanicGrowth,
  TitheDrinker,
  ToolcraftExemplar,
  ToothyImaginaryFriend,
  TorgaarFamineIncarnate,
  TormentOfHailfire,
  TormentingVoice,
  TrailblazersBoots,
  TranquilCove,
  TranquilThicket,
  Transcendence,
  TravelPreparations,
  TreasureCruise,
  TrelasarraMoonDancer,
  TriumphOfGerrard,
  TrollAscetic,
  TrostaniSelesnyasVoice,
  TroveOfTemptation,
  TrumpetBlast,
  TrustyCompanion,
  TurretOgre,
  TwilightProphet,
  TwinbladePaladin,
  TwistedAbomination,
  TwoHeadedGiantOfForiys,
  TyphoidRats,
  TyrantOfValakut,
];

export default cards;
