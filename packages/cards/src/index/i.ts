// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import IllGottenInheritance from '../i/ill-gotten-inheritance.js';
import InfectiousHorror from '../i/infectious-horror.js';
import InnocentBlood from '../i/innocent-blood.js';
import Island from '../i/island.js';

const cards: readonly CardDef[] = [
  IllGottenInheritance,
  InfectiousHorror,
  InnocentBlood,
  Island,
];

export default cards;
