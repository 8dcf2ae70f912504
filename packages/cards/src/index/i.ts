// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import IllGottenInheritance from '../i/ill-gotten-inheritance.js';
import ImperiousPerfect from '../i/imperious-perfect.js';
import ImpetuousProtege from '../i/impetuous-protege.js';
import IndulgingPatrician from '../i/indulging-patrician.js';
import InexorableTide from '../i/inexorable-tide.js';
import InfectiousHorror from '../i/infectious-horror.js';
import InfernoTitan from '../i/inferno-titan.js';
import IngotChewer from '../i/ingot-chewer.js';
import InnocentBlood from '../i/innocent-blood.js';
import IntoTheRoil from '../i/into-the-roil.js';
import InvasionOfInnistrad from '../i/invasion-of-innistrad.js';
import Island from '../i/island.js';
import IzzetCharm from '../i/izzet-charm.js';

const cards: readonly CardDef[] = [
  IllGottenInheritance,
  ImperiousPerfect,
  ImpetuousProtege,
  IndulgingPatrician,
  InexorableTide,
  InfectiousHorror,
  InfernoTitan,
  IngotChewer,
  InnocentBlood,
  IntoTheRoil,
  InvasionOfInnistrad,
  Island,
  IzzetCharm,
];

export default cards;
