// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import LeylineOfPunishment from '../l/leyline-of-punishment.js';
import LeylineOfSanctity from '../l/leyline-of-sanctity.js';
import LightningBolt from '../l/lightning-bolt.js';
import LlanowarElves from '../l/llanowar-elves.js';
import LoyalPegasus from '../l/loyal-pegasus.js';
import LuminarchAscension from '../l/luminarch-ascension.js';
import LurkingEvil from '../l/lurking-evil.js';
import LurkingJackals from '../l/lurking-jackals.js';

const cards: readonly CardDef[] = [
  LeylineOfPunishment,
  LeylineOfSanctity,
  LightningBolt,
  LlanowarElves,
  LoyalPegasus,
  LuminarchAscension,
  LurkingEvil,
  LurkingJackals,
];

export default cards;
