// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import Damnation from '../d/damnation.js';
import DarksteelCitadel from '../d/darksteel-citadel.js';
import DarksteelColossus from '../d/darksteel-colossus.js';
import DarksteelMyr from '../d/darksteel-myr.js';
import DarksteelPlate from '../d/darksteel-plate.js';
import DaughterOfAutumn from '../d/daughter-of-autumn.js';
import DauntlessEscort from '../d/dauntless-escort.js';
import DauthiMarauder from '../d/dauthi-marauder.js';
import DavrielRogueShadowmage from '../d/davriel-rogue-shadowmage.js';
import DaxosBlessedByTheSun from '../d/daxos-blessed-by-the-sun.js';
import DayOfJudgment from '../d/day-of-judgment.js';
import DeadlyDispute from '../d/deadly-dispute.js';
import DeadlyRecluse from '../d/deadly-recluse.js';
import DeathGrasp from '../d/death-grasp.js';
import DebtToTheDeathless from '../d/debt-to-the-deathless.js';
import DecoratedChampion from '../d/decorated-champion.js';
import DeepAnalysis from '../d/deep-analysis.js';
import DesertCerodon from '../d/desert-cerodon.js';
import DesperateFarmer from '../d/desperate-farmer.js';
import DesperateRavings from '../d/desperate-ravings.js';
import DevilsPlay from '../d/devils-play.js';
import DigThroughTime from '../d/dig-through-time.js';
import DireFleetCaptain from '../d/dire-fleet-captain.js';
import DireFleetHoarder from '../d/dire-fleet-hoarder.js';
import DireFleetRavager from '../d/dire-fleet-ravager.js';
import DiscipleOfBolas from '../d/disciple-of-bolas.js';
import Disenchant from '../d/disenchant.js';
import Dispatch from '../d/dispatch.js';
import DisruptDecorum from '../d/disrupt-decorum.js';
import Dissolve from '../d/dissolve.js';
import Divination from '../d/divination.js';
import DivineFavor from '../d/divine-favor.js';
import DivineVerdict from '../d/divine-verdict.js';
import DivingGriffin from '../d/diving-griffin.js';
import DivinityOfPride from '../d/divinity-of-pride.js';
import DoomBlade from '../d/doom-blade.js';
import DoomForetold from '../d/doom-foretold.js';
import DoomWhisperer from '../d/doom-whisperer.js';
import DoomedDissenter from '../d/doomed-dissenter.js';
import DoomedTraveler from '../d/doomed-traveler.js';
import DovinArchitectOfLaw from '../d/dovin-architect-of-law.js';
import DragonFodder from '../d/dragon-fodder.js';
import DragonStyleTwins from '../d/dragon-style-twins.js';
import DragonsRageChanneler from '../d/dragons-rage-channeler.js';
import DranasEmissary from '../d/dranas-emissary.js';
import DreadReturn from '../d/dread-return.js';
import DreadhordeInvasion from '../d/dreadhorde-invasion.js';
import DregscapeZombie from '../d/dregscape-zombie.js';
import DrillBit from '../d/drill-bit.js';
import DrossProwler from '../d/dross-prowler.js';
import DrownInIchor from '../d/drown-in-ichor.js';
import DrudgeSkeletons from '../d/drudge-skeletons.js';
import DruidsDeliverance from '../d/druids-deliverance.js';
import Duress from '../d/duress.js';
import Dusk from '../d/dusk.js';
import DwarvenForgeChanter from '../d/dwarven-forge-chanter.js';
import DwarvenLightsmith from '../d/dwarven-lightsmith.js';

const cards: readonly CardDef[] = [
  Damnation,
  DarksteelCitadel,
  DarksteelColossus,
  DarksteelMyr,
  DarksteelPlate,
  DaughterOfAutumn,
  DauntlessEscort,
  DauthiMarauder,
  DavrielRogueShadowmage,
  DaxosBlessedByTheSun,
  DayOfJudgment,
  DeadlyDispute,
  DeadlyRecluse,
  DeathGrasp,
  DebtToTheDeathless,
  DecoratedChampion,
  DeepAnalysis,
  DesertCerodon,
  DesperateFarmer,
  DesperateRavings,
  DevilsPlay,
  DigThroughTime,
  DireFleetCaptain,
  DireFleetHoarder,
  DireFleetRavager,
  DiscipleOfBolas,
  Disenchant,
  Dispatch,
  DisruptDecorum,
  Dissolve,
  Divination,
  DivineFavor,
  DivineVerdict,
  DivingGriffin,
  DivinityOfPride,
  DoomBlade,
  DoomForetold,
  DoomWhisperer,
  DoomedDissenter,
  DoomedTraveler,
  DovinArchitectOfLaw,
  DragonFodder,
  DragonStyleTwins,
  DragonsRageChanneler,
  DranasEmissary,
  DreadReturn,
  DreadhordeInvasion,
  DregscapeZombie,
  DrillBit,
  DrossProwler,
  DrownInIchor,
  DrudgeSkeletons,
  DruidsDeliverance,
  Duress,
  Dusk,
  DwarvenForgeChanter,
  DwarvenLightsmith,
];

export default cards;
