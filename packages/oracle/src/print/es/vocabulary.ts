import type { CardType, Color, Step, Supertype, Zone } from '@ettin/schema';
import type { Head } from '../scope.js';
import { type Adjective, common, feminine, masculine, varying, type Word } from './words.js';

export const COLOR_WORDS: Readonly<Record<Color, Adjective>> = {
  W: varying('blanco'),
  U: common('azul'),
  B: varying('negro'),
  R: varying('rojo'),
  G: common('verde'),
};

export const COLORLESS: Adjective = varying('incoloro');

export const TYPE_WORDS: Readonly<Record<CardType, Word>> = {
  artifact: masculine('artefacto'),
  battle: feminine('batalla'),
  creature: feminine('criatura'),
  enchantment: masculine('encantamiento'),
  instant: masculine('instantáneo'),
  kindred: masculine('afín', 'afines'),
  land: feminine('tierra'),
  planeswalker: masculine('planeswalker', 'planeswalkers'),
  sorcery: masculine('conjuro'),
};

export const SUPERTYPE_WORDS: Readonly<Record<Supertype, Adjective>> = {
  basic: varying('básico'),
  legendary: varying('legendario'),
  snow: varying('nevado'),
  world: common('mundial'),
};

export const HEAD_WORDS: Readonly<Record<Head, Word>> = {
  permanent: masculine('permanente'),
  card: feminine('carta'),
  spell: masculine('hechizo'),
  ability: feminine('habilidad', 'habilidades'),
  token: feminine('ficha'),
  source: feminine('fuente'),
};

export const ZONE_WORDS: Readonly<Record<Zone, Word>> = {
  library: feminine('biblioteca'),
  hand: feminine('mano'),
  battlefield: masculine('campo de batalla'),
  graveyard: masculine('cementerio'),
  stack: feminine('pila'),
  exile: masculine('exilio'),
  command: feminine('zona de mando'),
};

export const STEP_WORDS: Readonly<Record<Step, Word>> = {
  untap: masculine('paso de enderezar'),
  upkeep: masculine('mantenimiento'),
  draw: masculine('paso de robar'),
  main1: feminine('primera fase principal', 'primeras fases principales'),
  beginCombat: masculine('combate'),
  declareAttackers: masculine('paso de declarar atacantes'),
  declareBlockers: masculine('paso de declarar bloqueadores'),
  firstStrikeDamage: masculine('primer paso de daño de combate', 'primeros pasos de daño de combate'),
  combatDamage: masculine('paso de daño de combate'),
  endCombat: masculine('final del combate', 'finales del combate'),
  main2: feminine('segunda fase principal', 'segundas fases principales'),
  end: masculine('paso final', 'pasos finales'),
  cleanup: masculine('paso de limpieza'),
};

/** Other nouns of card text. */
export const CARD = HEAD_WORDS.card;
export const PERMANENT = HEAD_WORDS.permanent;
export const PLAYER = masculine('jugador', 'jugadores');
export const OPPONENT = masculine('oponente');
export const TEAMMATE = masculine('compañero de equipo');
export const TEAM = masculine('equipo');
export const CONTROLLER = masculine('controlador', 'controladores');
export const OWNER = masculine('propietario');
export const TURN = masculine('turno');
export const CONTROL = masculine('control', 'controles');
export const LIFE_TOTAL = masculine('total de vidas', 'totales de vidas');
export const LIFE = feminine('vida');
export const POWER = feminine('fuerza');
export const TOUGHNESS = feminine('resistencia');
export const MANA_VALUE = masculine('valor de maná');
export const HAND = ZONE_WORDS.hand;
export const LIBRARY = ZONE_WORDS.library;
export const GRAVEYARD = ZONE_WORDS.graveyard;

export const QUALITY_WORDS = { power: POWER, toughness: TOUGHNESS, manaValue: MANA_VALUE } as const;
