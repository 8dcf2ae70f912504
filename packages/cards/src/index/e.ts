// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import ElectrostaticField from '../e/electrostatic-field.js';
import EpicureOfBlood from '../e/epicure-of-blood.js';
import ExquisiteArchangel from '../e/exquisite-archangel.js';

const cards: readonly CardDef[] = [
  ElectrostaticField,
  EpicureOfBlood,
  ExquisiteArchangel,
];

export default cards;
