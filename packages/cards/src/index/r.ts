// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import RagingKronch from '../r/raging-kronch.js';
import RainbowEfreet from '../r/rainbow-efreet.js';
import RaiseTheAlarm from '../r/raise-the-alarm.js';
import RampagingBaloths from '../r/rampaging-baloths.js';
import Rancor from '../r/rancor.js';
import RankleMasterOfPranks from '../r/rankle-master-of-pranks.js';
import RapaciousDragon from '../r/rapacious-dragon.js';
import RealityRipple from '../r/reality-ripple.js';
import RealityShift from '../r/reality-shift.js';
import RecklessBushwhacker from '../r/reckless-bushwhacker.js';
import RegalBehemoth from '../r/regal-behemoth.js';
import RegnaTheRedeemer from '../r/regna-the-redeemer.js';
import RelentlessRats from '../r/relentless-rats.js';
import ReliefCaptain from '../r/relief-captain.js';
import RemoteIsle from '../r/remote-isle.js';
import RepayInKind from '../r/repay-in-kind.js';
import ReverseTheSands from '../r/reverse-the-sands.js';
import Rewind from '../r/rewind.js';
import RimrockKnight from '../r/rimrock-knight.js';
import RiteOfReplication from '../r/rite-of-replication.js';
import RuggedHighlands from '../r/rugged-highlands.js';
import RuleOfLaw from '../r/rule-of-law.js';
import RushbladeCommander from '../r/rushblade-commander.js';

const cards: readonly CardDef[] = [
  RagingKronch,
  RainbowEfreet,
  RaiseTheAlarm,
  RampagingBaloths,
  Rancor,
  RankleMasterOfPranks,
  RapaciousDragon,
  RealityRipple,
  RealityShift,
  RecklessBushwhacker,
  RegalBehemoth,
  RegnaTheRedeemer,
  RelentlessRats,
  ReliefCaptain,
  RemoteIsle,
  RepayInKind,
  ReverseTheSands,
  Rewind,
  RimrockKnight,
  RiteOfReplication,
  RuggedHighlands,
  RuleOfLaw,
  RushbladeCommander,
];

export default cards;
