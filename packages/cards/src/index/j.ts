// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import JaceBeleren from '../j/jace-beleren.js';
import JacesIngenuity from '../j/jaces-ingenuity.js';
import JadelightRanger from '../j/jadelight-ranger.js';
import JawboneDuelist from '../j/jawbone-duelist.js';
import JeeringHomunculus from '../j/jeering-homunculus.js';
import JeskaiStudent from '../j/jeskai-student.js';
import JeskaiWindscout from '../j/jeskai-windscout.js';
import JhessianThief from '../j/jhessian-thief.js';
import JoinTheDance from '../j/join-the-dance.js';
import JorKadeenThePrevailer from '../j/jor-kadeen-the-prevailer.js';
import JoragaWarcaller from '../j/joraga-warcaller.js';
import JourneyToNowhere from '../j/journey-to-nowhere.js';
import JudithTheScourgeDiva from '../j/judith-the-scourge-diva.js';
import Juggernaut from '../j/juggernaut.js';
import JungleHollow from '../j/jungle-hollow.js';
import JwarIsleAvenger from '../j/jwar-isle-avenger.js';

const cards: readonly CardDef[] = [
  JaceBeleren,
  JacesIngenuity,
  JadelightRanger,
  JawboneDuelist,
  JeeringHomunculus,
  JeskaiStudent,
  JeskaiWindscout,
  JhessianThief,
  JoinTheDance,
  JorKadeenThePrevailer,
  JoragaWarcaller,
  JourneyToNowhere,
  JudithTheScourgeDiva,
  Juggernaut,
  JungleHollow,
  JwarIsleAvenger,
];

export default cards;
