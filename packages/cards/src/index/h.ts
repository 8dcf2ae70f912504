// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import HavocFestival from '../h/havoc-festival.js';
import HazoretTheFervent from '../h/hazoret-the-fervent.js';
import HealingSalve from '../h/healing-salve.js';
import HeartlessHidetsugu from '../h/heartless-hidetsugu.js';
import HellkiteWhelp from '../h/hellkite-whelp.js';
import HeraldOfEternalDawn from '../h/herald-of-eternal-dawn.js';
import HillGiant from '../h/hill-giant.js';
import HowlingMine from '../h/howling-mine.js';
import HypnoticSpecter from '../h/hypnotic-specter.js';

const cards: readonly CardDef[] = [
  HavocFestival,
  HazoretTheFervent,
  HealingSalve,
  HeartlessHidetsugu,
  HellkiteWhelp,
  HeraldOfEternalDawn,
  HillGiant,
  HowlingMine,
  HypnoticSpecter,
];

export default cards;
