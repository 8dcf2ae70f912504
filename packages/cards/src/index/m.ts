// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import MagisterSphinx from '../m/magister-sphinx.js';
import MagusOfTheMirror from '../m/magus-of-the-mirror.js';
import Mindslaver from '../m/mindslaver.js';
import Mountain from '../m/mountain.js';

const cards: readonly CardDef[] = [
  MagisterSphinx,
  MagusOfTheMirror,
  Mindslaver,
  Mountain,
];

export default cards;
