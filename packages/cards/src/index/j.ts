// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import JaceBeleren from '../j/jace-beleren.js';
import JadelightRanger from '../j/jadelight-ranger.js';
import JeeringHomunculus from '../j/jeering-homunculus.js';
import JhessianThief from '../j/jhessian-thief.js';
import JorKadeenThePrevailer from '../j/jor-kadeen-the-prevailer.js';
import JoragaWarcaller from '../j/joraga-warcaller.js';
import JudithTheScourgeDiva from '../j/judith-the-scourge-diva.js';
import JungleHollow from '../j/jungle-hollow.js';
import JwarIsleAvenger from '../j/jwar-isle-avenger.js';

const cards: readonly CardDef[] = [
  JaceBeleren,
  JadelightRanger,
  JeeringHomunculus,
  JhessianThief,
  JorKadeenThePrevailer,
  JoragaWarcaller,
  JudithTheScourgeDiva,
  JungleHollow,
  JwarIsleAvenger,
];

export default cards;
