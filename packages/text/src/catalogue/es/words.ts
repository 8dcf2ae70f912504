import type {
  COLORS_EN,
  COUNTERS_EN,
  FROM_ZONE_EN,
  NEXT_EN,
  PILES_EN,
  STEPS_EN,
  SUPERTYPES_EN,
  TO_ZONE_EN,
  TYPES_EN,
  ZONES_EN,
} from '../en/words.js';

export const STEPS_ES: Readonly<Record<keyof typeof STEPS_EN, string>> = {
  setup: 'antes de la partida',
  untap: 'paso de enderezar',
  upkeep: 'mantenimiento',
  draw: 'paso de robar',
  main1: 'primera fase principal',
  beginCombat: 'comienzo del combate',
  declareAttackers: 'atacantes declarados',
  declareBlockers: 'bloqueadores declarados',
  firstStrikeDamage: 'daño de los que dañan primero',
  combatDamage: 'daño de combate',
  endCombat: 'final del combate',
  main2: 'segunda fase principal',
  end: 'paso final',
  cleanup: 'paso de limpieza',
};

export const NEXT_ES: Readonly<Record<keyof typeof NEXT_EN, string>> = {
  upkeep: 'el mantenimiento',
  draw: 'el paso de robar',
  main1: 'la primera fase principal',
  combat: 'el combate',
  declareAttackers: 'la declaración de atacantes',
  declareBlockers: 'la declaración de bloqueadores',
  combatDamage: 'el daño de combate',
  secondDamage: 'el segundo daño de combate',
  endCombat: 'el final del combate',
  main2: 'la segunda fase principal',
  end: 'el paso final',
};

export const ZONES_ES: Readonly<Record<keyof typeof ZONES_EN, string>> = {
  library: 'biblioteca',
  hand: 'mano',
  battlefield: 'campo de batalla',
  graveyard: 'cementerio',
  stack: 'pila',
  exile: 'exilio',
  command: 'zona de mando',
};

export const FROM_ZONE_ES: Readonly<Record<keyof typeof FROM_ZONE_EN, string>> = {
  library: 'desde la biblioteca',
  hand: 'desde la mano',
  battlefield: 'desde el campo de batalla',
  graveyard: 'desde el cementerio',
  stack: 'desde la pila',
  exile: 'desde el exilio',
  command: 'desde la zona de mando',
};

export const TO_ZONE_ES: Readonly<Record<keyof typeof TO_ZONE_EN, string>> = {
  library: 'a la biblioteca',
  hand: 'a la mano',
  battlefield: 'al campo de batalla',
  graveyard: 'al cementerio',
  stack: 'a la pila',
  exile: 'al exilio',
  command: 'a la zona de mando',
};

export const PILES_ES: Readonly<Record<keyof typeof PILES_EN, string>> = {
  top: 'en la parte superior',
  bottom: 'en el fondo',
  graveyard: 'en el cementerio',
  hand: 'en la mano',
  battlefield: 'en el campo de batalla',
  exile: 'en el exilio',
};

export const COLORS_ES: Readonly<Record<keyof typeof COLORS_EN, string>> = {
  W: 'blanco',
  U: 'azul',
  B: 'negro',
  R: 'rojo',
  G: 'verde',
  C: 'incoloro',
};

export const TYPES_ES: Readonly<Record<keyof typeof TYPES_EN, string>> = {
  artifact: 'artefacto',
  battle: 'batalla',
  creature: 'criatura',
  enchantment: 'encantamiento',
  instant: 'instantáneo',
  kindred: 'afín',
  land: 'tierra',
  planeswalker: 'planeswalker',
  sorcery: 'conjuro',
};

export const SUPERTYPES_ES: Readonly<Record<keyof typeof SUPERTYPES_EN, string>> = {
  basic: 'básica',
  legendary: 'legendaria',
  snow: 'nevada',
  world: 'mundial',
};

export const COUNTERS_ES: Readonly<Record<keyof typeof COUNTERS_EN, string>> = {
  poison: 'de veneno',
  energy: 'de energía',
  experience: 'de experiencia',
  loyalty: 'de lealtad',
  defense: 'de defensa',
  lore: 'de sabiduría',
  charge: 'de carga',
  quest: 'de búsqueda',
  hour: 'de hora',
  ice: 'de hielo',
  age: 'de edad',
  time: 'de tiempo',
  fade: 'de desvanecimiento',
  renowned: 'de renombre',
};
