// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import BackwoodsSurvivalists from '../b/backwoods-survivalists.js';
import BairdStewardOfArgive from '../b/baird-steward-of-argive.js';
import BalaGedRecovery from '../b/bala-ged-recovery.js';
import BaneslayerAngel from '../b/baneslayer-angel.js';
import BanisherPriest from '../b/banisher-priest.js';
import BarrenMoor from '../b/barren-moor.js';
import BasilicaBellHaunt from '../b/basilica-bell-haunt.js';
import BasilicaScreecher from '../b/basilica-screecher.js';
import BasiliskCollar from '../b/basilisk-collar.js';
import BastionOfRemembrance from '../b/bastion-of-remembrance.js';
import BeaconOfImmortality from '../b/beacon-of-immortality.js';
import BeanstalkGiant from '../b/beanstalk-giant.js';
import BecomeImmense from '../b/become-immense.js';
import Bedevil from '../b/bedevil.js';
import BenalishMarshal from '../b/benalish-marshal.js';
import BigScore from '../b/big-score.js';
import BiliousSkulldweller from '../b/bilious-skulldweller.js';
import BindingTheOldGods from '../b/binding-the-old-gods.js';
import Biorhythm from '../b/biorhythm.js';
import BirdAdmirer from '../b/bird-admirer.js';
import BituminousBlast from '../b/bituminous-blast.js';
import BladeSplicer from '../b/blade-splicer.js';
import BlaringCaptain from '../b/blaring-captain.js';
import BlaringRecruiter from '../b/blaring-recruiter.js';
import BlessedWind from '../b/blessed-wind.js';
import BlightbellyRat from '../b/blightbelly-rat.js';
import Blightning from '../b/blightning.js';
import BlindObedience from '../b/blind-obedience.js';
import BloatedContaminator from '../b/bloated-contaminator.js';
import BloodbornScoundrels from '../b/bloodborn-scoundrels.js';
import BloodbraidElf from '../b/bloodbraid-elf.js';
import BloodfellCaves from '../b/bloodfell-caves.js';
import BloodthroneVampire from '../b/bloodthrone-vampire.js';
import BlossomingSands from '../b/blossoming-sands.js';
import BogWraith from '../b/bog-wraith.js';
import BolassCitadel from '../b/bolass-citadel.js';
import BoneSplinters from '../b/bone-splinters.js';
import Bonesplitter from '../b/bonesplitter.js';
import BontuTheGlorified from '../b/bontu-the-glorified.js';
import BontusMonument from '../b/bontus-monument.js';
import BorderlandRanger from '../b/borderland-ranger.js';
import BoulderSalvo from '../b/boulder-salvo.js';
import BrainFreeze from '../b/brain-freeze.js';
import BrainMaggot from '../b/brain-maggot.js';
import BrasssBounty from '../b/brasss-bounty.js';
import BrazenBorrower from '../b/brazen-borrower.js';
import BrazenBuccaneers from '../b/brazen-buccaneers.js';
import BreathOfMalfegor from '../b/breath-of-malfegor.js';
import Breezekeeper from '../b/breezekeeper.js';
import Briarhorn from '../b/briarhorn.js';
import BringDown from '../b/bring-down.js';
import BristlingHydra from '../b/bristling-hydra.js';
import BrutalCathar from '../b/brutal-cathar.js';
import BullRushBruiser from '../b/bull-rush-bruiser.js';
import BurstLightning from '../b/burst-lightning.js';
import ButcherGhoul from '../b/butcher-ghoul.js';

const cards: readonly CardDef[] = [
  BackwoodsSurvivalists,
  BairdStewardOfArgive,
  BalaGedRecovery,
  BaneslayerAngel,
  BanisherPriest,
  BarrenMoor,
  BasilicaBellHaunt,
  BasilicaScreecher,
  BasiliskCollar,
  BastionOfRemembrance,
  BeaconOfImmortality,
  BeanstalkGiant,
  BecomeImmense,
  Bedevil,
  BenalishMarshal,
  BigScore,
  BiliousSkulldweller,
  BindingTheOldGods,
  Biorhythm,
  BirdAdmirer,
  BituminousBlast,
  BladeSplicer,
  BlaringCaptain,
  BlaringRecruiter,
  BlessedWind,
  BlightbellyRat,
  Blightning,
  BlindObedience,
  BloatedContaminator,
  BloodbornScoundrels,
  BloodbraidElf,
  BloodfellCaves,
  BloodthroneVampire,
  BlossomingSands,
  BogWraith,
  BolassCitadel,
  BoneSplinters,
  Bonesplitter,
  BontuTheGlorified,
  BontusMonument,
  BorderlandRanger,
  BoulderSalvo,
  BrainFreeze,
  BrainMaggot,
  BrasssBounty,
  BrazenBorrower,
  BrazenBuccaneers,
  BreathOfMalfegor,
  Breezekeeper,
  Briarhorn,
  BringDown,
  BristlingHydra,
  BrutalCathar,
  BullRushBruiser,
  BurstLightning,
  ButcherGhoul,
];

export default cards;
