// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import FelidarSovereign from '../f/felidar-sovereign.js';
import FlameRift from '../f/flame-rift.js';
import Forest from '../f/forest.js';
import FormOfTheDinosaur from '../f/form-of-the-dinosaur.js';
import FrayingOmnipotence from '../f/fraying-omnipotence.js';

const cards: readonly CardDef[] = [
  FelidarSovereign,
  FlameRift,
  Forest,
  FormOfTheDinosaur,
  FrayingOmnipotence,
];

export default cards;
