// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import VampireCharmseeker from '../v/vampire-charmseeker.js';
import VampireCutthroat from '../v/vampire-cutthroat.js';
import VampireNeonate from '../v/vampire-neonate.js';
import VampireNighthawk from '../v/vampire-nighthawk.js';
import VampireOpportunist from '../v/vampire-opportunist.js';
import VaultOfTheArchangel from '../v/vault-of-the-archangel.js';
import VeneratedRotpriest from '../v/venerated-rotpriest.js';
import VerdantForce from '../v/verdant-force.js';
import ViciousRumors from '../v/vicious-rumors.js';
import VillageRites from '../v/village-rites.js';
import VillageWatch from '../v/village-watch.js';
import ViridianCorrupter from '../v/viridian-corrupter.js';
import VisceraSeer from '../v/viscera-seer.js';
import VisionSkeins from '../v/vision-skeins.js';
import VulshokMorningstar from '../v/vulshok-morningstar.js';

const cards: readonly CardDef[] = [
  VampireCharmseeker,
  VampireCutthroat,
  VampireNeonate,
  VampireNighthawk,
  VampireOpportunist,
  VaultOfTheArchangel,
  VeneratedRotpriest,
  VerdantForce,
  ViciousRumors,
  VillageRites,
  VillageWatch,
  ViridianCorrupter,
  VisceraSeer,
  VisionSkeins,
  VulshokMorningstar,
];

export default cards;
