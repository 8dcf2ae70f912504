import type { ACTIONS_EN, SPECIAL_EN } from '../en/actions.js';

export const ACTIONS_ES: Readonly<Record<keyof typeof ACTIONS_EN, string>> = {
  passOn: 'Pasar: sigue {place}',
  passTurn: 'Pasar: sigue el turno de {team}',
  passResolve: 'Pasar: se resuelve {what}',
  topOfStack: 'lo primero de la pila',
  playLand: 'Jugar {what}',
  cast: 'Lanzar {what}',
  castFrom: 'Lanzar {what} {from}',
  castHow: 'Lanzar {what} {how}',
  castFromHow: 'Lanzar {what} {from} {how}',
  partOf: '{part} (en {card})',
  activate: '{what}: {ability}',
  activateOf: '{what} de {who}: {ability}',
  inZone: '{what} ({zone})',
  anAbility: 'una habilidad',
  answer: 'Responder',
  propose: 'Proponer una respuesta',
  cancel: 'Retractarse',
  concede: 'Rendirse',
  faceDown: 'boca abajo {cost}',
  free: 'sin pagar su coste de maná',
  permission: 'como permite un efecto',
  alternative: 'por su otro coste',
  with: 'con {keyword}',
};

export const SPECIAL_ES: Readonly<Record<keyof typeof SPECIAL_EN, string>> = {
  turnFaceUp: 'Poner boca arriba {what}',
  turnFaceUpForMana: 'Poner boca arriba por su coste de maná {what}',
};
