// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import LavaFieldOverlord from '../l/lava-field-overlord.js';
import LazotepReaver from '../l/lazotep-reaver.js';
import LeadByExample from '../l/lead-by-example.js';
import LedgerShredder from '../l/ledger-shredder.js';
import LeyWeaver from '../l/ley-weaver.js';
import LeylineOfPunishment from '../l/leyline-of-punishment.js';
import LeylineOfSanctity from '../l/leyline-of-sanctity.js';
import LightUpTheStage from '../l/light-up-the-stage.js';
import LightningBolt from '../l/lightning-bolt.js';
import LightningGreaves from '../l/lightning-greaves.js';
import LingeringSouls from '../l/lingering-souls.js';
import LlanowarElves from '../l/llanowar-elves.js';
import LlanowarKnight from '../l/llanowar-knight.js';
import LongtuskCub from '../l/longtusk-cub.js';
import LoreWeaver from '../l/lore-weaver.js';
import LotusCobra from '../l/lotus-cobra.js';
import LovestruckBeast from '../l/lovestruck-beast.js';
import LoxodonWarhammer from '../l/loxodon-warhammer.js';
import LoyalPegasus from '../l/loyal-pegasus.js';
import LuminarchAscension from '../l/luminarch-ascension.js';
import LurkingEvil from '../l/lurking-evil.js';
import LurkingJackals from '../l/lurking-jackals.js';

const cards: readonly CardDef[] = [
  LavaFieldOverlord,
  LazotepReaver,
  LeadByExample,
  LedgerShredder,
  LeyWeaver,
  LeylineOfPunishment,
  LeylineOfSanctity,
  LightUpTheStage,
  LightningBolt,
  LightningGreaves,
  LingeringSouls,
  LlanowarElves,
  LlanowarKnight,
  LongtuskCub,
  LoreWeaver,
  LotusCobra,
  LovestruckBeast,
  LoxodonWarhammer,
  LoyalPegasus,
  LuminarchAscension,
  LurkingEvil,
  LurkingJackals,
];

export default cards;
