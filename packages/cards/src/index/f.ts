// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import FaithOfTheDevoted from '../f/faith-of-the-devoted.js';
import Fatigue from '../f/fatigue.js';
import FelidarSovereign from '../f/felidar-sovereign.js';
import FirebrandArcher from '../f/firebrand-archer.js';
import FlameRift from '../f/flame-rift.js';
import FlummoxedCyclops from '../f/flummoxed-cyclops.js';
import Forest from '../f/forest.js';
import FormOfTheDinosaur from '../f/form-of-the-dinosaur.js';
import FormOfTheDragon from '../f/form-of-the-dragon.js';
import FrayingOmnipotence from '../f/fraying-omnipotence.js';

const cards: readonly CardDef[] = [
  FaithOfTheDevoted,
  Fatigue,
  FelidarSovereign,
  FirebrandArcher,
  FlameRift,
  FlummoxedCyclops,
  Forest,
  FormOfTheDinosaur,
  FormOfTheDragon,
  FrayingOmnipotence,
];

export default cards;
