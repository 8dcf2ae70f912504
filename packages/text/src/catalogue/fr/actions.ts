import type { ACTIONS_EN, SPECIAL_EN } from '../en/actions.js';

export const ACTIONS_FR: Readonly<Record<keyof typeof ACTIONS_EN, string>> = {
  passOn: 'Passer : ensuite {place}',
  passTurn: 'Passer : ensuite le tour suivant ({team})',
  passResolve: 'Passer : {what} se résout',
  topOfStack: 'le dessus de la pile',
  playLand: 'Jouer {what}',
  cast: 'Lancer {what}',
  castFrom: 'Lancer {what} {from}',
  castHow: 'Lancer {what} {how}',
  castFromHow: 'Lancer {what} {from} {how}',
  partOf: '{part} (sur {card})',
  activate: '{what} : {ability}',
  activateOf: '{what} ({who}) : {ability}',
  inZone: '{what} ({zone})',
  anAbility: 'une capacité',
  answer: 'Répondre',
  propose: 'Proposer une réponse',
  cancel: 'Se rétracter',
  concede: 'Concéder',
  faceDown: 'face cachée {cost}',
  free: 'sans payer son coût de mana',
  permission: 'comme un effet le permet',
  alternative: 'pour son autre coût',
  with: 'avec {keyword}',
};

export const SPECIAL_FR: Readonly<Record<keyof typeof SPECIAL_EN, string>> = {
  turnFaceUp: 'Retourner face visible {what}',
  turnFaceUpForMana: 'Retourner face visible pour son coût de mana {what}',
};
