// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import IcyManipulator from '../i/icy-manipulator.js';
import IgneousPouncer from '../i/igneous-pouncer.js';
import IllGottenInheritance from '../i/ill-gotten-inheritance.js';
import ImperiousPerfect from '../i/imperious-perfect.js';
import ImpetuousProtege from '../i/impetuous-protege.js';
import ImprovisedWeaponry from '../i/improvised-weaponry.js';
import Indestructibility from '../i/indestructibility.js';
import IndulgingPatrician from '../i/indulging-patrician.js';
import InexorableTide from '../i/inexorable-tide.js';
import InfectiousHorror from '../i/infectious-horror.js';
import InfernoTitan from '../i/inferno-titan.js';
import Infest from '../i/infest.js';
import IngotChewer from '../i/ingot-chewer.js';
import InkwellLeviathan from '../i/inkwell-leviathan.js';
import InnocentBlood from '../i/innocent-blood.js';
import InspiredCharge from '../i/inspired-charge.js';
import IntangibleVirtue from '../i/intangible-virtue.js';
import IntoTheRoil from '../i/into-the-roil.js';
import InvasionOfInnistrad from '../i/invasion-of-innistrad.js';
import IrontreadCrusher from '../i/irontread-crusher.js';
import Island from '../i/island.js';
import IzzetCharm from '../i/izzet-charm.js';
import IzzetChronarch from '../i/izzet-chronarch.js';

const cards: readonly CardDef[] = [
  IcyManipulator,
  IgneousPouncer,
  IllGottenInheritance,
  ImperiousPerfect,
  ImpetuousProtege,
  ImprovisedWeaponry,
  Indestructibility,
  IndulgingPatrician,
  InexorableTide,
  InfectiousHorror,
  InfernoTitan,
  Infest,
  IngotChewer,
  InkwellLeviathan,
  InnocentBlood,
  InspiredCharge,
  IntangibleVirtue,
  IntoTheRoil,
  InvasionOfInnistrad,
  IrontreadCrusher,
  Island,
  IzzetCharm,
  IzzetChronarch,
];

export default cards;
