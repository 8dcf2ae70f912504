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

export const STEPS_FR: Readonly<Record<keyof typeof STEPS_EN, string>> = {
  setup: 'avant la partie',
  untap: 'étape de dégagement',
  upkeep: "étape d'entretien",
  draw: 'étape de pioche',
  main1: 'première phase principale',
  beginCombat: 'début du combat',
  declareAttackers: 'attaquants déclarés',
  declareBlockers: 'bloqueurs déclarés',
  firstStrikeDamage: "blessures de l'initiative",
  combatDamage: 'blessures de combat',
  endCombat: 'fin du combat',
  main2: 'seconde phase principale',
  end: 'étape de fin',
  cleanup: 'étape de nettoyage',
};

export const NEXT_FR: Readonly<Record<keyof typeof NEXT_EN, string>> = {
  upkeep: "l'entretien",
  draw: "l'étape de pioche",
  main1: 'la première phase principale',
  combat: 'le combat',
  declareAttackers: 'la déclaration des attaquants',
  declareBlockers: 'la déclaration des bloqueurs',
  combatDamage: 'les blessures de combat',
  secondDamage: 'les secondes blessures de combat',
  endCombat: 'la fin du combat',
  main2: 'la seconde phase principale',
  end: "l'étape de fin",
};

export const ZONES_FR: Readonly<Record<keyof typeof ZONES_EN, string>> = {
  library: 'bibliothèque',
  hand: 'main',
  battlefield: 'champ de bataille',
  graveyard: 'cimetière',
  stack: 'pile',
  exile: 'exil',
  command: 'zone de commandement',
};

export const FROM_ZONE_FR: Readonly<Record<keyof typeof FROM_ZONE_EN, string>> = {
  library: 'depuis la bibliothèque',
  hand: 'depuis la main',
  battlefield: 'depuis le champ de bataille',
  graveyard: 'depuis le cimetière',
  stack: 'depuis la pile',
  exile: "depuis l'exil",
  command: 'depuis la zone de commandement',
};

export const TO_ZONE_FR: Readonly<Record<keyof typeof TO_ZONE_EN, string>> = {
  library: 'dans la bibliothèque',
  hand: 'en main',
  battlefield: 'sur le champ de bataille',
  graveyard: 'au cimetière',
  stack: 'sur la pile',
  exile: 'en exil',
  command: 'dans la zone de commandement',
};

export const PILES_FR: Readonly<Record<keyof typeof PILES_EN, string>> = {
  top: 'au-dessus',
  bottom: 'au-dessous',
  graveyard: 'au cimetière',
  hand: 'en main',
  battlefield: 'sur le champ de bataille',
  exile: 'en exil',
};

export const COLORS_FR: Readonly<Record<keyof typeof COLORS_EN, string>> = {
  W: 'blanc',
  U: 'bleu',
  B: 'noir',
  R: 'rouge',
  G: 'vert',
  C: 'incolore',
};

export const TYPES_FR: Readonly<Record<keyof typeof TYPES_EN, string>> = {
  artifact: 'artefact',
  battle: 'bataille',
  creature: 'créature',
  enchantment: 'enchantement',
  instant: 'éphémère',
  kindred: 'parenté',
  land: 'terrain',
  planeswalker: 'planeswalker',
  sorcery: 'rituel',
};

export const SUPERTYPES_FR: Readonly<Record<keyof typeof SUPERTYPES_EN, string>> = {
  basic: 'de base',
  legendary: 'légendaire',
  snow: 'neigeux',
  world: 'monde',
};

export const COUNTERS_FR: Readonly<Record<keyof typeof COUNTERS_EN, string>> = {
  poison: '« poison »',
  energy: '« énergie »',
  experience: '« expérience »',
  loyalty: '« loyauté »',
  defense: '« défense »',
  lore: '« savoir »',
  charge: '« charge »',
  quest: '« quête »',
  hour: '« heure »',
  ice: '« glace »',
  age: '« âge »',
  time: '« temps »',
  fade: '« estompe »',
  renowned: '« renommée »',
};
