import type { FlagKeyword } from '@ettin/schema';

/**
 * What a keyword ability is called: as a line of its own ("vuela") and as a noun ("volar"). What one
 * has or gains is "la habilidad de volar"; only protection is had as it is.
 */
export interface KeywordName {
  readonly line: string;
  readonly noun: string;
  readonly plain?: true;
}

const name = (line: string, noun = line): KeywordName => ({ line, noun });

export const FLAG_WORDS: Readonly<Record<FlagKeyword, KeywordName>> = {
  flying: name('vuela', 'volar'),
  reach: name('alcance'),
  firstStrike: name('daña primero', 'dañar primero'),
  doubleStrike: name('daña dos veces', 'dañar dos veces'),
  deathtouch: name('toque mortal'),
  lifelink: name('vínculo vital'),
  trample: name('arrolla', 'arrollar'),
  vigilance: name('vigilancia'),
  haste: name('prisa'),
  flash: name('destello'),
  defender: name('defensor'),
  menace: name('amenaza'),
  hexproof: name('antimaleficio'),
  shroud: name('velo'),
  indestructible: name('indestructible'),
  fear: name('inspira temor', 'inspirar temor'),
  intimidate: name('intimidar'),
  shadow: name('desvanecerse'),
  skulk: name('escabullirse'),
  horsemanship: name('equitación'),
  infect: name('infectar'),
  wither: name('debilitar'),
  changeling: name('cambiaformas'),
  devoid: name('vacío'),
  prowess: name('destreza'),
  exalted: name('exaltado'),
  undying: name('imperecedero'),
  persist: name('persistir'),
  extort: name('extorsionar'),
  evolve: name('evolucionar'),
  cascade: name('cascada'),
  storm: name('tormenta'),
  convoke: name('convocar'),
  delve: name('excavar'),
  improvise: name('improvisar'),
  phasing: name('cambiar de fase'),
  flanking: name('flanquea', 'flanquear'),
  melee: name('refriega'),
  splitSecond: name('fracción de segundo'),
  assist: name('asistir'),
  daybound: name('diurno'),
  nightbound: name('nocturno'),
  partner: name('camarada'),
  riot: name('disturbio'),
  ascend: name('ascender'),
  mentor: name('mentor'),
  training: name('entrenamiento'),
  decayed: name('decadente'),
  rebound: name('rebote'),
  retrace: name('rememorar'),
  fuse: name('fusionar'),
  livingWeapon: name('arma viviente'),
  jumpStart: name('recargar'),
  banding: name('formar bandas'),
};
