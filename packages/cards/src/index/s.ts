// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import SaddlebackLagac from '../s/saddleback-lagac.js';
import SakuraTribeElder from '../s/sakura-tribe-elder.js';
import SanctumSeeker from '../s/sanctum-seeker.js';
import SavingGrace from '../s/saving-grace.js';
import ScabClanMauler from '../s/scab-clan-mauler.js';
import ScatterTheSeeds from '../s/scatter-the-seeds.js';
import ScouredBarrens from '../s/scoured-barrens.js';
import ScreechingBuzzard from '../s/screeching-buzzard.js';
import SculptingSteel from '../s/sculpting-steel.js';
import SecludedSteppe from '../s/secluded-steppe.js';
import SeizeTheDay from '../s/seize-the-day.js';
import SelesnyaCharm from '../s/selesnya-charm.js';
import SelesnyaEvangel from '../s/selesnya-evangel.js';
import SenseisDiviningTop from '../s/senseis-divining-top.js';
import SepticRats from '../s/septic-rats.js';
import SerraAscendant from '../s/serra-ascendant.js';
import SerumVisions from '../s/serum-visions.js';
import ShalaiVoiceOfPlenty from '../s/shalai-voice-of-plenty.js';
import ShanodinDryads from '../s/shanodin-dryads.js';
import ShiftingBorders from '../s/shifting-borders.js';
import ShinyImpetus from '../s/shiny-impetus.js';
import ShoulderToShoulder from '../s/shoulder-to-shoulder.js';
import ShowdownOfTheSkalds from '../s/showdown-of-the-skalds.js';
import Shriekmaw from '../s/shriekmaw.js';
import SickleDancer from '../s/sickle-dancer.js';
import SiegeGangCommander from '../s/siege-gang-commander.js';
import SiegeWurm from '../s/siege-wurm.js';
import SilentArbiter from '../s/silent-arbiter.js';
import Silkwrap from '../s/silkwrap.js';
import SinisterSabotage from '../s/sinister-sabotage.js';
import SkewerTheCritics from '../s/skewer-the-critics.js';
import SkirkMarauder from '../s/skirk-marauder.js';
import SkithiryxTheBlightDragon from '../s/skithiryx-the-blight-dragon.js';
import SkullportMerchant from '../s/skullport-merchant.js';
import SkySkiff from '../s/sky-skiff.js';
import SkylineDespot from '../s/skyline-despot.js';
import SkysovereignConsulFlagship from '../s/skysovereign-consul-flagship.js';
import Skystreamer from '../s/skystreamer.js';
import SlimefootTheStowaway from '../s/slimefoot-the-stowaway.js';
import SmugglersCopter from '../s/smugglers-copter.js';
import SorinLordOfInnistrad from '../s/sorin-lord-of-innistrad.js';
import SorinMarkov from '../s/sorin-markov.js';
import SoulConduit from '../s/soul-conduit.js';
import SoulSummons from '../s/soul-summons.js';
import SoulWarden from '../s/soul-warden.js';
import SoulbladeCorrupter from '../s/soulblade-corrupter.js';
import SoulbladeRenewer from '../s/soulblade-renewer.js';
import SpawnOfMayhem from '../s/spawn-of-mayhem.js';
import SpearSpewer from '../s/spear-spewer.js';
import SpellweaverDuo from '../s/spellweaver-duo.js';
import SphinxOfEnlightenment from '../s/sphinx-of-enlightenment.js';
import SpikewheelAcrobat from '../s/spikewheel-acrobat.js';
import SteadyProgress from '../s/steady-progress.js';
import StickyFingers from '../s/sticky-fingers.js';
import StigmaLasher from '../s/stigma-lasher.js';
import StingingLionfish from '../s/stinging-lionfish.js';
import StitchersSupplier from '../s/stitchers-supplier.js';
import StokeTheFlames from '../s/stoke-the-flames.js';
import StormFleetSpy from '../s/storm-fleet-spy.js';
import StormTheVault from '../s/storm-the-vault.js';
import StormbloodBerserker from '../s/stormblood-berserker.js';
import StormchaserMage from '../s/stormchaser-mage.js';
import StormfistCrusader from '../s/stormfist-crusader.js';
import StratusDancer from '../s/stratus-dancer.js';
import StrikeItRich from '../s/strike-it-rich.js';
import Swamp from '../s/swamp.js';
import SwathcutterGiant from '../s/swathcutter-giant.js';
import SwiftfootBoots from '../s/swiftfoot-boots.js';
import SwiftwaterCliffs from '../s/swiftwater-cliffs.js';
import SylviaBrightspear from '../s/sylvia-brightspear.js';
import SyndicOfTithes from '../s/syndic-of-tithes.js';
import SyrKonradTheGrim from '../s/syr-konrad-the-grim.js';

const cards: readonly CardDef[] = [
  SaddlebackLagac,
  SakuraTribeElder,
  SanctumSeeker,
  SavingGrace,
  ScabClanMauler,
  ScatterTheSeeds,
  ScouredBarrens,
  ScreechingBuzzard,
  SculptingSteel,
  SecludedSteppe,
  SeizeTheDay,
  SelesnyaCharm,
  SelesnyaEvangel,
  SenseisDiviningTop,
  SepticRats,
  SerraAscendant,
  SerumVisions,
  ShalaiVoiceOfPlenty,
  ShanodinDryads,
  ShiftingBorders,
  ShinyImpetus,
  ShoulderToShoulder,
  ShowdownOfTheSkalds,
  Shriekmaw,
  SickleDancer,
  SiegeGangCommander,
  SiegeWurm,
  SilentArbiter,
  Silkwrap,
  SinisterSabotage,
  SkewerTheCritics,
  SkirkMarauder,
  SkithiryxTheBlightDragon,
  SkullportMerchant,
  SkySkiff,
  SkylineDespot,
  SkysovereignConsulFlagship,
  Skystreamer,
  SlimefootTheStowaway,
  SmugglersCopter,
  SorinLordOfInnistrad,
  SorinMarkov,
  SoulConduit,
  SoulSummons,
  SoulWarden,
  SoulbladeCorrupter,
  SoulbladeRenewer,
  SpawnOfMayhem,
  SpearSpewer,
  SpellweaverDuo,
  SphinxOfEnlightenment,
  SpikewheelAcrobat,
  SteadyProgress,
  StickyFingers,
  StigmaLasher,
  StingingLionfish,
  StitchersSupplier,
  StokeTheFlames,
  StormFleetSpy,
  StormTheVault,
  StormbloodBerserker,
  StormchaserMage,
  StormfistCrusader,
  StratusDancer,
  StrikeItRich,
  Swamp,
  SwathcutterGiant,
  SwiftfootBoots,
  SwiftwaterCliffs,
  SylviaBrightspear,
  SyndicOfTithes,
  SyrKonradTheGrim,
];

export default cards;
