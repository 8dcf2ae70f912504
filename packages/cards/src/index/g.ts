// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import GalvanicBlast from '../g/galvanic-blast.js';
import GamePlan from '../g/game-plan.js';
import GangUp from '../g/gang-up.js';
import GarrukWildspeaker from '../g/garruk-wildspeaker.js';
import GatekeeperOfMalakir from '../g/gatekeeper-of-malakir.js';
import Geistflame from '../g/geistflame.js';
import GenerousEnt from '../g/generous-ent.js';
import GeralfsMessenger from '../g/geralfs-messenger.js';
import GeyserfieldStalker from '../g/geyserfield-stalker.js';
import GhituLavarunner from '../g/ghitu-lavarunner.js';
import GhostlyPrison from '../g/ghostly-prison.js';
import GiantGrowth from '../g/giant-growth.js';
import GiantSpider from '../g/giant-spider.js';
import GiantStrength from '../g/giant-strength.js';
import GideonOfTheTrials from '../g/gideon-of-the-trials.js';
import GiftOfOrzhova from '../g/gift-of-orzhova.js';
import GiftedAetherborn from '../g/gifted-aetherborn.js';
import GildedGoose from '../g/gilded-goose.js';
import GladecoverScout from '../g/gladecover-scout.js';
import GlareOfSubdual from '../g/glare-of-subdual.js';
import GlasspoolMimic from '../g/glasspool-mimic.js';
import GlimmerOfGenius from '../g/glimmer-of-genius.js';
import GlimpseTheUnthinkable from '../g/glimpse-the-unthinkable.js';
import GlintSleeveArtisan from '../g/glint-sleeve-artisan.js';
import GlistenerElf from '../g/glistener-elf.js';
import GlitteringWish from '../g/glittering-wish.js';
import GloriousAnthem from '../g/glorious-anthem.js';
import GoblinArsonist from '../g/goblin-arsonist.js';
import GoblinBombardment from '../g/goblin-bombardment.js';
import GoblinBushwhacker from '../g/goblin-bushwhacker.js';
import GoblinChainwhirler from '../g/goblin-chainwhirler.js';
import GoblinChieftain from '../g/goblin-chieftain.js';
import GoblinChirurgeon from '../g/goblin-chirurgeon.js';
import GoblinDeathraiders from '../g/goblin-deathraiders.js';
import GoblinElectromancer from '../g/goblin-electromancer.js';
import GoblinFreerunner from '../g/goblin-freerunner.js';
import GoblinGaveleer from '../g/goblin-gaveleer.js';
import GoblinGoon from '../g/goblin-goon.js';
import GoblinGrenade from '../g/goblin-grenade.js';
import GoblinGuide from '../g/goblin-guide.js';
import GoblinHeelcutter from '../g/goblin-heelcutter.js';
import GoblinInstigator from '../g/goblin-instigator.js';
import GoblinMatron from '../g/goblin-matron.js';
import GoblinOutlander from '../g/goblin-outlander.js';
import GoblinPiledriver from '../g/goblin-piledriver.js';
import GoblinRuinblaster from '../g/goblin-ruinblaster.js';
import GoblinTrailblazer from '../g/goblin-trailblazer.js';
import GoldenWish from '../g/golden-wish.js';
import GontisMachinations from '../g/gontis-machinations.js';
import GorehornMinotaurs from '../g/gorehorn-minotaurs.js';
import GormTheGreat from '../g/gorm-the-great.js';
import Grapeshot from '../g/grapeshot.js';
import GrappleWithThePast from '../g/grapple-with-the-past.js';
import GraspingThrull from '../g/grasping-thrull.js';
import Gravedigger from '../g/gravedigger.js';
import GrayMerchantOfAsphodel from '../g/gray-merchant-of-asphodel.js';
import GrimAffliction from '../g/grim-affliction.js';
import GrizzlyBears from '../g/grizzly-bears.js';
import GruesomeFate from '../g/gruesome-fate.js';
import GrunnTheLonelyKing from '../g/grunn-the-lonely-king.js';
import GuardianOfFaith from '../g/guardian-of-faith.js';
import GuardiansPledge from '../g/guardians-pledge.js';
import GurmagAngler from '../g/gurmag-angler.js';
import Guttersnipe from '../g/guttersnipe.js';

const cards: readonly CardDef[] = [
  GalvanicBlast,
  GamePlan,
  GangUp,
  GarrukWildspeaker,
  GatekeeperOfMalakir,
  Geistflame,
  GenerousEnt,
  GeralfsMessenger,
  GeyserfieldStalker,
  GhituLavarunner,
  GhostlyPrison,
  GiantGrowth,
  GiantSpider,
  GiantStrength,
  GideonOfTheTrials,
  GiftOfOrzhova,
  GiftedAetherborn,
  GildedGoose,
  GladecoverScout,
  GlareOfSubdual,
  GlasspoolMimic,
  GlimmerOfGenius,
  GlimpseTheUnthinkable,
  GlintSleeveArtisan,
  GlistenerElf,
  GlitteringWish,
  GloriousAnthem,
  GoblinArsonist,
  GoblinBombardment,
  GoblinBushwhacker,
  GoblinChainwhirler,
  GoblinChieftain,
  GoblinChirurgeon,
  GoblinDeathraiders,
  GoblinElectromancer,
  GoblinFreerunner,
  GoblinGaveleer,
  GoblinGoon,
  GoblinGrenade,
  GoblinGuide,
  GoblinHeelcutter,
  GoblinInstigator,
  GoblinMatron,
  GoblinOutlander,
  GoblinPiledriver,
  GoblinRuinblaster,
  GoblinTrailblazer,
  GoldenWish,
  GontisMachinations,
  GorehornMinotaurs,
  GormTheGreat,
  Grapeshot,
  GrappleWithThePast,
  GraspingThrull,
  Gravedigger,
  GrayMerchantOfAsphodel,
  GrimAffliction,
  GrizzlyBears,
  GruesomeFate,
  GrunnTheLonelyKing,
  GuardianOfFaith,
  GuardiansPledge,
  GurmagAngler,
  Guttersnipe,
];

export default cards;
