// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import LavaAxe from '../l/lava-axe.js';
import LavaFieldOverlord from '../l/lava-field-overlord.js';
import LazotepReaver from '../l/lazotep-reaver.js';
import LeadByExample from '../l/lead-by-example.js';
import LedgerShredder from '../l/ledger-shredder.js';
import Leeches from '../l/leeches.js';
import LeoninScimitar from '../l/leonin-scimitar.js';
import LeyWeaver from '../l/ley-weaver.js';
import LeylineOfPunishment from '../l/leyline-of-punishment.js';
import LeylineOfSanctity from '../l/leyline-of-sanctity.js';
import LightUpTheStage from '../l/light-up-the-stage.js';
import LightkeeperOfEmeria from '../l/lightkeeper-of-emeria.js';
import LightningBolt from '../l/lightning-bolt.js';
import LightningElemental from '../l/lightning-elemental.js';
import LightningGreaves from '../l/lightning-greaves.js';
import LightningHelix from '../l/lightning-helix.js';
import LightningStormkin from '../l/lightning-stormkin.js';
import LightningStrike from '../l/lightning-strike.js';
import LilianasSpecter from '../l/lilianas-specter.js';
import LimDulsHighGuard from '../l/lim-duls-high-guard.js';
import LindenTheSteadfastQueen from '../l/linden-the-steadfast-queen.js';
import LingeringSouls from '../l/lingering-souls.js';
import LivingWish from '../l/living-wish.js';
import LlanowarElves from '../l/llanowar-elves.js';
import LlanowarKnight from '../l/llanowar-knight.js';
import LoneMissionary from '../l/lone-missionary.js';
import LongtuskCub from '../l/longtusk-cub.js';
import LordOfAtlantis from '../l/lord-of-atlantis.js';
import LoreWeaver from '../l/lore-weaver.js';
import LotusCobra from '../l/lotus-cobra.js';
import LovestruckBeast from '../l/lovestruck-beast.js';
import LoxodonHierarch from '../l/loxodon-hierarch.js';
import LoxodonWarhammer from '../l/loxodon-warhammer.js';
import LoyalPegasus from '../l/loyal-pegasus.js';
import LuminarchAscension from '../l/luminarch-ascension.js';
import LurkingEvil from '../l/lurking-evil.js';
import LurkingJackals from '../l/lurking-jackals.js';

const cards: readonly CardDef[] = [
  LavaAxe,
  LavaFieldOverlord,
  LazotepReaver,
  LeadByExample,
  LedgerShredder,
  Leeches,
  LeoninScimitar,
  LeyWeaver,
  LeylineOfPunishment,
  LeylineOfSanctity,
  LightUpTheStage,
  LightkeeperOfEmeria,
  LightningBolt,
  LightningElemental,
  LightningGreaves,
  LightningHelix,
  LightningStormkin,
  LightningStrike,
  LilianasSpecter,
  LimDulsHighGuard,
  LindenTheSteadfastQueen,
  LingeringSouls,
  LivingWish,
  LlanowarElves,
  LlanowarKnight,
  LoneMissionary,
  LongtuskCub,
  LordOfAtlantis,
  LoreWeaver,
  LotusCobra,
  LovestruckBeast,
  LoxodonHierarch,
  LoxodonWarhammer,
  LoyalPegasus,
  LuminarchAscension,
  LurkingEvil,
  LurkingJackals,
];

export default cards;
