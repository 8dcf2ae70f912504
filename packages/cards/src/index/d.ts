// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import Damnation from '../d/damnation.js';
import DarksteelCitadel from '../d/darksteel-citadel.js';
import DaughterOfAutumn from '../d/daughter-of-autumn.js';
import DavrielRogueShadowmage from '../d/davriel-rogue-shadowmage.js';
import DaxosBlessedByTheSun from '../d/daxos-blessed-by-the-sun.js';
import DayOfJudgment from '../d/day-of-judgment.js';
import DeadlyDispute from '../d/deadly-dispute.js';
import DeathGrasp from '../d/death-grasp.js';
import DebtToTheDeathless from '../d/debt-to-the-deathless.js';
import DecoratedChampion from '../d/decorated-champion.js';
import DesperateFarmer from '../d/desperate-farmer.js';
import DigThroughTime from '../d/dig-through-time.js';
import DireFleetCaptain from '../d/dire-fleet-captain.js';
import DireFleetHoarder from '../d/dire-fleet-hoarder.js';
import DireFleetRavager from '../d/dire-fleet-ravager.js';
import Dispatch from '../d/dispatch.js';
import DisruptDecorum from '../d/disrupt-decorum.js';
import DivinityOfPride from '../d/divinity-of-pride.js';
import DoomForetold from '../d/doom-foretold.js';
import DoomWhisperer from '../d/doom-whisperer.js';
import DragonsRageChanneler from '../d/dragons-rage-channeler.js';
import DranasEmissary from '../d/dranas-emissary.js';
import DreadhordeInvasion from '../d/dreadhorde-invasion.js';
import DregscapeZombie from '../d/dregscape-zombie.js';
import DrillBit from '../d/drill-bit.js';
import DrownInIchor from '../d/drown-in-ichor.js';
import DruidsDeliverance from '../d/druids-deliverance.js';
import Duress from '../d/duress.js';
import Dusk from '../d/dusk.js';
import DwarvenLightsmith from '../d/dwarven-lightsmith.js';

const cards: readonly CardDef[] = [
  Damnation,
  DarksteelCitadel,
  DaughterOfAutumn,
  DavrielRogueShadowmage,
  DaxosBlessedByTheSun,
  DayOfJudgment,
  DeadlyDispute,
  DeathGrasp,
  DebtToTheDeathless,
  DecoratedChampion,
  DesperateFarmer,
  DigThroughTime,
  DireFleetCaptain,
  DireFleetHoarder,
  DireFleetRavager,
  Dispatch,
  DisruptDecorum,
  DivinityOfPride,
  DoomForetold,
  DoomWhisperer,
  DragonsRageChanneler,
  DranasEmissary,
  DreadhordeInvasion,
  DregscapeZombie,
  DrillBit,
  DrownInIchor,
  DruidsDeliverance,
  Duress,
  Dusk,
  DwarvenLightsmith,
];

export default cards;
