// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import RagingGoblin from '../r/raging-goblin.js';
import RagingKronch from '../r/raging-kronch.js';
import RainbowEfreet from '../r/rainbow-efreet.js';
import RaiseDead from '../r/raise-dead.js';
import RaiseTheAlarm from '../r/raise-the-alarm.js';
import RakdossReturn from '../r/rakdoss-return.js';
import RampagingBaloths from '../r/rampaging-baloths.js';
import RancidRats from '../r/rancid-rats.js';
import Rancor from '../r/rancor.js';
import RangersGuile from '../r/rangers-guile.js';
import RankleMasterOfPranks from '../r/rankle-master-of-pranks.js';
import RapaciousDragon from '../r/rapacious-dragon.js';
import RavenousChupacabra from '../r/ravenous-chupacabra.js';
import RavenousRats from '../r/ravenous-rats.js';
import RayOfRevelation from '../r/ray-of-revelation.js';
import RealityRipple from '../r/reality-ripple.js';
import RealityShift from '../r/reality-shift.js';
import ReassemblingSkeleton from '../r/reassembling-skeleton.js';
import RecklessBushwhacker from '../r/reckless-bushwhacker.js';
import ReclamationSage from '../r/reclamation-sage.js';
import RegalBehemoth from '../r/regal-behemoth.js';
import RegnaTheRedeemer from '../r/regna-the-redeemer.js';
import RegnasSanction from '../r/regnas-sanction.js';
import Regrowth from '../r/regrowth.js';
import RelentlessAssault from '../r/relentless-assault.js';
import RelentlessRats from '../r/relentless-rats.js';
import ReliefCaptain from '../r/relief-captain.js';
import Remand from '../r/remand.js';
import RemoteIsle from '../r/remote-isle.js';
import RepayInKind from '../r/repay-in-kind.js';
import ResoluteSurvivors from '../r/resolute-survivors.js';
import ReverseTheSands from '../r/reverse-the-sands.js';
import Rewind from '../r/rewind.js';
import Righteousness from '../r/righteousness.js';
import RimeshieldFrostGiant from '../r/rimeshield-frost-giant.js';
import RimrockKnight from '../r/rimrock-knight.js';
import RiteOfReplication from '../r/rite-of-replication.js';
import RoarOfTheWurm from '../r/roar-of-the-wurm.js';
import RollingThunder from '../r/rolling-thunder.js';
import RootbornDefenses from '../r/rootborn-defenses.js';
import RoyalAssassin from '../r/royal-assassin.js';
import RuggedHighlands from '../r/rugged-highlands.js';
import RuleOfLaw from '../r/rule-of-law.js';
import RushbladeCommander from '../r/rushblade-commander.js';
import RushwoodDryad from '../r/rushwood-dryad.js';
import RuthlessKnave from '../r/ruthless-knave.js';

const cards: readonly CardDef[] = [
  RagingGoblin,
  RagingKronch,
  RainbowEfreet,
  RaiseDead,
  RaiseTheAlarm,
  RakdossReturn,
  RampagingBaloths,
  RancidRats,
  Rancor,
  RangersGuile,
  RankleMasterOfPranks,
  RapaciousDragon,
  RavenousChupacabra,
  RavenousRats,
  RayOfRevelation,
  RealityRipple,
  RealityShift,
  ReassemblingSkeleton,
  RecklessBushwhacker,
  ReclamationSage,
  RegalBehemoth,
  RegnaTheRedeemer,
  RegnasSanction,
  Regrowth,
  RelentlessAssault,
  RelentlessRats,
  ReliefCaptain,
  Remand,
  RemoteIsle,
  RepayInKind,
  ResoluteSurvivors,
  ReverseTheSands,
  Rewind,
  Righteousness,
  RimeshieldFrostGiant,
  RimrockKnight,
  RiteOfReplication,
  RoarOfTheWurm,
  RollingThunder,
  RootbornDefenses,
  RoyalAssassin,
  RuggedHighlands,
  RuleOfLaw,
  RushbladeCommander,
  RushwoodDryad,
  RuthlessKnave,
];

export default cards;
