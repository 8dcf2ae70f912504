import type { FlagKeyword } from '@ettin/schema';

/**
 * What a keyword ability is called: as a line of its own ("vuela") and as a noun ("volar"). A noun
 * that is a verb has to be called an ability: "gana la habilidad de volar", but "gana vigilancia".
 */
export interface KeywordName {
  readonly line: string;
  readonly noun: string;
  readonly verbal?: true;
}

const noun = (word: string): KeywordName => ({ line: word, noun: word });
const verbal = (line: string, infinitive = line): KeywordName => ({
  line,
  noun: infinitive,
  verbal: true,
});

export const FLAG_WORDS: Readonly<Record<FlagKeyword, KeywordName>> = {
  flying: verbal('vuela', 'volar'),
  reach: noun('alcance'),
  firstStrike: verbal('daña primero', 'dañar primero'),
  doubleStrike: verbal('daña dos veces', 'dañar dos veces'),
  deathtouch: noun('toque mortal'),
  lifelink: noun('vínculo vital'),
  trample: verbal('arrolla', 'arrollar'),
  vigilance: noun('vigilancia'),
  haste: noun('prisa'),
  flash: noun('destello'),
  defender: verbal('defensor'),
  menace: noun('amenaza'),
  hexproof: noun('antimaleficio'),
  shroud: noun('velo'),
  indestructible: verbal('indestructible'),
  fear: verbal('inspira temor', 'inspirar temor'),
  intimidate: verbal('intimidar'),
  shadow: verbal('desvanecerse'),
  skulk: verbal('escabullirse'),
  horsemanship: noun('equitación'),
  infect: verbal('infectar'),
  wither: verbal('debilitar'),
  changeling: verbal('cambiaformas'),
  devoid: noun('vacío'),
  prowess: noun('destreza'),
  exalted: verbal('exaltado'),
  undying: verbal('imperecedero'),
  persist: verbal('persistir'),
  extort: verbal('extorsionar'),
  evolve: verbal('evolucionar'),
  cascade: noun('cascada'),
  storm: noun('tormenta'),
  convoke: verbal('convocar'),
  delve: verbal('excavar'),
  improvise: verbal('improvisar'),
  phasing: verbal('cambiar de fase'),
  flanking: verbal('flanquea', 'flanquear'),
  melee: noun('refriega'),
  splitSecond: noun('fracción de segundo'),
  assist: verbal('asistir'),
  daybound: verbal('diurno'),
  nightbound: verbal('nocturno'),
  partner: verbal('camarada'),
  riot: noun('disturbio'),
  ascend: verbal('ascender'),
  mentor: verbal('mentor'),
  training: noun('entrenamiento'),
  decayed: verbal('decadente'),
  rebound: noun('rebote'),
  retrace: verbal('rememorar'),
  fuse: verbal('fusionar'),
  livingWeapon: noun('arma viviente'),
  jumpStart: verbal('reactivar'),
  banding: verbal('formar bandas'),
};
