// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import KalemneDiscipleOfIroas from '../k/kalemne-disciple-of-iroas.js';
import KalitasTraitorOfGhet from '../k/kalitas-traitor-of-ghet.js';
import KambalConsulOfAllocation from '../k/kambal-consul-of-allocation.js';
import KarametrasAcolyte from '../k/karametras-acolyte.js';
import KarnsBastion from '../k/karns-bastion.js';
import KazanduMammoth from '../k/kazandu-mammoth.js';
import KeigaTheTideStar from '../k/keiga-the-tide-star.js';
import KeldonMarauders from '../k/keldon-marauders.js';
import KelsienThePlague from '../k/kelsien-the-plague.js';
import KhalniAmbush from '../k/khalni-ambush.js';
import KhenraEternal from '../k/khenra-eternal.js';
import KhorvathBrightflame from '../k/khorvath-brightflame.js';
import KhorvathsFury from '../k/khorvaths-fury.js';
import KingpinsPet from '../k/kingpins-pet.js';
import KioraBestsTheSeaGod from '../k/kiora-bests-the-sea-god.js';
import KitchenFinks from '../k/kitchen-finks.js';
import KlothysGodOfDestiny from '../k/klothys-god-of-destiny.js';
import KnightOfGrace from '../k/knight-of-grace.js';
import KnightOfMalice from '../k/knight-of-malice.js';
import KnightOfObligation from '../k/knight-of-obligation.js';
import KodamasReach from '../k/kodamas-reach.js';
import KolaghansCommand from '../k/kolaghans-command.js';
import KorSanctifiers from '../k/kor-sanctifiers.js';
import KorSkyfisher from '../k/kor-skyfisher.js';
import KravTheUnredeemed from '../k/krav-the-unredeemed.js';
import KrenkosCommand from '../k/krenkos-command.js';

const cards: readonly CardDef[] = [
  KalemneDiscipleOfIroas,
  KalitasTraitorOfGhet,
  KambalConsulOfAllocation,
  KarametrasAcolyte,
  KarnsBastion,
  KazanduMammoth,
  KeigaTheTideStar,
  KeldonMarauders,
  KelsienThePlague,
  KhalniAmbush,
  KhenraEternal,
  KhorvathBrightflame,
  KhorvathsFury,
  KingpinsPet,
  KioraBestsTheSeaGod,
  KitchenFinks,
  KlothysGodOfDestiny,
  KnightOfGrace,
  KnightOfMalice,
  KnightOfObligation,
  KodamasReach,
  KolaghansCommand,
  KorSanctifiers,
  KorSkyfisher,
  KravTheUnredeemed,
  KrenkosCommand,
];

export default cards;
