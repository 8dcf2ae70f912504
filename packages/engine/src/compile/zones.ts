import { ZONES, type Zone } from '@ettin/schema';

/** Zones as bits, for the zones from which an ability works. */
export const ZONE_BIT = Object.fromEntries(ZONES.map((z, i) => [z, 1 << i])) as Record<Zone, number>;

/** Layers of CR 613 as numbers in order of application; 80 is for restrictions, which have none. */
export const LAYER = {
  copy: 10,
  control: 20,
  type: 40,
  color: 50,
  ability: 60,
  definePT: 70,
  setPT: 71,
  modifyPT: 72,
  switchPT: 74,
  restriction: 80,
} as const;

/** Restrictions and requirements as bits of `Chars.restricted`. */
export const RESTRICTION = {
  cantAttack: 1,
  cantBlock: 2,
  cantAttackAlone: 4,
  cantBlockAlone: 8,
  cantBeBlocked: 16,
  minBlockers: 32,
  maxBlockersOne: 64,
  mustAttack: 128,
  mustBlock: 256,
  mustBeBlocked: 512,
  blockAdditional: 1024,
  attackDespiteDefender: 2048,
  doesntUntap: 4096,
  mayNotUntap: 8192,
  cantBeCountered: 16384,
  cantActivate: 32768,
  damageAsPower: 65536,
  damageUnblocked: 131072,
  cantTransform: 262144,
  goaded: 524288,
  cantBeTargeted: 1048576,
  mayExert: 2097152,
} as const;
