import type { BASICS_EN } from '../en/basics.js';

export const BASICS_ES: Readonly<Record<keyof typeof BASICS_EN, string>> = {
  team: 'Equipo {letter}',
  player: 'jugador {n}',
  faceDown: 'una carta boca abajo',
  faceDownName: 'carta boca abajo',
  card: 'una carta',
  named: '{name}',
  abilityOf: 'La habilidad de {what}',
  monarchAbility: 'La habilidad del monarca',
  monarchAbilityName: 'habilidad del monarca',
  nothing: 'nada',
  gone: 'algo que ya no está',
};
