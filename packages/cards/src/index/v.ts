// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import ValorousStance from '../v/valorous-stance.js';
import VampireCharmseeker from '../v/vampire-charmseeker.js';
import VampireCutthroat from '../v/vampire-cutthroat.js';
import VampireNeonate from '../v/vampire-neonate.js';
import VampireNighthawk from '../v/vampire-nighthawk.js';
import VampireOpportunist from '../v/vampire-opportunist.js';
import VaultOfTheArchangel from '../v/vault-of-the-archangel.js';
import VeneratedRotpriest from '../v/venerated-rotpriest.js';
import VerdantForce from '../v/verdant-force.js';
import ViciousRumors from '../v/vicious-rumors.js';
import VigilantBaloth from '../v/vigilant-baloth.js';
import VillageRites from '../v/village-rites.js';
import VillageWatch from '../v/village-watch.js';
import Vindicate from '../v/vindicate.js';
import VinesOfVastwood from '../v/vines-of-vastwood.js';
import ViridianCorrupter from '../v/viridian-corrupter.js';
import VirtusTheVeiled from '../v/virtus-the-veiled.js';
import VirtussManeuver from '../v/virtuss-maneuver.js';
import VisceraSeer from '../v/viscera-seer.js';
import VisionSkeins from '../v/vision-skeins.js';
import VoiceOfAll from '../v/voice-of-all.js';
import VoiceOfTheBlessed from '../v/voice-of-the-blessed.js';
import VolcanicGeyser from '../v/volcanic-geyser.js';
import VolcanicHammer from '../v/volcanic-hammer.js';
import Vorapede from '../v/vorapede.js';
import VulshokMorningstar from '../v/vulshok-morningstar.js';

const cards: readonly CardDef[] = [
  ValorousStance,
  VampireCharmseeker,
  VampireCutthroat,
  VampireNeonate,
  VampireNighthawk,
  VampireOpportunist,
  VaultOfTheArchangel,
  VeneratedRotpriest,
  VerdantForce,
  ViciousRumors,
  VigilantBaloth,
  VillageRites,
  VillageWatch,
  Vindicate,
  VinesOfVastwood,
  ViridianCorrupter,
  VirtusTheVeiled,
  VirtussManeuver,
  VisceraSeer,
  VisionSkeins,
  VoiceOfAll,
  VoiceOfTheBlessed,
  VolcanicGeyser,
  VolcanicHammer,
  Vorapede,
  VulshokMorningstar,
];

export default cards;
