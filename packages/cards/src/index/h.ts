// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import Harmonize from '../h/harmonize.js';
import HarnessedLightning from '../h/harnessed-lightning.js';
import HavocFestival from '../h/havoc-festival.js';
import HazoretTheFervent from '../h/hazoret-the-fervent.js';
import HealingSalve from '../h/healing-salve.js';
import HeartlessHidetsugu from '../h/heartless-hidetsugu.js';
import HellkiteWhelp from '../h/hellkite-whelp.js';
import HellsparkElemental from '../h/hellspark-elemental.js';
import HengegatePathway from '../h/hengegate-pathway.js';
import HeraldOfEternalDawn from '../h/herald-of-eternal-dawn.js';
import HillGiant from '../h/hill-giant.js';
import HistoryOfBenalia from '../h/history-of-benalia.js';
import HootingMandrills from '../h/hooting-mandrills.js';
import HoundTamer from '../h/hound-tamer.js';
import HowlingMine from '../h/howling-mine.js';
import HuddleUp from '../h/huddle-up.js';
import HuntTheWeak from '../h/hunt-the-weak.js';
import HypnoticSpecter from '../h/hypnotic-specter.js';
import HypnoticSprite from '../h/hypnotic-sprite.js';

const cards: readonly CardDef[] = [
  Harmonize,
  HarnessedLightning,
  HavocFestival,
  HazoretTheFervent,
  HealingSalve,
  HeartlessHidetsugu,
  HellkiteWhelp,
  HellsparkElemental,
  HengegatePathway,
  HeraldOfEternalDawn,
  HillGiant,
  HistoryOfBenalia,
  HootingMandrills,
  HoundTamer,
  HowlingMine,
  HuddleUp,
  HuntTheWeak,
  HypnoticSpecter,
  HypnoticSprite,
];

export default cards;
