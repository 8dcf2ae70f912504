import type { CardType, Color, Step, Supertype, Zone } from '@ettin/schema';
import { type Noun, noun } from './grammar.js';

/** Adjectives in the masculine singular. */
export const COLOR_WORDS: Readonly<Record<Color, string>> = {
  W: 'blanc',
  U: 'bleu',
  B: 'noir',
  R: 'rouge',
  G: 'vert',
};

export const TYPE_NOUNS: Readonly<Record<CardType, Noun>> = {
  artifact: noun('artefact', 'm'),
  battle: noun('bataille', 'f'),
  creature: noun('créature', 'f'),
  enchantment: noun('enchantement', 'm'),
  instant: noun('éphémère', 'm'),
  kindred: noun('clan', 'm'),
  land: noun('terrain', 'm'),
  planeswalker: noun('planeswalker', 'm'),
  sorcery: noun('rituel', 'm'),
};

export const SUPERTYPE_WORDS: Readonly<Record<Supertype, string>> = {
  basic: 'de base',
  legendary: 'légendaire',
  snow: 'neigeux',
  world: 'mondial',
};

export const ZONE_NOUNS: Readonly<Record<Zone, Noun>> = {
  library: noun('bibliothèque', 'f'),
  hand: noun('main', 'f'),
  battlefield: noun('champ de bataille', 'm'),
  graveyard: noun('cimetière', 'm'),
  stack: noun('pile', 'f'),
  exile: noun('exil', 'm'),
  command: noun('zone de commandement', 'f'),
};

export const STEP_NOUNS: Readonly<Record<Step, Noun>> = {
  untap: noun('étape de dégagement', 'f'),
  upkeep: noun('entretien', 'm'),
  draw: noun('étape de pioche', 'f'),
  main1: noun('première phase principale', 'f', 'premières phases principales'),
  beginCombat: noun('combat', 'm'),
  declareAttackers: noun('étape de déclaration des attaquants', 'f'),
  declareBlockers: noun('étape de déclaration des bloqueurs', 'f'),
  firstStrikeDamage: noun(
    'première étape des blessures de combat',
    'f',
    'premières étapes des blessures de combat',
  ),
  combatDamage: noun('étape des blessures de combat', 'f'),
  endCombat: noun('étape de fin de combat', 'f'),
  main2: noun('deuxième phase principale', 'f', 'deuxièmes phases principales'),
  end: noun('étape de fin', 'f'),
  cleanup: noun('étape de nettoyage', 'f'),
};

export const NOUNS = {
  permanent: noun('permanent', 'm'),
  card: noun('carte', 'f'),
  spell: noun('sort', 'm'),
  ability: noun('capacité', 'f'),
  token: noun('jeton', 'm'),
  source: noun('source', 'f'),
  copy: noun('copie', 'f'),
  target: noun('cible', 'f'),
  emblem: noun('emblème', 'm'),
  player: noun('joueur', 'm'),
  opponent: noun('adversaire', 'm'),
  teammate: noun('coéquipier', 'm'),
  team: noun('équipe', 'f'),
  counter: noun('marqueur', 'm'),
  controller: noun('contrôleur', 'm'),
  owner: noun('propriétaire', 'm'),
  control: noun('contrôle', 'm'),
  power: noun('force', 'f'),
  toughness: noun('endurance', 'f'),
  both: noun('force et son endurance', 'f'),
  manaValue: noun('valeur de mana', 'f'),
  manaCost: noun('coût de mana', 'm'),
  lifeTotal: noun('total de points de vie', 'm'),
  life: noun('point de vie', 'm'),
  damage: noun('blessure', 'f'),
  turn: noun('tour', 'm'),
  devotion: noun('dévotion', 'f'),
} as const;
