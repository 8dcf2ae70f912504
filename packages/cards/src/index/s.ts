// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import SacredWolf from '../s/sacred-wolf.js';
import SaddlebackLagac from '../s/saddleback-lagac.js';
import SafeholdElite from '../s/safehold-elite.js';
import SakuraTribeElder from '../s/sakura-tribe-elder.js';
import SanctumSeeker from '../s/sanctum-seeker.js';
import SavingGrace from '../s/saving-grace.js';
import ScabClanMauler from '../s/scab-clan-mauler.js';
import ScatterTheSeeds from '../s/scatter-the-seeds.js';
import ScouredBarrens from '../s/scoured-barrens.js';
import ScreechingBuzzard from '../s/screeching-buzzard.js';
import SculptingSteel from '../s/sculpting-steel.js';
import SearingSpear from '../s/searing-spear.js';
import SecludedSteppe from '../s/secluded-steppe.js';
import SeizeTheDay from '../s/seize-the-day.js';
import SelesnyaCharm from '../s/selesnya-charm.js';
import SelesnyaEvangel from '../s/selesnya-evangel.js';
import SengirVampire from '../s/sengir-vampire.js';
import SenseisDiviningTop from '../s/senseis-divining-top.js';
import SentinelSpider from '../s/sentinel-spider.js';
import SepticRats from '../s/septic-rats.js';
import SerraAscendant from '../s/serra-ascendant.js';
import SerraZealot from '../s/serra-zealot.js';
import SerrasEmbrace from '../s/serras-embrace.js';
import SerumVisions from '../s/serum-visions.js';
import ServantOfNefarox from '../s/servant-of-nefarox.js';
import SeveredLegion from '../s/severed-legion.js';
import ShalaiVoiceOfPlenty from '../s/shalai-voice-of-plenty.js';
import ShanodinDryads from '../s/shanodin-dryads.js';
import ShiftingBorders from '../s/shifting-borders.js';
import ShinyImpetus from '../s/shiny-impetus.js';
import ShivanDragon from '../s/shivan-dragon.js';
import Shock from '../s/shock.js';
import ShorelineRanger from '../s/shoreline-ranger.js';
import ShoulderToShoulder from '../s/shoulder-to-shoulder.js';
import ShowdownOfTheSkalds from '../s/showdown-of-the-skalds.js';
import Shriekmaw from '../s/shriekmaw.js';
import SickleDancer from '../s/sickle-dancer.js';
import SickleRipper from '../s/sickle-ripper.js';
import SiegeGangCommander from '../s/siege-gang-commander.js';
import SiegeWurm from '../s/siege-wurm.js';
import SilentArbiter from '../s/silent-arbiter.js';
import SilentDeparture from '../s/silent-departure.js';
import SilhanaLedgewalker from '../s/silhana-ledgewalker.js';
import Silkwrap from '../s/silkwrap.js';
import SinisterSabotage from '../s/sinister-sabotage.js';
import Sizzle from '../s/sizzle.js';
import SkewerTheCritics from '../s/skewer-the-critics.js';
import SkirkMarauder from '../s/skirk-marauder.js';
import SkirkProspector from '../s/skirk-prospector.js';
import SkithiryxTheBlightDragon from '../s/skithiryx-the-blight-dragon.js';
import SkitterOfLizards from '../s/skitter-of-lizards.js';
import SkullportMerchant from '../s/skullport-merchant.js';
import SkySkiff from '../s/sky-skiff.js';
import SkyblinderStaff from '../s/skyblinder-staff.js';
import SkyhunterSkirmisher from '../s/skyhunter-skirmisher.js';
import SkylineDespot from '../s/skyline-despot.js';
import SkysovereignConsulFlagship from '../s/skysovereign-consul-flagship.js';
import Skystreamer from '../s/skystreamer.js';
import Slagstorm from '../s/slagstorm.js';
import SlimefootTheStowaway from '../s/slimefoot-the-stowaway.js';
import SlipperyBogle from '../s/slippery-bogle.js';
import SmiteTheMonstrous from '../s/smite-the-monstrous.js';
import SmugglersCopter from '../s/smugglers-copter.js';
import SnapcasterMage from '../s/snapcaster-mage.js';
import SoltariPriest from '../s/soltari-priest.js';
import SoltariTrooper from '../s/soltari-trooper.js';
import SongOfFreyalise from '../s/song-of-freyalise.js';
import SorinLordOfInnistrad from '../s/sorin-lord-of-innistrad.js';
import SorinMarkov from '../s/sorin-markov.js';
import SoulConduit from '../s/soul-conduit.js';
import SoulSummons from '../s/soul-summons.js';
import SoulWarden from '../s/soul-warden.js';
import SoulbladeCorrupter from '../s/soulblade-corrupter.js';
import SoulbladeRenewer from '../s/soulblade-renewer.js';
import SoulsAttendant from '../s/souls-attendant.js';
import SoulsFire from '../s/souls-fire.js';
import SparkSpray from '../s/spark-spray.js';
import SpawnOfMayhem from '../s/spawn-of-mayhem.js';
import SpearSpewer from '../s/spear-spewer.js';
import SpectralForce from '../s/spectral-force.js';
import SpectralRider from '../s/spectral-rider.js';
import SpellstutterSprite from '../s/spellstutter-sprite.js';
import SpellweaverDuo from '../s/spellweaver-duo.js';
import SphinxOfEnlightenment from '../s/sphinx-of-enlightenment.js';
import SpidersilkNet from '../s/spidersilk-net.js';
import SpikewheelAcrobat from '../s/spikewheel-acrobat.js';
import SpinedWurm from '../s/spined-wurm.js';
import SpiritLink from '../s/spirit-link.js';
import SpiritMantle from '../s/spirit-mantle.js';
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
import StranglerootGeist from '../s/strangleroot-geist.js';
import StratusDancer from '../s/stratus-dancer.js';
import StrengthOfTheTajuru from '../s/strength-of-the-tajuru.js';
import StrikeItRich from '../s/strike-it-rich.js';
import StripedRiverwinder from '../s/striped-riverwinder.js';
import SunTitan from '../s/sun-titan.js';
import SurrakarMarauder from '../s/surrakar-marauder.js';
import SuturePriest from '../s/suture-priest.js';
import Swamp from '../s/swamp.js';
import SwathcutterGiant from '../s/swathcutter-giant.js';
import SwiftfootBoots from '../s/swiftfoot-boots.js';
import SwiftwaterCliffs from '../s/swiftwater-cliffs.js';
import SwordsToPlowshares from '../s/swords-to-plowshares.js';
import SylviaBrightspear from '../s/sylvia-brightspear.js';
import SyndicOfTithes from '../s/syndic-of-tithes.js';
import SyphonSoul from '../s/syphon-soul.js';
import SyrKonradTheGrim from '../s/syr-konrad-the-grim.js';

