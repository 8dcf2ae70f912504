// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import Harmonize from '../h/harmonize.js';
import HarnessedLightning from '../h/harnessed-lightning.js';
import HavocFestival from '../h/havoc-festival.js';
import HazoretTheFervent from '../h/hazoret-the-fervent.js';
import HealersHawk from '../h/healers-hawk.js';
import HealingSalve from '../h/healing-salve.js';
import HeartlessHidetsugu from '../h/heartless-hidetsugu.js';
import HeliodSunCrowned from '../h/heliod-sun-crowned.js';
import HellkiteWhelp from '../h/hellkite-whelp.js';
import Hellrider from '../h/hellrider.js';
import HellsparkElemental from '../h/hellspark-elemental.js';
import HengegatePathway from '../h/hengegate-pathway.js';
import HeraldOfEternalDawn from '../h/herald-of-eternal-dawn.js';
import HeroesReunion from '../h/heroes-reunion.js';
import HeroicIntervention from '../h/heroic-intervention.js';
import HideousEnd from '../h/hideous-end.js';
import HillGiant from '../h/hill-giant.js';
import HistoryOfBenalia from '../h/history-of-benalia.js';
import HolyStrength from '../h/holy-strength.js';
import HonorOfThePure from '../h/honor-of-the-pure.js';
import HootingMandrills from '../h/hooting-mandrills.js';
import HordelingOutburst from '../h/hordeling-outburst.js';
import HoundTamer from '../h/hound-tamer.js';
import HowlingMine from '../h/howling-mine.js';
import HuddleUp from '../h/huddle-up.js';
import HumbleBudoka from '../h/humble-budoka.js';
import HumpbackWhales from '../h/humpback-whales.js';
import HuntTheWeak from '../h/hunt-the-weak.js';
import HymnToTourach from '../h/hymn-to-tourach.js';
import HypnoticSpecter from '../h/hypnotic-specter.js';
import HypnoticSprite from '../h/hypnotic-sprite.js';

const cards: readonly CardDef[] = [
  Harmonize,
  HarnessedLightning,
  HavocFestival,
  HazoretTheFervent,
  HealersHawk,
  HealingSalve,
  HeartlessHidetsugu,
  HeliodSunCrowned,
  HellkiteWhelp,
  Hellrider,
  HellsparkElemental,
  HengegatePathway,
  HeraldOfEternalDawn,
  HeroesReunion,
  HeroicIntervention,
  HideousEnd,
  HillGiant,
  HistoryOfBenalia,
  HolyStrength,
  HonorOfThePure,
  HootingMandrills,
  HordelingOutburst,
  HoundTamer,
  HowlingMine,
  HuddleUp,
  HumbleBudoka,
  HumpbackWhales,
  HuntTheWeak,
  HymnToTourach,
  HypnoticSpecter,
  HypnoticSprite,
];

export default cards;
