// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import BackwoodsSurvivalists from '../b/backwoods-survivalists.js';
import BadMoon from '../b/bad-moon.js';
import BairdStewardOfArgive from '../b/baird-steward-of-argive.js';
import BalaGedRecovery from '../b/bala-ged-recovery.js';
import BalmorBattlemageCaptain from '../b/balmor-battlemage-captain.js';
import BaneslayerAngel from '../b/baneslayer-angel.js';
import BanisherPriest from '../b/banisher-priest.js';
import BarrenMoor from '../b/barren-moor.js';
import BarterInBlood from '../b/barter-in-blood.js';
import BasilicaBellHaunt from '../b/basilica-bell-haunt.js';
import BasilicaScreecher from '../b/basilica-screecher.js';
import BasiliskCollar from '../b/basilisk-collar.js';
import BastionOfRemembrance from '../b/bastion-of-remembrance.js';
import BattleScreech from '../b/battle-screech.js';
import BeaconOfImmortality from '../b/beacon-of-immortality.js';
import BeanstalkGiant from '../b/beanstalk-giant.js';
import BeastAttack from '../b/beast-attack.js';
import BecomeImmense from '../b/become-immense.js';
import Bedevil from '../b/bedevil.js';
import BeetlebackChief from '../b/beetleback-chief.js';
import BehemothSledge from '../b/behemoth-sledge.js';
import BenalishKnight from '../b/benalish-knight.js';
import BenalishMarshal from '../b/benalish-marshal.js';
import BigScore from '../b/big-score.js';
import BiliousSkulldweller from '../b/bilious-skulldweller.js';
import BindingTheOldGods from '../b/binding-the-old-gods.js';
import Biorhythm from '../b/biorhythm.js';
import BirdAdmirer from '../b/bird-admirer.js';
import BituminousBlast from '../b/bituminous-blast.js';
import BlackKnight from '../b/black-knight.js';
import BladeSplicer from '../b/blade-splicer.js';
import Bladebrand from '../b/bladebrand.js';
import BladetuskBoar from '../b/bladetusk-boar.js';
import BlaringCaptain from '../b/blaring-captain.js';
import BlaringRecruiter from '../b/blaring-recruiter.js';
import Blastoderm from '../b/blastoderm.js';
import BlessedWind from '../b/blessed-wind.js';
import BlightMamba from '../b/blight-mamba.js';
import BlightbellyRat from '../b/blightbelly-rat.js';
import Blightning from '../b/blightning.js';
import BlindObedience from '../b/blind-obedience.js';
import BlistercoilWeird from '../b/blistercoil-weird.js';
import BloatedContaminator from '../b/bloated-contaminator.js';
import BloodArtist from '../b/blood-artist.js';
import BloodbornScoundrels from '../b/bloodborn-scoundrels.js';
import BloodbraidElf from '../b/bloodbraid-elf.js';
import BloodfellCaves from '../b/bloodfell-caves.js';
import Bloodghast from '../b/bloodghast.js';
import BloodthroneVampire from '../b/bloodthrone-vampire.js';
import BlossomingSands from '../b/blossoming-sands.js';
import BogWraith from '../b/bog-wraith.js';
import BogardanHellkite from '../b/bogardan-hellkite.js';
import BoggartRamGang from '../b/boggart-ram-gang.js';
import BolassCitadel from '../b/bolass-citadel.js';
import BomatBazaarBarge from '../b/bomat-bazaar-barge.js';
import BoneSplinters from '../b/bone-splinters.js';
import Bonesplitter from '../b/bonesplitter.js';
import BontuTheGlorified from '../b/bontu-the-glorified.js';
import BontusMonument from '../b/bontus-monument.js';
import BoostedSloop from '../b/boosted-sloop.js';
import BorderlandRanger from '../b/borderland-ranger.js';
import BorosCharm from '../b/boros-charm.js';
import BorosSwiftblade from '../b/boros-swiftblade.js';
import BoulderSalvo from '../b/boulder-salvo.js';
import BrainFreeze from '../b/brain-freeze.js';
import BrainMaggot from '../b/brain-maggot.js';
import BranchblightStalker from '../b/branchblight-stalker.js';
import BrasssBounty from '../b/brasss-bounty.js';
import BrazenBorrower from '../b/brazen-borrower.js';
import BrazenBuccaneers from '../b/brazen-buccaneers.js';
import BrazenFreebooter from '../b/brazen-freebooter.js';
import BreathOfMalfegor from '../b/breath-of-malfegor.js';
import Breezekeeper from '../b/breezekeeper.js';
import Briarhorn from '../b/briarhorn.js';
import BriarpackAlpha from '../b/briarpack-alpha.js';
import BringDown from '../b/bring-down.js';
import BristlingHydra from '../b/bristling-hydra.js';
import BrutalCathar from '../b/brutal-cathar.js';
import BruteStrength from '../b/brute-strength.js';
import BullRushBruiser from '../b/bull-rush-bruiser.js';
import BumpInTheNight from '../b/bump-in-the-night.js';
import BurningWish from '../b/burning-wish.js';
import BurstLightning from '../b/burst-lightning.js';
import ButcherGhoul from '../b/butcher-ghoul.js';

const cards: readonly CardDef[] = [
  BackwoodsSurvivalists,
  BadMoon,
  BairdStewardOfArgive,
  BalaGedRecovery,
  BalmorBattlemageCaptain,
  BaneslayerAngel,
  BanisherPriest,
  BarrenMoor,
  BarterInBlood,
  BasilicaBellHaunt,
  BasilicaScreecher,
  BasiliskCollar,
  BastionOfRemembrance,
  BattleScreech,
  BeaconOfImmortality,
  BeanstalkGiant,
  BeastAttack,
  BecomeImmense,
  Bedevil,
  BeetlebackChief,
  BehemothSledge,
  BenalishKnight,
  BenalishMarshal,
  BigScore,
  BiliousSkulldweller,
  BindingTheOldGods,
  Biorhythm,
  BirdAdmirer,
  BituminousBlast,
  BlackKnight,
  BladeSplicer,
  Bladebrand,
  BladetuskBoar,
  BlaringCaptain,
  BlaringRecruiter,
  Blastoderm,
  BlessedWind,
  BlightMamba,
  BlightbellyRat,
  Blightning,
  BlindObedience,
  BlistercoilWeird,
  BloatedContaminator,
  BloodArtist,
  BloodbornScoundrels,
  BloodbraidElf,
  BloodfellCaves,
  Bloodghast,
  BloodthroneVampire,
  BlossomingSands,
  BogWraith,
  BogardanHellkite,
  BoggartRamGang,
  BolassCitadel,
  BomatBazaarBarge,
  BoneSplinters,
  Bonesplitter,
  BontuTheGlorified,
  BontusMonument,
  BoostedSloop,
  BorderlandRanger,
  BorosCharm,
  BorosSwiftblade,
  BoulderSalvo,
  BrainFreeze,
  BrainMaggot,
  BranchblightStalker,
  BrasssBounty,
  BrazenBorrower,
  BrazenBuccaneers,
  BrazenFreebooter,
  BreathOfMalfegor,
  Breezekeeper,
  Briarhorn,
  BriarpackAlpha,
  BringDown,
  BristlingHydra,
  BrutalCathar,
  BruteStrength,
  BullRushBruiser,
  BumpInTheNight,
  BurningWish,
  BurstLightning,
  ButcherGhoul,
];

export default cards;