const cards: readonly CardDef[] = [
  SacredWolf,
  SaddlebackLagac,
  SafeholdElite,
  SakuraTribeElder,
  SanctumSeeker,
  SavingGrace,
  ScabClanMauler,
  ScatterTheSeeds,
  ScouredBarrens,
  ScreechingBuzzard,
  SculptingSteel,
  SearingSpear,
  SecludedSteppe,
  SeizeTheDay,
  SelesnyaCharm,
  SelesnyaEvangel,
  SengirVampire,
  SenseisDiviningTop,
  SentinelSpider,
  SepticRats,
  SerraAscendant,
  SerraZealot,
  SerrasEmbrace,
  SerumVisions,
  ServantOfNefarox,
  SeveredLegion,
  ShalaiVoiceOfPlenty,
  ShanodinDryads,
  ShiftingBorders,
  ShinyImpetus,
  ShivanDragon,
  Shock,
  ShorelineRanger,
  ShoulderToShoulder,
  ShowdownOfTheSkalds,
  Shriekmaw,
  SickleDancer,
  SickleRipper,
  SiegeGangCommander,
  SiegeWurm,
  SilentArbiter,
  SilentDeparture,
  SilhanaLedgewalker,
  Silkwrap,
  SinisterSabotage,
  Sizzle,
  SkewerTheCritics,
  SkirkMarauder,
  SkirkProspector,
  SkithiryxTheBlightDragon,
  SkitterOfLizards,
  SkullportMerchant,
  SkySkiff,
  SkyblinderStaff,
  SkyhunterSkirmisher,
  SkylineDespot,
  SkysovereignConsulFlagship,
  Skystreamer,
  Slagstorm,
  SlimefootTheStowaway,
  SlipperyBogle,
  SmiteTheMonstrous,
  SmugglersCopter,
  SnapcasterMage,
  SoltariPriest,
  SoltariTrooper,
  SongOfFreyalise,
  SorinLordOfInnistrad,
  SorinMarkov,
  SoulConduit,
  SoulSummons,
  SoulWarden,
  SoulbladeCorrupter,
  SoulbladeRenewer,
  SoulsAttendant,
  SoulsFire,
  SparkSpray,
  SpawnOfMayhem,
  SpearSpewer,
  SpectralForce,
  SpectralRider,
  SpellstutterSprite,
  SpellweaverDuo,
  SphinxOfEnlightenment,
  SpidersilkNet,
  SpikewheelAcrobat,
  SpinedWurm,
  SpiritLink,
  SpiritMantle,
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
  StranglerootGeist,
  StratusDancer,
  StrengthOfTheTajuru,
  StrikeItRich,
  StripedRiverwinder,
  SunTitan,
  SurrakarMarauder,
  SuturePriest,
  Swamp,
  SwathcutterGiant,
  SwiftfootBoots,
  SwiftwaterCliffs,
  SwordsToPlowshares,
  SylviaBrightspear,
  SyndicOfTithes,
  SyphonSoul,
  SyrKonradTheGrim,
];

export default cards;
